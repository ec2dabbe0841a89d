import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { hashToUuid, isHashed, decodeListingId, toListingUuid, type ListingObject } from './ids.ts'

const kinds: ListingObject[] = ['service', 'service_at_location', 'location', 'organization']
const shortIds = fc.stringMatching(/^[a-z0-9][a-z0-9-]{3,21}$/)
const longIds = fc.stringMatching(/^[a-z0-9][a-z0-9-]{22,63}$/)

test('the id of a short listing id leads back to it, and only as its own kind', () => {
  fc.assert(
    fc.property(fc.constantFrom(...kinds), shortIds, (kind, id) => {
      const uuid = toListingUuid(kind, id)
      expect(z.safeParse(z.uuid(), uuid).success).toBe(true)
      expect(kinds.map((other) => decodeListingId(other, uuid))).toEqual(
        kinds.map((other) => (other === kind ? id : null)),
      )
      expect(isHashed(uuid)).toBe(false)
    }),
  )
})

test('the id of a long listing id is a UUID that tells nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...kinds), longIds, (kind, id) => {
      const uuid = toListingUuid(kind, id)
      expect(z.safeParse(z.uuid(), uuid).success).toBe(true)
      expect(uuid).toBe(toListingUuid(kind, id))
      expect([decodeListingId(kind, uuid), isHashed(uuid)]).toEqual([null, true])
    }),
  )
})

test('different parts give different ids, also when they read alike side by side', () => {
  expect(new Set([hashToUuid('a', 'bc'), hashToUuid('ab', 'c'), hashToUuid('abc')]).size).toBe(3)
})

test.each(['', 'x', 'ac148810-d857-441c-9679-408f346de14b', 'ffffffff-ffff-8fff-bfff-ffffffffffff'])(
  'an id that is not ours leads nowhere: %s',
  (uuid) => {
    expect(kinds.map((kind) => decodeListingId(kind, uuid))).toEqual([null, null, null, null])
  },
)
