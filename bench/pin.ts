import { startPostgres } from '../src/testing/postgres-cluster.ts'
import {
  buildAddress,
  call,
  callWithProof,
  runInParallel,
  startPinServers,
  type Answer,
  type PinServers,
  type Sender,
  type ServerOptions,
} from './pin-client.ts'

const testLocation = { state: 'CA', county: 'Los Angeles' }
const retrieve = '/api/session/retrieve'
const create = '/api/session/create'
const getUrl = ({ urls }: PinServers, index: number) => urls[index % urls.length] ?? ''
const six = (index: number) => String((index * 7919 + 104_729) % 1_000_000).padStart(6, '0')

/**
 * What an attacker achieves, measured against running servers: two on one PostgreSQL, then one on the embedded engine.
 */
export async function benchPin(say: Say): Promise<void> {
  const cluster = await startPostgres()
  if (cluster) {
    const options = { count: 2, database: cluster.url }
    try {
      await withServers(options, (servers) => atOnce(servers, say))
    } finally {
      await cluster.stop()
    }
  } else say('pin at once      no PostgreSQL here: not measured', true)
  await withServers({ count: 1, isCheap: true }, (servers) => county(servers, say))
  await withServers({ count: 1 }, (servers) => sameAnswer(servers, say))
}

/** Reports one figure and whether it is within its limit. */
export type Say = (line: string, isGood: boolean) => void

async function withServers(options: ServerOptions, run: (servers: PinServers) => Promise<void>): Promise<void> {
  const servers = await startPinServers(options)
  try {
    await run(servers)
  } finally {
    await servers.stop()
  }
}

const countStatus = (answers: readonly Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length

/** A browser that already has its cookie. */
async function newBrowser(servers: PinServers, address: string): Promise<Sender> {
  const { cookie } = await call(getUrl(servers, 0), '/api/sessions', { id: 'fp_bench' }, { address })
  return { address, cookie }
}

/** One browser, 400 wrong PINs at the same moment, half to each process. */
async function atOnce(servers: PinServers, say: Say): Promise<void> {
  const browser = await newBrowser(servers, buildAddress(1))
  const guess = (index: number) => call(getUrl(servers, index), retrieve, { ...testLocation, pin: '555018' }, browser)
  const answers = await runInParallel(400, 400, guess)
  const [verified, locked] = [countStatus(answers, 401), countStatus(answers, 429)]
  const line = `pin at once      400 wrong PINs over two processes: ${verified} verified, ${locked} locked`
  say(line, verified === 5 && locked === 395)
}

const saved = 1000
const guesses = 20_000
const returning = 50

/**
 * A county with a thousand saved sessions, attacked from twenty thousand addresses while fifty people return. Hash and
 * proof of work are made cheap here: they only slow the attacker down, and this counts which guesses get through.
 */
async function county(servers: PinServers, say: Say): Promise<void> {
  const save = async (index: number) => {
    const browser = await newBrowser(servers, buildAddress(index, 11))
    const payload = { ...testLocation, pin: six(index), sessionData: {} }
    const made = await callWithProof(getUrl(servers, index), create, payload, browser)
    return { pin: six(index), words: made.body['returnWords'], cookie: made.cookie, status: made.status }
  }
  const people = await runInParallel(saved, 16, save)
  const isSaved = people.every(({ status }) => status === 200)
  const comeBack = (index: number) => {
    const { pin, words, cookie = null } = people[index * 20] ?? {}
    const [url, address] = [getUrl(servers, index), buildAddress(index, 13)]
    return index % 2 === 0
      ? callWithProof(url, retrieve, { ...testLocation, pin }, { address, cookie })
      : callWithProof(url, retrieve, { ...testLocation, pin, returnWords: words }, { address })
  }
  const came: Answer[] = []
  const tried = await runInParallel(guesses, 48, async (index) => {
    // The returning people are spread over the whole attack.
    if (index % (guesses / returning) === 0) came.push(await comeBack(index / (guesses / returning)))
    return call(
      getUrl(servers, index),
      retrieve,
      { ...testLocation, pin: six(index) },
      { address: buildAddress(index, 12) },
    )
  })
  const opened = countStatus(tried, 200)
  const parts = `${countStatus(tried, 401)} verified, ${countStatus(tried, 428)} asked for work, ${countStatus(tried, 429)} locked`
  say(`pin county       ${saved} saved, ${guesses} PINs alone: ${opened} opened (${parts})`, isSaved && opened === 0)
  const admitted = countStatus(came, 200)
  say(
    `pin returning    meanwhile ${admitted} of ${returning} people came in, by device or words`,
    admitted === returning,
  )
}

const samples = 60
const quantile = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0

/** Saves alternately with a PIN that is in use and one that is not, and compares the answers. */
async function sameAnswer(servers: PinServers, say: Say): Promise<void> {
  const save = (index: number, pin: string) =>
    call(getUrl(servers, 0), create, { ...testLocation, pin, sessionData: {} }, { address: buildAddress(index, 14) })
  await runInParallel(12, 1, (index) => save(1000 + index, '407183'))
  const [used, unused]: [Answer[], Answer[]] = [[], []]
  for (let index = 0; index < samples; index += 1) {
    used.push(await save(2 * index, '407183'))
    unused.push(await save(2 * index + 1, six(index)))
  }
  const describeShape = ({ status, body }: Answer) => `${status} ${Object.keys(body).join()}`
  const shapes = new Set([...used, ...unused].map(describeShape))
  const [usedTimes, unusedTimes] = [used, unused].map((all) => all.map(({ ms }) => ms).toSorted((a, b) => a - b))
  if (!usedTimes || !unusedTimes) return
  const share = chanceSlower(usedTimes, unusedTimes)
  const ratio = (at: number) => (quantile(usedTimes, at) / quantile(unusedTimes, at)).toFixed(2)
  const times = `median ${ratio(0.5)} and p95 ${ratio(0.95)} of the unused`
  const line = `pin saving       used PIN: ${shapes.size} shape of answer, ${times}, slower in ${(share * 100).toFixed(0)} % of pairs`
  // Two equal distributions give half of all pairs; with 60 samples each, chance alone stays within 15 points.
  say(line, shapes.size === 1 && Math.abs(share - 0.5) < 0.15)
}

/**
 * Probability that a sample of the first is slower than one of the second (Mann–Whitney); one half means no difference.
 */
function chanceSlower(first: readonly number[], second: readonly number[]): number {
  let slower = 0
  for (const a of first) for (const b of second) slower += a > b ? 1 : a === b ? 0.5 : 0
  return slower / (first.length * second.length)
}
