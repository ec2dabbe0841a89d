import { expect, test } from 'vitest'
import { buildListing } from '#testing/builders/listing.ts'
import { compareListings } from './compare-listings.ts'
import { isStuck, getPollDelayMs } from './import-progress.ts'

const toComparisons = (lines: ReturnType<typeof compareListings>) =>
  Object.fromEntries(lines.map(({ field, is }) => [field, is]))

test('each field is the same, differs, or is said by one side only; what nobody says is left out', () => {
  const existing = buildListing({ website: null, cost: 'free', zip: '90012' })
  const row = buildListing({ website: 'https://corner.example', cost: null, zip: '90013' })

  expect(toComparisons(compareListings(row, existing))).toEqual({
    name: 'same',
    category: 'same',
    services: 'same',
    street: 'same',
    city: 'same',
    state: 'same',
    zip: 'differs',
    countyFips: 'same',
    phones: 'same',
    website: 'fills',
    cost: 'lacks',
  })
})

test('who said a fact, and the order of languages, is no difference', () => {
  const buildFacts = (sourceId: string) => ({ walkIn: { value: 'yes' as const, sourceId, asOf: '2026' } })
  const lines = compareListings(
    buildListing({ facts: buildFacts('one'), languages: ['es', 'vi'] }),
    buildListing({ facts: buildFacts('two'), languages: ['vi', 'es'] }),
  )

  expect(toComparisons(lines)).toMatchObject({ facts: 'same', languages: 'same' })
})

test('the longer nothing moves the rarer it is looked at, and after a minute it may be stuck', () => {
  expect([0, 500, 1000, 4000, 90_000].map(getPollDelayMs)).toEqual([500, 500, 1000, 4000, 5000])
  expect([59_999, 60_000].map(isStuck)).toEqual([false, true])
})
