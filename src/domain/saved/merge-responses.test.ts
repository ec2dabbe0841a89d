import { expect, test } from 'vitest'
import type { Introduction } from '#domain/introductions/introduction.ts'
import { Resource } from '#domain/resources/resource.ts'
import { mergeResponses } from './merge-responses.ts'
import { toSavedResource, type SavedResource } from './saved-resource.ts'

const first = '0b9f6a52-6c3e-4d5f-8a70-1f2e3d4c5b6a'
const second = '1c9f6a52-6c3e-4d5f-8a70-1f2e3d4c5b6b'
const hour = (count: number) => new Date(Date.UTC(2026, 10, 15, count)).toISOString()

function saved(change: Partial<SavedResource> = {}): SavedResource {
  return { ...toSavedResource(Resource.parse({ id: 'a', name: 'A house' }), null), ...change }
}

const pending = saved({ warmIntroStatus: 'pending', warmIntroSentAt: Date.parse(hour(1)), introductionId: first })

function introduction(change: Partial<Introduction> = {}): Introduction {
  return {
    id: first,
    resourceName: 'A house',
    resourceId: 'a',
    status: 'pending',
    createdAt: hour(1),
    updatedAt: hour(1),
    ...change,
  }
}

const answer = { status: 'completed', updatedAt: hour(3), partnerResponse: 'Come by', state: 'accepted' } as const

const mergeSingle = (resource: SavedResource, ...introductions: Introduction[]) =>
  mergeResponses([resource], introductions)[0]

test('an answer makes a pending place responded and unread', () => {
  const whole = introduction({ ...answer, partnerContact: 'Desk', partnerInstructions: 'Bring an ID' })
  expect(mergeSingle(pending, whole)).toEqual({
    ...pending,
    warmIntroStatus: 'responded',
    introductionState: 'accepted',
    providerResponse: {
      message: 'Come by',
      contactInfo: 'Desk',
      instructions: 'Bring an ID',
      respondedAt: Date.parse(hour(3)),
      isRead: false,
    },
  })
})

const responded = mergeSingle(pending, introduction(answer)) as SavedResource
const read: SavedResource = {
  ...responded,
  providerResponse: { message: 'Come by', respondedAt: Date.parse(hour(3)), isRead: true },
}

test.each<[string, SavedResource, Introduction[]]>([
  ['nothing is known', pending, []],
  ['the same answer comes again', read, [introduction(answer)]],
  ['an older answer comes late', read, [introduction({ ...answer, updatedAt: hour(2), partnerResponse: 'Old' })]],
  ['a late reply still says pending', responded, [introduction()]],
  ['the update is not later than the sending', pending, [introduction({ ...answer, updatedAt: hour(1) })]],
  ['it is for another place', pending, [introduction({ ...answer, id: second, resourceId: 'b' })]],
  ['it is for another name', saved(), [{ ...introduction(answer), id: second, resourceId: 'b', resourceName: 'B' }]],
  [
    'the list was asked for before the new one was sent',
    { ...pending, introductionId: second, warmIntroSentAt: Date.parse(hour(2)) },
    [introduction(answer)],
  ],
])('nothing changes when %s', (_, resource, introductions) => {
  const list = [resource]
  const merged = mergeResponses(list, introductions)
  expect(merged).toEqual(list)
})

test('the very same list comes back when there is nothing new', () => {
  const list = mergeResponses([pending], [introduction({ state: 'sent', delivery: 'sent' })])
  expect(mergeResponses(list, [introduction({ state: 'sent', delivery: 'sent' })])).toBe(list)
})

test('a newer answer with other words is unread again; an outcome noted later is not', () => {
  const later = introduction({ ...answer, updatedAt: hour(5), partnerResponse: 'Come at noon' })
  expect(mergeSingle(read, later)?.providerResponse).toMatchObject({ message: 'Come at noon', isRead: false })
  const outcome = introduction({ ...answer, updatedAt: hour(5), state: 'got_help' })
  expect(mergeSingle(read, outcome)).toMatchObject({
    introductionState: 'got_help',
    providerResponse: { isRead: true },
  })
})

