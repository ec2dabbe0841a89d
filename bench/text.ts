import { readFileSync } from 'node:fs'
import path from 'node:path'
import type * as z from 'zod/mini'
import { sendPost } from '../src/contracts/community.ts'
import { requestIntroduction } from '../src/contracts/introductions.ts'
import { planQuestionIds, type PlanAnswers } from '../src/domain/action-plan/plan-answers.ts'
import { emptyPlanAnswers } from '../src/domain/action-plan/plan-tool.ts'
import { findForbiddenData, findPrivateData } from '../src/domain/community/private-data.ts'
import { createSubjectFinder } from '../src/domain/knowledge/interpret-by-guide.ts'
import { getGuideSearch } from '../src/domain/knowledge/guide-index.ts'
import { Needs } from '../src/domain/needs/needs.ts'
import { taskGraph } from '../src/domain/planner/task-graph.ts'
import { computeReadingGrade } from '../src/domain/text/readability.ts'
import { embeddedAssistant } from '../src/server/engines/assistant/embedded/embedded-assistant.ts'
import { createReggie } from '../src/server/engines/assistant/reggie.ts'
import { shippedRules } from '../src/server/engines/danger/shipped-judge.ts'
import { planSearch } from '../src/server/engines/directory/search-plan.ts'
import { loadKnowledge } from '../src/server/engines/knowledge/load-knowledge.ts'
import { warmUp } from '../src/server/engines/knowledge/warm-up.ts'
import { loadPlaces } from '../src/server/engines/places/places.ts'
import { findGravestDanger } from '../src/server/engines/planner/crisis-text.ts'
import { embeddedGuide } from '../src/server/engines/planner/embedded-guide.ts'
import { embeddedPlanner, planTextsByLanguage } from '../src/server/engines/planner/embedded-planner.ts'
import { getPersonsText } from '../src/server/engines/planner/understand-task.ts'
import { createStaffQuestionReader } from '../src/server/features/partner-assistant/answer-question.ts'
import { chooseCounty } from '../src/server/features/partner-assistant/other-listings.ts'
import { systemClock } from '../src/server/platform/clock.ts'
import { createRandom } from '../scripts/train/random.ts'

const root = path.resolve(import.meta.dirname, '..')

/** How many texts are tried for each call, and the seed: the same texts each time. */
const [texts, seed] = [1000, 38]
/** The first are made at random; then the slowest so far are changed. */
const first = 0.6
const mostParents = 12
/** Measured again before it is believed: the engine compiles and collects in between. */
const repeats = 3
/** The peer is so quick that its time shows only over many rounds. */
const manyTimes = 400

interface TextCall {
  name: string
  /** The most characters of text that one body may hold. */
  longest: number
  read(text: string): unknown
}

export interface WorstText {
  call: string
  characters: number
  /** The beginning of the slowest text that was found. */
  text: string
  ms: number
  /** How many times as long as parsing the same text from JSON and finding its words. */
  ratio: number
  /** What an everyday text of that length costs. */
  everydayMs: number
}

/** What separates words, shortens them or ends a sentence: what a reader of sentences has most work with. */
const signs = [
  ...['.', ',', ';', ':', '!', '?', '\n', '(', ')', '-', '—', '/', "'", '’', '"', '@', '$', '#', '&', '…', '¿', '¡'],
  ...['. ', ', ', '; ', ': ', '! ', '? ', ' - ', ' and ', ' y ', ' but ', ' pero ', ' if ', ' si ', ' or ', ' o '],
]
const abbreviations =
  'a. a.b. p.o. P.O. U.S. Mr. Dr. St. No. apt. etc. e.g. i.e. a.m. p.m. 2p 11/20 3rd $5 1. 2) 555-0101 (619) x@y.co w/ b/c dcfs cps'
const danger = [
  'I want to kill myself tonight. ',
  'me quiero morir esta noche. ',
  'he hits me. ',
  'my kids would be better off. ',
]

