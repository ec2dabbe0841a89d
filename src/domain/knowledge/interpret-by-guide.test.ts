import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { QuestionReading } from '#domain/conversation/question-reader.ts'
import { turnKinds } from '#domain/conversation/turn-kinds.ts'
import { interpretSearchText } from '#domain/needs/interpret-needs.ts'
import { facetNames } from './facets.ts'
import type { Guide } from './guide.ts'
import type { GuideHit } from './guide-index.ts'
import { addSubject, createSubjectFinder } from './interpret-by-guide.ts'
import { servicesByGuide } from './services-by-guide.ts'

const hit = (id: string, score: number, nearness = 0): GuideHit => ({
  guide: { id } as Guide,
  score,
  nearness,
  covered: 1,
})

function read(text: string, ...hits: GuideHit[]) {
  const words = interpretSearchText(text)
  return addSubject(words, createSubjectFinder(() => hits)(text, words))
}

/** Reads with a reader that is sure of a guide. */
const readSurely = (text: string, guideId: string) => readBy(text, [[guideId, 0.98]])

/** Reads with a reader that holds these guides for so likely, and a search for guides by words that finds these. */
function readBy(text: string, likely: [guideId: string, probability: number][], ...hits: GuideHit[]) {
  const words = interpretSearchText(text)
  const reading: QuestionReading = {
    guides: new Map([...likely, ['pets', 0.02]]),
    facets: Object.fromEntries(facetNames.map((name) => [name, 0])) as QuestionReading['facets'],
    kinds: Object.fromEntries(turnKinds.map((kind) => [kind, 0])) as QuestionReading['kinds'],
    aboutOther: 0,
  }
  return addSubject(words, createSubjectFinder(() => hits, { readQuestion: () => reading })(text, words))
}

test('a guide that shares some words does not stand above the likeliest: a son who hears voices needs no baby clinic', () => {
  const { services } = readBy(
    'mi hijo salio de la carcel oyendo voces y no quiere doctor',
    [
      ['mental-health-medicine', 0.8],
      ['pregnancy-care', 0.05],
    ],
    hit('pregnancy-care', 6),
  )
  expect(services).toEqual(['mental-health-treatment'])
})

test('where the reader is sure, a word beside the subject names nothing: no ID is needed for a box of food', () => {
  const { services, needs } = readSurely('box of food no id needed', 'food-pantry')
  expect(services).toEqual(['food-pantry'])
  expect(needs[0]).toEqual({ need: 'food-assistance', strength: 1 })
})

test('a word may say more exactly what of the subject is meant', () => {
  expect(readSurely('detox bed now', 'find-treatment').services).toEqual(['detox'])
  expect(readSurely('immigration lawyer', 'immigration-lawyer').services).toEqual(['legal-immigration'])
})

test('what is named stays beside a related subject: work in construction is work, not only training', () => {
  const { services, needs } = readSurely('trabajo de construccion aunque tenga felonia', 'trade-training')
  expect(services).toEqual(['job-search-help', 'job-training-program', 'technical-school'])
  expect(needs[0]).toEqual({ need: 'employment', strength: 1 })
})

test('a single word means what it says, and advice that leads to no place changes nothing', () => {
  expect(readSurely('dentist', 'anger').services).toEqual(['dental-care'])
  expect(readSurely('suboxone clinic', 'drug-test-moud-papers').services).toContain('buprenorphine')
})

test('a text that names no service has those of the guide about its subject', () => {
  const { services, needs } = read('it went dark in here', hit('help-with-bills', 20))
  expect(services).toEqual(['utility-help'])
  expect(needs[0]).toEqual({ need: 'financial-assistance', strength: 1 })
})

test('of guides that fit alike, the one for the need that the words name is meant', () => {
  expect(read('legal stuff', hit('anger', 20), hit('legal-aid', 18)).services).toEqual(['civil-legal-aid'])
})

test('a short text that clearly names another need keeps its own meaning', () => {
  const { services, needs } = read('broke no money', hit('glasses', 18, 0.7))
  expect(services).toEqual([])
  expect(needs[0]?.need).toBe('financial-assistance')
})

test('a named service stays, except a single word of a whole sentence about something else', () => {
  expect(read('dentist', hit('anger', 30)).services).toEqual(['dental-care'])
  expect(read('my dentist said i should see somebody about my temper', hit('anger', 30)).services).toEqual([
    'anger-management',
  ])
})

test('nothing is guessed from a guide that hardly fits, or when advice fits best', () => {
  expect(read('purple elephants', hit('glasses', 3)).services).toEqual([])
  expect(read('purple elephants', hit('work-email', 20), hit('glasses', 12)).services).toEqual([])
})

test('every guide with services exists', () => {
  const files = readdirSync(path.resolve(import.meta.dirname, '../../../data/knowledge/en'))
  const guides = new Set(files.map((name) => name.replace('.md', '')))
  expect(Object.keys(servicesByGuide).filter((id) => !guides.has(id))).toEqual([])
})
