import {
  buildAddress,
  call,
  callWithProof,
  runInParallel,
  startPinServers,
  type Answer,
  type PinServers,
  type Sender,
} from './pin-client.ts'

const location = { state: 'CA', county: 'Los Angeles' }
const clients = 50
const rounds = 2
const flooders = 40

interface Person extends Sender {
  pin: string
  words: unknown
}

/**
 * Many people come back at the same moment, with real hashes on one process: how many are told that we are busy. Once
 * each has an address of their own, once all share one, and once a program at another address asks without end.
 */
export async function benchCrowd(say: (line: string, isGood: boolean) => void): Promise<void> {
  const servers = await startPinServers({ count: 1, hasCheapProof: true })
  try {
    const people = await runInParallel(clients, 4, (index) => save(servers, index))
    const comeBack = (address: (index: number) => string) =>
      runInParallel(clients, clients, async (index) => {
        const answers: Answer[] = []
        const { pin, words } = people[index] ?? {}
        let browser = await newBrowser(servers, address(index))
        for (let round = 0; round < rounds; round += 1) {
          const answer = await open(servers, { ...location, pin, returnWords: words }, browser)
          answers.push(answer)
          browser = { ...browser, cookie: answer.cookie }
        }
        return answers
      })
    report('own addresses', (await comeBack((index) => buildAddress(index, 15))).flat(), say)
    report('one address', (await comeBack(() => buildAddress(1, 16))).flat(), say)
    const flood = startFlood(servers)
    report('beside a flood', (await comeBack((index) => buildAddress(index, 17))).flat(), say)
    await flood.stop()
  } finally {
    await servers.stop()
  }
}

async function save({ urls: [url = ''] }: PinServers, index: number): Promise<Person> {
  const sender = { address: buildAddress(index, 15) }
  const pin = String(407_183 + index * 1009)
  const made = await callWithProof(url, '/api/session/create', { ...location, pin, sessionData: {} }, sender)
  if (made.status !== 200) throw new Error(`not saved: ${made.status}`)
  return { ...sender, pin, words: made.body['returnWords'] }
}

/** A browser that already has its cookie. */
async function newBrowser({ urls: [url = ''] }: PinServers, address: string): Promise<Sender> {
  const { cookie } = await call(url, '/api/sessions', { id: 'fp_bench' }, { address })
  return { address, cookie }
}

const open = ({ urls: [url = ''] }: PinServers, payload: object, sender: Sender) =>
  callWithProof(url, '/api/session/retrieve', payload, sender)

/** One address with more calls in flight than the hashes can serve; it never proves any work. */
function startFlood({ urls: [url = ''] }: PinServers) {
  const end = new AbortController()
  const payload = { ...location, pin: '555018', returnWords: ['zzzz', 'zzzz', 'zzzz'] }
  const ask = async () => {
    while (!end.signal.aborted) await call(url, '/api/session/retrieve', payload, { address: buildAddress(1, 18) })
  }
  const asking = Promise.all(Array.from({ length: flooders }, ask))
  return {
    async stop() {
      end.abort()
      await asking
    },
  }
}

function report(name: string, answers: readonly Answer[], say: (line: string, isGood: boolean) => void): void {
  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  const slowest = Math.max(...answers.filter(({ status }) => status === 200).map(({ ms }) => ms))
  const busy = ((100 * count(503)) / answers.length).toFixed(0)
  const line = `crowd of ${clients}, ${name}: ${count(200)} of ${answers.length} came in, ${busy} % told "busy", slowest ${(slowest / 1000).toFixed(1)} s`
  say(line, count(200) === answers.length)
}
