import { expect, test } from 'vitest'
import { recordEvent } from './events.ts'

test('an event keeps its label, its type and what its type allows', () => {
  const eventData = { resourceId: '1', resourceName: 'A house' }
  const event = { sessionId: 'fp_1', eventType: 'resource_save', eventData }
  expect(recordEvent.body.parse(event)).toEqual({ ...event, eventData: { resourceId: '1' } })
})

test.each([
  { eventType: 'resource_save', eventData: { resourceId: '1' } },
  { sessionId: 'fp_1', eventType: 'login', eventData: {} },
  { sessionId: 'fp_1', eventType: 'chat', eventData: 'hello' },
])('%o is refused', (event) => {
  expect(recordEvent.body.safeParse(event).success).toBe(false)
})
