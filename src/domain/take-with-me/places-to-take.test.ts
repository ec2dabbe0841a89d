import { expect, test } from 'vitest'
import { resource } from '#testing/builders/resource.ts'
import { savedResource } from '#testing/builders/saved-resource.ts'
import { placesToTake } from './places-to-take.ts'

const ids = (places: readonly { id: string }[]) => places.map(({ id }) => id)
const found = [resource({ id: 'f1' }), resource({ id: 'f2' })]

test('saved places go along, those who answered first', () => {
  const list = [
    savedResource({ id: 'kept' }),
    savedResource({ id: 'answered', warmIntroStatus: 'responded', providerResponse: { respondedAt: 1, isRead: true } }),
  ]
  expect(ids(placesToTake(list, found))).toEqual(['answered', 'kept'])
})

test('with nothing saved the places that were found go along, in their order', () => {
  expect(ids(placesToTake([], found))).toEqual(['f1', 'f2'])
})