test('an answer read on another device is read here', () => {
  expect(mergeSingle(pending, introduction({ ...answer, readAt: hour(4) }))?.providerResponse?.isRead).toBe(true)
  expect(mergeSingle(responded, introduction({ ...answer, readAt: hour(4) }))?.providerResponse?.isRead).toBe(true)
  expect(mergeSingle(responded, introduction({ ...answer, readAt: hour(2) }))?.providerResponse?.isRead).toBe(false)
})

test('a phone whose clock is ahead still gets its answer', () => {
  const ahead = { ...pending, warmIntroSentAt: Date.parse(hour(20)) }
  expect(mergeSingle(ahead, introduction(answer))).toMatchObject({ warmIntroStatus: 'responded' })
})

test('that it was seen, or not delivered, is told while it waits', () => {
  expect(mergeSingle(pending, introduction({ state: 'opened' }))).toMatchObject({ introductionState: 'opened' })
  expect(mergeSingle(pending, introduction({ delivery: 'waiting' }))).toMatchObject({
    warmIntroStatus: 'pending',
    delivery: 'waiting',
  })
})

test('a withdrawn one leaves the place saved without an introduction', () => {
  expect(mergeSingle(responded, introduction({ ...answer, state: 'withdrawn' }))).toEqual(saved())
})

test('of two introductions to one place the newest counts', () => {
  const again = introduction({ id: second, createdAt: hour(6), updatedAt: hour(6) })
  expect(mergeSingle(read, introduction(answer), again)).toMatchObject({
    warmIntroStatus: 'pending',
    introductionId: second,
    providerResponse: null,
  })
})

test('a place that came back with a PIN finds its introduction', () => {
  expect(mergeSingle(saved(), introduction(answer))).toMatchObject({
    warmIntroStatus: 'responded',
    introductionId: first,
  })
})

test('a server that names no listing is matched by name, and of two branches the one that was asked', () => {
  const { resourceId: _, ...nameless } = introduction(answer)
  const contacted = { ...pending, warmIntroSentAt: Date.parse(hour(1)) }
  const branch = saved({ id: 'b' })
  expect(mergeResponses([contacted, branch], [nameless]).map(({ warmIntroStatus }) => warmIntroStatus)).toEqual([
    'responded',
    'none',
  ])
  expect(mergeSingle(saved({ id: 'c' }), nameless)).toMatchObject({ warmIntroStatus: 'responded' })
})

const withoutText: SavedResource = {
  ...responded,
  providerResponse: { respondedAt: Date.parse(hour(3)), isRead: true },
}

test('an answer whose words this device did not keep gets them back with the list, read as it was', () => {
  const whole = introduction({ ...answer, partnerContact: 'Desk', partnerInstructions: null })
  expect(mergeSingle(withoutText, whole)?.providerResponse).toEqual({
    message: 'Come by',
    contactInfo: 'Desk',
    instructions: null,
    respondedAt: Date.parse(hour(3)),
    isRead: true,
  })
})

test('an answer without words is told as one, and nothing then changes any more', () => {
  const empty = introduction({ ...answer, partnerResponse: null, partnerContact: null, partnerInstructions: null })
  const merged = mergeResponses([withoutText], [empty])
  expect(merged[0]?.providerResponse).toMatchObject({ message: null, contactInfo: null, instructions: null })
  expect(mergeResponses(merged, [empty])).toBe(merged)
})

test('words that the server leaves out after a restore by PIN stay unknown, and never erase known ones', () => {
  const { partnerResponse: _, ...leftOut } = introduction(answer)
  expect(mergeSingle(pending, leftOut)?.providerResponse).toEqual({ respondedAt: Date.parse(hour(3)), isRead: false })
  const list = [withoutText]
  expect(mergeResponses(list, [leftOut])).toBe(list)
  const readList = [read]
  expect(mergeResponses(readList, [leftOut])).toBe(readList)
})

test('the words of another update are not put under this one', () => {
  const older = introduction({ ...answer, updatedAt: hour(2), partnerResponse: 'Old' })
  const list = [withoutText]
  expect(mergeResponses(list, [older])).toBe(list)
})
