import { setImmediate as nextTurn } from 'node:timers/promises'
import { createRandom } from '../scripts/train/random.ts'
import { openTextCalls, readGoldenAnswers, type TextCall, type TextCalls } from './text-calls.ts'
import { type Corpus, createCook, pick, type Recipe, writeRecipe } from './text-recipes.ts'

/** How many texts are tried for each call, and the seed: the same texts each time. */
const [texts, seed] = [1000, 38]
/** The first are made at random; then the slowest so far are changed. */
const first = 0.6
const mostParents = 12
/** Measured again before it is believed: the engine compiles and collects in between. */
const repeats = 3
/** The peer is so quick that its time shows only over many rounds. */
const manyTimes = 400
/** No call is climbed for longer than this, in milliseconds of processor time: slow calls try fewer texts. */
const longestClimb = 15_000

export interface WorstText {
  call: string
  characters: number
  /** The beginning of the slowest text that was found. */
  text: string
  /** The longest that the loop was held without a turn for others. */
  ms: number
  /** All that it cost, in as many turns as it took. */
  costMs: number
  /** How many times as long as parsing the same text from JSON and finding its words. */
  ratio: number
  /** What an everyday text of that length costs. */
  everydayMs: number
  /** How many texts were tried. */
  tried: number
}

/** Processor time of this thread alone, so that neighbors on the machine do not count. */
const spent = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

interface Cost {
  held: number
  all: number
}

/** All that a call costs, and the most of it between one turn of the loop and the next. */
async function measure(run: () => unknown): Promise<Cost> {
  const begun = spent()
  let [last, held] = [begun, 0]
  const look = () => {
    const now = spent()
    held = Math.max(held, now - last)
    last = now
  }
  const done = Promise.resolve(run()).then(() => false)
  look()
  while (await Promise.race([done, nextTurn(true)])) look()
  look()
  return { held, all: last - begun }
}

async function least(run: () => unknown): Promise<Cost> {
  const costs: Cost[] = []
  for (let at = 0; at < repeats; at += 1) costs.push(await measure(run))
  return { held: Math.min(...costs.map(({ held }) => held)), all: Math.min(...costs.map(({ all }) => all)) }
}

/** What any server does with a text: parse it, and find its words. */
const peer = (text: string) => {
  const json = JSON.stringify({ text })
  return () => (JSON.parse(json) as { text: string }).text.match(/\p{L}+/gu)?.length
}

async function climb(call: TextCall, characters: number, corpus: Corpus, tries: number): Promise<WorstText> {
  const random = createRandom(seed)
  const cook = createCook(corpus, random)
  const everyday = corpus.sentences.join(' ').slice(0, characters)
  // Compiled before it is measured.
  for (let at = 0; at < 5; at += 1) await call.read(everyday)
  let slowest: { recipe: Recipe; ms: number }[] = []
  const begun = spent()
  let tried = 0
  // The second part of the budget is for the changes of the slowest, also where the call is slow.
  const share = () => Math.max(tried / tries, (spent() - begun) / longestClimb)
  for (; share() < 1; tried += 1) {
    const isRandom = tried < mostParents || share() < first
    const recipe = isRandom ? cook.make() : cook.change(pick(random, slowest).recipe)
    const text = writeRecipe(recipe, characters)
    let ms = (await measure(() => call.read(text))).held
    if (slowest.length === mostParents && ms <= (slowest.at(-1)?.ms ?? 0)) continue
    // One more look at what seems slow; only the slowest of all is measured as often as the figures say.
    ms = Math.min(ms, (await measure(() => call.read(text))).held)
    slowest = [...slowest, { recipe, ms }].toSorted((a, b) => b.ms - a.ms).slice(0, mostParents)
  }
  let [text, ms, costMs] = ['', 0, 0]
  for (const { recipe } of slowest.slice(0, repeats)) {
    const written = writeRecipe(recipe, characters)
    const { held, all } = await least(() => call.read(written))
    if (held > ms) [text, ms, costMs] = [written, held, all]
  }
  const peerMs = (await least(() => Array.from({ length: manyTimes }, peer(text)))).all / manyTimes
  return {
    call: call.name,
    characters,
    text: JSON.stringify(text.slice(0, 70)),
    ms,
    costMs,
    ratio: costMs / Math.max(peerMs, 0.001),
    everydayMs: (await least(() => call.read(everyday))).all,
    tried,
  }
}

/** The words and the sentences of the same. */
function readCorpus(): Corpus {
  const answers = readGoldenAnswers().flatMap((all) => Object.values(all))
  const sentences = [...new Set(answers.flatMap((text) => text.split(/(?<=[.!?])\s+/)))]
  return { words: [...new Set(answers.join(' ').split(/\s+/))], sentences }
}

/** Processor time of the plan of each of the golden people, reading their danger first; the least of several rounds. */
export interface OrdinaryPlans {
  mean: number
  p90: number
}

async function measureOrdinary({ makePlan }: TextCalls): Promise<OrdinaryPlans> {
  const times: number[] = []
  const people = readGoldenAnswers()
  for (let round = 0; round < repeats; round += 1) {
    for (const [at, answers] of people.entries()) {
      times[at] = Math.min(times[at] ?? Infinity, (await measure(() => makePlan(answers))).all)
    }
  }
  const sorted = times.toSorted((a, b) => a - b)
  const mean = sorted.reduce((sum, ms) => sum + ms, 0) / sorted.length
  return { mean, p90: sorted[Math.floor(0.9 * sorted.length)] ?? 0 }
}

const short = 4000

/** The slowest of up to a thousand texts for each call: of 4 KB, and of the longest that the call accepts. */
export async function benchText(report: (worst: WorstText) => void, tries = texts): Promise<OrdinaryPlans> {
  const corpus = readCorpus()
  const opened = await openTextCalls()
  const ordinary = await measureOrdinary(opened)
  for (const call of opened.calls)
    for (const characters of new Set([Math.min(short, call.longest), call.longest]))
      report(await climb(call, characters, corpus, tries))
  return ordinary
}
