import { expect, test } from 'vitest'
import { Resource } from '#domain/resources/resource.ts'
import { filterSaved, countSaved, sortSaved } from './order.ts'
import { toSavedResource, type SavedResource } from './saved-resource.ts'

function saved(id: string, change: Partial<SavedResource> = {}): SavedResource {
  return { ...toSavedResource(Resource.parse({ id, name: id }), null), ...change }
}

const responded = (id: string, respondedAt: number) =>
  saved(id, { warmIntroStatus: 'responded', providerResponse: { respondedAt, isRead: true } })
const pending = (id: string, warmIntroSentAt: number) => saved(id, { warmIntroStatus: 'pending', warmIntroSentAt })

const list = [
  saved('first'),
  pending('early', 10),
  responded('old', 20),
  saved('second'),
  pending('late', 30),
  responded('new', 40),
]
const ids = (resources: readonly SavedResource[]) => resources.map(({ id }) => id)

test('responded first, newest response first, then pending, then the rest as they were saved', () => {
  expect(ids(sortSaved(list))).toEqual(['new', 'old', 'late', 'early', 'first', 'second'])
  expect(ids(list)[0]).toBe('first')
})

test.each([
  ['all', ['first', 'early', 'old', 'second', 'late', 'new']],
  ['responded', ['old', 'new']],
  ['pending', ['early', 'late']],
] as const)('the filter %s shows %j', (filter, visibleIds) => {
  expect(ids(filterSaved(list, filter))).toEqual(visibleIds)
})

test('each filter has its count', () => {
  expect(countSaved(list)).toEqual({ all: 6, responded: 2, pending: 2 })
})