type Random = () => number
const pick = <Item>(random: Random, items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item

interface Recipe {
  start: string
  parts: readonly string[]
  glue: string
}

/** The recipe over and over, to the length asked for. */
const write = ({ start, parts, glue }: Recipe, length: number): string => {
  const turn = parts.join(glue) + glue || 'a'
  return (start + turn.repeat(Math.ceil(length / turn.length))).slice(0, length)
}

function createCook(words: readonly string[], sentences: readonly string[], random: Random) {
  const part = () => {
    const kind = random()
    if (kind < 0.45) return pick(random, words)
    if (kind < 0.6) return pick(random, signs)
    if (kind < 0.75) return pick(random, abbreviations.split(' '))
    if (kind < 0.85) return pick(random, ['a', 'i', 'no', 'my', '7', '2026', 'ñ', 'é', '中', '🙂', 'ﷺ', 'a\u0301'])
    return pick(random, sentences)
  }
  const glue = () => (random() < 0.4 ? ' ' : random() < 0.8 ? pick(random, signs) : '')
  const start = () => (random() < 0.2 ? pick(random, danger) : '')
  return {
    make(): Recipe {
      const count = random() < 0.5 ? 1 + Math.floor(random() * 3) : 1 + Math.floor(random() ** 2 * 40)
      return { start: start(), parts: Array.from({ length: count }, part), glue: glue() }
    },
    change({ parts, ...rest }: Recipe): Recipe {
      const at = Math.floor(random() * parts.length)
      const kind = random()
      if (kind < 0.2) return { ...rest, parts, glue: glue() }
      if (kind < 0.3) return { ...rest, parts, start: start() }
      if (kind < 0.5) return { ...rest, parts: parts.with(at, part()) }
      if (kind < 0.7) return { ...rest, parts: [...parts.slice(0, at), part(), ...parts.slice(at)] }
      return parts.length > 1 && kind < 0.85
        ? { ...rest, parts: parts.toSpliced(at, 1) }
        : { ...rest, parts: [...parts, ...parts.slice(0, 4)] }
    },
  }
}

/** Processor time of this thread alone, so that neighbors on the machine do not count. */
const spent = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

async function measure(run: () => unknown): Promise<number> {
  const begun = spent()
  await run()
  return spent() - begun
}

async function least(run: () => unknown): Promise<number> {
  let ms = Infinity
  for (let at = 0; at < repeats; at += 1) ms = Math.min(ms, await measure(run))
  return ms
}

/** What any server does with a text: parse it, and find its words. */
const peer = (text: string) => {
  const json = JSON.stringify({ text })
  return () => (JSON.parse(json) as { text: string }).text.match(/\p{L}+/gu)?.length
}

async function climb(call: TextCall, characters: number, corpus: Corpus, tries: number): Promise<WorstText> {
  const random = createRandom(seed)
  const cook = createCook(corpus.words, corpus.sentences, random)
  const everyday = corpus.sentences.join(' ').slice(0, characters)
  // Compiled before it is measured.
  for (let at = 0; at < 5; at += 1) await call.read(everyday)
  let slowest: { recipe: Recipe; ms: number }[] = []
  for (let at = 0; at < tries; at += 1) {
    const recipe = at < Math.max(mostParents, tries * first) ? cook.make() : cook.change(pick(random, slowest).recipe)
    const text = write(recipe, characters)
    let ms = await measure(() => call.read(text))
    if (slowest.length === mostParents && ms <= (slowest.at(-1)?.ms ?? 0)) continue
    ms = Math.min(ms, await least(() => call.read(text)))
    slowest = [...slowest, { recipe, ms }].toSorted((a, b) => b.ms - a.ms).slice(0, mostParents)
  }
  const [worst] = slowest
  if (!worst) throw new Error('No text was tried.')
  const text = write(worst.recipe, characters)
  const ms = await least(() => call.read(text))
  const peerMs = (await least(() => Array.from({ length: manyTimes }, peer(text)))) / manyTimes
  return {
    call: call.name,
    characters,
    text: JSON.stringify(text.slice(0, 70)),
    ms,
    ratio: ms / Math.max(peerMs, 0.001),
    everydayMs: await least(() => call.read(everyday)),
  }
}

interface Corpus {
  words: readonly string[]
  sentences: readonly string[]
}

/** What people answered for plans; some left a box empty. */
function readAnswers(): PlanAnswers[] {
  const people = readFileSync(path.join(root, 'data/golden/plans/people.jsonl'), 'utf8').trim().split('\n')
  return people.map((line) => ({ ...emptyPlanAnswers, ...(JSON.parse(line) as { answers: PlanAnswers }).answers }))
}

/** The words and the sentences of the same. */
function readCorpus(): Corpus {
  const answers = readAnswers().flatMap((all) => Object.values(all))
  const sentences = [...new Set(answers.flatMap((text) => text.split(/(?<=[.!?])\s+/)))]
  return { words: [...new Set(answers.join(' ').split(/\s+/))], sentences }
}

interface Opened {
  calls: readonly TextCall[]
  makePlan(answers: PlanAnswers): unknown
}

const signal = new AbortController().signal
const location = { state: 'CA', county: 'Los Angeles County' } as const

/** The functions that read text in each call's handler, on the knowledge as it ships; the directory is empty. */
async function openCalls(): Promise<Opened> {
  const places = loadPlaces(path.join(root, 'data/directory'))
  const knowledge = await loadKnowledge(path.join(root, 'data'), places)
  const { facts, guides, readSubject, readSignals, readQuestion } = knowledge
  await warmUp(guides)
  const county = places.findCounty(location)
  const directory = { candidates: async () => [], documents: async () => new Map<string, never>() }
  const found = { facts, places, clock: systemClock, directory }
  const planner = embeddedPlanner({ ...found, readSignals, readSubject, guides })
  const taskKnowledge = { tasks: taskGraph, texts: Object.values(planTextsByLanguage), guides }
  const guide = embeddedGuide({ ...found, ...taskKnowledge })
  const findListings = async () => []
  const embedded = embeddedAssistant({ ...knowledge, clock: systemClock, findListings })
  const reggie = createReggie({ embedded, findListings, knowledge, clock: systemClock, model: null })
  const findSubject = createSubjectFinder(getGuideSearch(guides), { ...knowledge, readQuestion })
  const askStaff = createStaffQuestionReader({
    ...knowledge,
    clock: systemClock,
    findListings,
    understand: embedded.understand,
  })
  const area = { county, state: 'CA' as const, language: 'en' as const }
  const toRequest = (answers: PlanAnswers) => {
    const { urgent_need, biggest_challenge, strengths, support_system, goals_3_months } = answers
    const asked = { needs: ['housing' as const], corrections: {}, saved: [], today: '2026-11-19' }
    const danger = findGravestDanger([urgent_need, biggest_challenge], shippedRules, [
      strengths,
      support_system,
      goals_3_months,
    ])
    return { ...area, ...asked, answers, danger }
  }
  const makePlan = (answers: PlanAnswers) => planner.plan(toRequest(answers), { signal })
  /** As over the limit: danger is looked for in all that was written. */
  const makeDangerPlan = (answers: PlanAnswers) => planner.planInDanger(toRequest(answers))
  const ask = (contents: readonly string[]) => {
    const messages = contents.map((content) => ({ role: 'user' as const, content }))
    const danger = shippedRules.dangerIn(contents.slice(-4))
    return embedded.answer({ messages, ...area, location, needs: [], tone: 'facts', danger }, { signal })
  }
  const cut = (text: string, parts: number) => {
    const size = Math.ceil(text.length / parts)
    return Array.from({ length: parts }, (_, at) => text.slice(at * size, (at + 1) * size) || 'x')
  }
  const fill = (parts: readonly string[]) =>
    Object.fromEntries(planQuestionIds.map((id, at) => [id, parts[at] ?? 'x'])) as PlanAnswers
  const parse = (schema: z.ZodMiniType, body: unknown) => schema.safeParse(body)
  const calls: TextCall[] = [
    { name: 'plan, five answers', longest: 10_000, read: (text) => makePlan(fill(cut(text, 5))) },
    { name: 'plan, two answers', longest: 4000, read: (text) => makePlan(fill(cut(text, 2))) },
    { name: 'plan in danger', longest: 10_000, read: (text) => makeDangerPlan(fill(cut(text, 5))) },
    {
      name: 'guidance',
      longest: 2200,
      read(text) {
        const task = { title: text.slice(0, 200), description: text.slice(200), category: '' }
        const danger = findGravestDanger([getPersonsText(task, taskKnowledge)], shippedRules)
        return guide.guide({ ...area, task, danger, needs: [] }, { signal })
      },
    },
    { name: 'chat, long messages', longest: 60_000, read: (text) => ask(cut(text, Math.ceil(text.length / 4000))) },
    { name: 'chat, forty messages', longest: 60_000, read: (text) => ask(cut(text, 40)) },
    {
      name: 'community',
      longest: 3000,
      read(text) {
        parse(sendPost.body, {
          kind: 'story',
          language: 'en',
          need: null,
          state: null,
          county: null,
          text,
          agreed: true,
        })
        return [findForbiddenData('story', text), shippedRules.crisisIn(text)]
      },
    },
    { name: 'community, review', longest: 6000, read: (text) => findPrivateData(text) },
    {
      name: 'search text',
      longest: 500,
      read: (text) =>
        planSearch(
          { places, findSubject, helpers: knowledge.helpers },
          { location, language: 'en', needs: Needs.parse({ other: true, otherDescription: text }) },
          Date.now(),
        ),
    },
    {
      name: 'introduction',
      longest: 4000,
      read: (text) =>
        parse(requestIntroduction.body, {
          resourceId: text.slice(0, 128),
          resourceName: text.slice(0, 300),
          resourceContact: text.slice(0, 300),
          userName: text.slice(0, 161),
          userMessage: text.slice(0, 3100),
          userEmail: text.slice(0, 254),
          preferredContact: 'email',
          urgency: 'normal',
          userLocation: location,
          userNeeds: {},
        }),
    },
    {
      name: 'staff question',
      longest: 33_000,
      read(text) {
        const [input, before] = [text.slice(0, 1000), text.slice(1000)]
        shippedRules.crisisIn(input)
        chooseCounty({ places, gazetteer: knowledge.places }, { input, person: null, own: [] })
        computeReadingGrade('en', input)
        const told = before === '' ? [] : cut(before, Math.ceil(before.length / 4000))
        return askStaff(
          {
            input,
            language: 'en',
            before: told.map((content) => ({ role: 'user', content })),
            location,
            needs: [],
            rules: shippedRules,
          },
          signal,
        )
      },
    },
    {
      name: 'chat trace',
      longest: 60_000,
      read(text) {
        const messages = cut(text, Math.ceil(text.length / 4000)).map((content) => ({ role: 'user' as const, content }))
        return reggie.trace({ messages, ...area, location, needs: [], tone: 'facts' }, null, signal)
      },
    },
  ]
  return { calls, makePlan }
}

/** Processor time of the plan of each of the golden people, reading their danger first; the least of several rounds. */
export interface OrdinaryPlans {
  mean: number
  p90: number
}

async function measureOrdinary({ makePlan }: Opened): Promise<OrdinaryPlans> {
  const times: number[] = []
  for (let round = 0; round <= repeats; round += 1) {
    for (const [at, answers] of readAnswers().entries()) {
      times[at] = Math.min(times[at] ?? Infinity, await measure(() => makePlan(answers)))
    }
  }
  const sorted = times.toSorted((a, b) => a - b)
  const mean = sorted.reduce((sum, ms) => sum + ms, 0) / sorted.length
  return { mean, p90: sorted[Math.floor(0.9 * sorted.length)] ?? 0 }
}

const short = 4000

/** The slowest of a thousand texts for each call: of 4 KB, and of the longest that the call accepts. */
export async function benchText(report: (worst: WorstText) => void, tries = texts): Promise<OrdinaryPlans> {
  const corpus = readCorpus()
  const opened = await openCalls()
  const ordinary = await measureOrdinary(opened)
  for (const call of opened.calls)
    for (const characters of new Set([Math.min(short, call.longest), call.longest]))
      report(await climb(call, characters, corpus, tries))
  return ordinary
}
