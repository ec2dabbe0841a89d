import { expect, test } from 'vitest'
import { suggestImprovements, type SuggestionFacts } from './suggestions.ts'

const now = Date.UTC(2026, 10, 15)
const dayMs = 24 * 60 * 60 * 1000
const listing = { id: 'a', confirmedAt: now - dayMs, hasHours: true, hasAllFacts: true, speaksSpanish: true }
const fine: SuggestionFacts = {
  listings: [listing],
  medianHours: 20,
  promisedHours: 72,
  countyMedianHours: 20,
  hasTemplates: true,
}
const keys = (changes: Partial<SuggestionFacts>) =>
  suggestImprovements({ ...fine, ...changes }, now).map(({ key }) => key)

test('an organization that does all of it gets no advice', () => {
  expect(suggestImprovements(fine, now)).toEqual([])
})

test.each([
  ['a median over what is promised', { medianHours: 73 }, 'answer_sooner'],
  ['a median far over that of the county', { medianHours: 31 }, 'answer_sooner'],
  ['no replies of its own', { hasTemplates: false }, 'templates'],
  ['a listing nobody confirmed', { listings: [{ ...listing, confirmedAt: null }] }, 'confirm'],
  ['a listing confirmed 80 days ago', { listings: [{ ...listing, confirmedAt: now - 80 * dayMs }] }, 'confirm'],
  ['no hours', { listings: [{ ...listing, hasHours: false }] }, 'hours'],
  ['open facts', { listings: [{ ...listing, hasAllFacts: false }] }, 'facts'],
  ['no Spanish', { listings: [{ ...listing, speaksSpanish: false }] }, 'spanish'],
])('%s', (_what, changes, key) => {
  expect(keys(changes)).toEqual([key])
})

test('a little slower than the others, or a median nobody knows, is no reason', () => {
  expect(keys({ medianHours: 30 })).toEqual([])
  expect(keys({ medianHours: null, countyMedianHours: 1 })).toEqual([])
})

test('three at most, what helps people most first, each about the first listing it fits', () => {
  const bare = { ...listing, confirmedAt: null, hasHours: false, hasAllFacts: false, speaksSpanish: false }

  expect(
    suggestImprovements(
      {
        ...fine,
        listings: [listing, { ...bare, id: 'b' }, { ...bare, id: 'c' }],
        hasTemplates: false,
        medianHours: 100,
      },
      now,
    ),
  ).toEqual([
    { key: 'answer_sooner', listingId: null },
    { key: 'confirm', listingId: 'b' },
    { key: 'hours', listingId: 'b' },
  ])
})
