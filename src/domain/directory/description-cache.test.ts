import { expect, test } from 'vitest'
import { listing as phrases } from '#content/en/listing.ts'
import { services as names } from '#content/en/services.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { createDescriptionCache, describeListing } from './describe.ts'
import type { Listing } from './listing.ts'

const fact = { value: 'yes', sourceId: 's', asOf: '2026' } as const
const different: Partial<Listing>[] = [
  {},
  { category: 'housing' },
  { scope: 'region' },
  { cost: 'free' },
  { languages: ['es'] },
  { services: ['snap'] },
  { services: ['snap', 'hot-meals'] },
  { facts: { walkIn: fact } },
  { facts: { noIdNeeded: fact } },
  { facts: { servesRecord: { ...fact, value: 'no' } } },
  { note: { en: 'Ring twice.', es: 'Toque dos veces.' } },
]

test('what is remembered is what would be composed, for whatever differs', () => {
  const describe = createDescriptionCache(phrases, names)
  for (let round = 0; round < 2; round += 1) {
    for (const changes of different) {
      const listing = buildListing(changes)
      expect(describe(listing)).toBe(describeListing(listing, phrases, names))
    }
  }
})
