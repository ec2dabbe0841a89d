import { expect, test } from 'vitest'
import { Resource } from '#domain/resources/resource.ts'
import {
  type SavedEvent,
  type SavedList,
  awaitsResponse,
  introductionPollMs,
  isSaved,
  isSent,
  findNewResponses,
  savedReducer,
  countUnread,
} from './saved-list.ts'
import { toSavedResource } from './saved-resource.ts'

const resource = Resource.parse({ id: 'a', name: 'A house' })
const other = Resource.parse({ id: 'b', name: 'B house' })
const location = { state: 'CA', county: 'Orange' }
const introductionId = '0b9f6a52-6c3e-4d5f-8a70-1f2e3d4c5b6a'
const sentAt = Date.UTC(2026, 10, 15, 1)

const add: SavedEvent = { type: 'added', resource, location }
const send: SavedEvent = {
  type: 'introductionSent',
  resource,
  location,
  introduction: { id: introductionId, at: sentAt, urgency: 'urgent', delivery: 'sent' },
}
const answer: SavedEvent = {
  type: 'merged',
  introductions: [
    {
      id: introductionId,
      resourceName: 'A house',
      status: 'completed',
      partnerResponse: 'Come by',
      createdAt: new Date(sentAt).toISOString(),
      updatedAt: new Date(sentAt + 1000).toISOString(),
    },
  ],
}

const after = (...events: SavedEvent[]): SavedList => events.reduce(savedReducer, [])
const brief = (list: SavedList) =>
  list.map(({ id, warmIntroStatus, providerResponse }) => [id, warmIntroStatus, providerResponse?.isRead ?? null])

test.each<[string, SavedEvent[], unknown[]]>([
  ['the heart saves', [add], [['a', 'none', null]]],
  ['saving twice is saving once', [add, add], [['a', 'none', null]]],
  ['the heart again removes', [add, { type: 'removed', id: 'a' }], []],
  ['what was sent is saved by itself', [send], [['a', 'pending', null]]],
  ['a saved place that was written to waits', [add, send], [['a', 'pending', null]]],
  ['an answer is unread', [send, answer], [['a', 'responded', false]]],
  ['opening it reads it', [send, answer, { type: 'responseRead', id: 'a' }], [['a', 'responded', true]]],
  ['taking it back keeps the place', [send, { type: 'introductionWithdrawn', id: 'a' }], [['a', 'none', null]]],
  ['writing again waits again', [send, answer, send], [['a', 'pending', null]]],
  ['a new list starts empty after clearing', [send, { type: 'cleared' }], []],
  [
    'what came back joins what is here',
    [send, { type: 'restored', saved: [toSavedResource(resource, null), toSavedResource(other, null)] }],
    [
      ['a', 'pending', null],
      ['b', 'none', null],
    ],
  ],
])('%s', (_, events, list) => {
  expect(brief(after(...events))).toEqual(list)
})

test.each<[string, SavedEvent]>([
  ['removing', { type: 'removed', id: 'x' }],
  ['reading', { type: 'responseRead', id: 'x' }],
  ['reading what has no answer', { type: 'responseRead', id: 'a' }],
  ['withdrawing', { type: 'introductionWithdrawn', id: 'x' }],
  ['withdrawing what was not sent', { type: 'introductionWithdrawn', id: 'a' }],
  ['adding again', add],
  ['a poll without news', { type: 'merged', introductions: [] }],
  ['restoring what is here', { type: 'restored', saved: [toSavedResource(resource, null)] }],
])('%s an unknown place gives the same list', (_, event) => {
  const list = after(add)
  expect(savedReducer(list, event)).toBe(list)
})

test('an introduction sent again without an id does not keep the id of the first', () => {
  const first = savedReducer([], send)
  const again = savedReducer(first, { ...send, introduction: { at: sentAt + 1, urgency: 'low' } })
  expect(again).toMatchObject([{ warmIntroStatus: 'pending', warmIntroSentAt: sentAt + 1, urgency: 'low' }])
  expect(again[0]).not.toHaveProperty('introductionId')
})

test('what was sent keeps its key, time, urgency and delivery', () => {
  expect(after(send)[0]).toMatchObject({
    ...location,
    introductionId,
    warmIntroSentAt: sentAt,
    urgency: 'urgent',
    delivery: 'sent',
    introductionState: 'sent',
  })
})

test('the server is asked every 15 seconds, only while an answer is awaited', () => {
  expect(introductionPollMs).toBe(15_000)
  const asks = (list: SavedList) => awaitsResponse(list, sentAt + 1)
  expect([after(), after(add), after(send), after(send, answer)].map(asks)).toEqual([false, false, true, false])
})

test('what nobody answered until it was erased is not asked for any more', () => {
  const days = (count: number) => awaitsResponse(after(send), sentAt + count * 86_400_000)
  expect([days(29), days(30)]).toEqual([true, false])
})

test('saved, sent and unread are told from the list', () => {
  expect([isSaved(after(add), 'a'), isSaved(after(add), 'b')]).toEqual([true, false])
  expect([isSent(after(add), 'a'), isSent(after(send), 'a'), isSent(after(send), 'b')]).toEqual([false, true, false])
  const readIt = after(send, answer, { type: 'responseRead', id: 'a' })
  expect([after(send), after(send, answer), readIt].map(countUnread)).toEqual([0, 1, 0])
})

test('the banner tells about an answer once', () => {
  const [waiting, answered] = [after(send), after(send, answer)]
  expect(findNewResponses(waiting, answered).map(({ id }) => id)).toEqual(['a'])
  expect(findNewResponses(answered, answered)).toEqual([])
})
