import { expect, test } from 'vitest'
import { buildResource } from '#testing/builders/resource.ts'
import { buildSavedResource } from '#testing/builders/saved-resource.ts'
import { chooseListingsToTake } from './pocket-listing.ts'

const ids = (listings: readonly { id: string }[]) => listings.map(({ id }) => id)
const found = [buildResource({ id: 'f1' }), buildResource({ id: 'f2' })]

test('saved places go along, those who answered first', () => {
  const list = [
    buildSavedResource({ id: 'kept' }),
    buildSavedResource({
      id: 'answered',
      warmIntroStatus: 'responded',
      providerResponse: { respondedAt: 1, isRead: true },
    }),
  ]
  expect(ids(chooseListingsToTake(list, found))).toEqual(['answered', 'kept'])
})

test('with nothing saved the places that were found go along, in their order', () => {
  expect(ids(chooseListingsToTake([], found))).toEqual(['f1', 'f2'])
})
