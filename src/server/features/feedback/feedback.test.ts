import { expect, test } from 'vitest'
import { sendFeedback } from '#contracts/feedback.ts'
import { setUpTestServer } from '#testing/server.ts'
import { testAccess } from '#testing/visitor-access.ts'

const server = setUpTestServer()
const feedback = { sessionId: 'fp_abc', type: 'action-plan', rating: 4 }
const give = (changes: object = {}, sender = server.browser()) =>
  sender.send({ method: 'POST', url: '/api/feedback', payload: { ...feedback, ...changes } })
const rows = async () => (await server.stored()).feedback ?? []

test('stars and words are stored under the browser that gave them', async () => {
  expect((await give({ text: '  It helped me.  ' })).json()).toEqual({ success: true })
  expect(await rows()).toMatchObject([
    {
      label: 'fp_abc',
      type: 'action-plan',
      rating: 4,
      text: 'It helped me.',
      principal_id: expect.any(String),
      at: server.clock.now(),
    },
  ])
})

test.each([undefined, null, '', '   '])('stars alone are enough: words may be %j', async (text) => {
  expect((await give({ text })).statusCode).toBe(200)
  expect(await rows()).toMatchObject([{ text: null }])
})

test.each([0, 6, 2.5, '4', null])('a rating of %j is refused and not stored', async (rating) => {
  expect((await give({ rating })).statusCode).toBe(400)
  expect(await server.stored()).toEqual({})
})

test('nobody can read feedback back: there is no call for it', async () => {
  await give({ text: 'private' })
  for (const url of ['/api/feedback', '/api/feedback/fp_abc', '/api/feedback?sessionId=fp_abc']) {
    expect((await server.browser().send({ method: 'GET', url })).statusCode).toBe(404)
  }
})

testAccess(server, sendFeedback, 'apart', () => ({ body: { sessionId: 'fp_abc', type: 'action-plan', rating: 5 } }))
