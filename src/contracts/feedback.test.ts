import { expect, test } from 'vitest'
import { sendFeedback } from './feedback.ts'

const feedback = { sessionId: 'fp_1', type: 'action-plan', rating: 5, text: 'Good' }

test.each([1, 2, 3, 4, 5])('%i stars are a rating', (rating) => {
  expect(sendFeedback.body.parse({ ...feedback, rating })).toEqual({ ...feedback, rating })
})

test.each([0, 6, 2.5, '5', null])('%s stars are none', (rating) => {
  expect(sendFeedback.body.safeParse({ ...feedback, rating }).success).toBe(false)
})

test.each([undefined, null, ''])('words may be left out (%s)', (text) => {
  expect(sendFeedback.body.safeParse({ ...feedback, text }).success).toBe(true)
})
