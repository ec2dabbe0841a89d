import { expect, test } from 'vitest'
import { recordEvent } from './events.ts'

test('an event keeps its label, its type and what its type allows', () => {
  const eventData = { resourceId: '1', resourceName: 'A house' }
  const event = { sessionId: 'fp_1', eventType: 'resource_save', eventData }
  const sent = { ...event, eventData: { ...eventData, message: 'my story' } }
  expect(recordEvent.body.parse(sent)).toEqual(event)
})

test.each([
  { eventType: 'resource_save', eventData: { resourceId: '1' } },
  { sessionId: 'fp_1', eventType: 'login', eventData: {} },
  { sessionId: 'fp_1', eventType: 'chat', eventData: 'hello' },
])('%o is refused', (event) => {
  expect(recordEvent.body.safeParse(event).success).toBe(false)
})
