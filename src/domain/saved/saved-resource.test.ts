import { expect, test } from 'vitest'
import { Resource } from '#domain/resources/resource.ts'
import { SavedResource, isUnread, toSavedResource } from './saved-resource.ts'

const resource = Resource.parse({ id: 'a', name: 'A house', state: 'CA', county: 'Los Angeles County' })

test('a place is saved with the state and county it was searched in, and no introduction', () => {
  const saved = toSavedResource(resource, { state: 'CA', county: 'Orange' })
  expect(saved).toEqual({
    ...resource,
    state: 'CA',
    county: 'Orange',
    warmIntroStatus: 'none',
    warmIntroSentAt: null,
    providerResponse: null,
  })
  expect(SavedResource.parse(saved)).toEqual(saved)
  expect(toSavedResource(resource, null)).toMatchObject({ state: 'CA', county: 'Los Angeles County' })
})

test('a plain resource from an older list is a saved one without an introduction', () => {
  expect(SavedResource.parse({ id: 'a', name: 'A' })).toMatchObject({ warmIntroStatus: 'none', providerResponse: null })
})

test('times written as ISO text are read like epoch milliseconds', () => {
  const saved = toSavedResource(resource, null)
  const times = { sent: '2026-11-14T09:30:00.000Z', answered: '2026-11-15T10:00:00Z' }
  const response = { message: 'Come by', respondedAt: times.answered, isRead: false }
  const parsed = SavedResource.parse({ ...saved, warmIntroSentAt: times.sent, providerResponse: response })
  expect(parsed.warmIntroSentAt).toBe(Date.UTC(2026, 10, 14, 9, 30))
  expect(parsed.providerResponse).toEqual({ ...response, respondedAt: Date.UTC(2026, 10, 15, 10) })
})

const faults = [
  { warmIntroStatus: 'sent' },
  { warmIntroSentAt: 'yesterday' },
  { providerResponse: { message: 'x', respondedAt: 1 } },
  { providerResponse: { message: 'x', respondedAt: 'soon', isRead: true } },
  { introductionState: 'lost' },
  { name: '' },
]

test.each(faults)('%o is refused', (change) => {
  expect(SavedResource.safeParse({ ...toSavedResource(resource, null), ...change }).success).toBe(false)
})

test('an answer is unread until it was opened', () => {
  const saved = toSavedResource(resource, null)
  const answered = (isRead: boolean) => ({
    ...saved,
    warmIntroStatus: 'responded' as const,
    providerResponse: { respondedAt: 1, isRead },
  })
  expect([saved, answered(true), answered(false)].map(isUnread)).toEqual([false, false, true])
})
