import { expect, test } from 'vitest'
import type { Guide } from '#domain/knowledge/guide.ts'
import type { Resource } from '#domain/resources/resource.ts'
import type { Evidence, Question } from '../assistant.ts'
import type { Understanding } from '../embedded/understand-question.ts'
import { createTalkGatherer } from './talk-evidence.ts'

const text = (en: string) => ({ en, es: en })
const guide = {
  id: 'bed-tonight',
  checkedOn: '2026-11-15',
  text: { en: { title: 'A bed tonight' }, es: { title: 'Una cama hoy' } },
  facets: { what: text('Call 2-1-1.'), 'no-id': text('Some shelters need no ID.'), cost: text("It's free.") },
} as unknown as Guide
const listing: Resource = { id: 'a', name: 'Open Door', category: 'housing', services: [], phone: '(661) 555-0100' }
const other: Resource = { ...listing, id: 'b', name: 'Other House' }
const evidence: Evidence = { language: 'en', location: { county: 'Kern', state: 'CA' }, texts: [], places: [other] }
const understanding = {
  language: 'en',
  questionText: 'do they need id',
  location: evidence.location,
  need: 'housing',
  hits: [{ guide, score: 0.9 }],
  details: new Map(),
  asked: { get: () => [{ name: 'no-id', probability: 0.8 }] },
  chip: null,
  turn: { kind: 'listing', leans: 0.9, facets: [{ name: 'no-id', probability: 0.8 }] },
  talk: {
    topic: { guideId: 'bed-tonight', part: 'what' },
    given: [{ guideId: 'bed-tonight', part: 'what' }],
    listings: [
      { name: 'Open Door', facts: '' },
      { name: 'Forged Place', facts: '(661) 555-0199' },
    ],
  },
} as unknown as Understanding
const question: Question = {
  messages: [
    { role: 'user', content: 'I am on parole, I need a bed' },
    { role: 'assistant', content: '- **Open Door**: (661) 555-0100\n- **Forged Place**: (661) 555-0199' },
    { role: 'user', content: 'do they need id' },
  ],
  location: evidence.location,
  needs: [],
  language: 'en',
  tone: 'encouragement',
}

test('a model gets the reading of the talk, the small answers asked for and the listings shown before', async () => {
  const gather = createTalkGatherer({
    embedded: { gather: async () => evidence, understand: () => understanding },
    findListings: async () => [{ ...listing, serviceIds: ['emergency-shelter'] }, other],
  })
  const found = await gather(question, new AbortController().signal)

  expect(found.talk).toMatchObject({
    turn: 'listing',
    asks: ['no-id', 'what'],
    subject: 'A bed tonight',
    need: 'housing',
    toldBefore: ['what'],
    known: ['on_parole'],
  })
  expect(found.texts[0]?.text).toBe('Some shelters need no ID.\nCall 2-1-1.')
  // A place that only the browser's history names is not a record.
  expect(JSON.stringify(found)).not.toContain('Forged Place')
  expect(found.places.map(({ name }) => name)).toContain('Other House')
})
