import { expect, test } from 'vitest'
import { satisfactionStats, voteSatisfaction } from '#contracts/votes.ts'
import { buildRequest } from '#testing/call-request.ts'
import { setUpTestServer, type Browser } from '#testing/server.ts'
import { mark, testAccess } from '#testing/visitor-access.ts'

const server = setUpTestServer()
const vote = (sender: Pick<Browser, 'send'>, voteType: string, context: string) =>
  sender.send({ method: 'POST', url: '/api/satisfaction-vote', payload: { sessionId: 'fp_abc', voteType, context } })
const stats = async () => (await server.send({ method: 'GET', url: '/api/satisfaction-stats' })).json()
const voteTimes = async (times: number, voteType: string, context: string) => {
  for (let count = 0; count < times; count += 1) await vote(server, voteType, context)
}

test('a vote is stored under its browser and label', async () => {
  expect((await vote(server.browser(), 'thumbs_up', 'search_results')).json()).toEqual({ success: true })
  expect((await server.stored()).satisfaction_votes).toMatchObject([
    { label: 'fp_abc', vote_type: 'thumbs_up', context: 'search_results', at: server.clock.now() },
  ])
})

test('without votes there is nothing to tell', async () => {
  expect(await stats()).toEqual({ success: true, stats: [] })
})

test('counts under eleven are not told; from eleven on they are (T-9.2)', async () => {
  await voteTimes(11, 'thumbs_up', 'search_results')
  await voteTimes(10, 'thumbs_down', 'search_results')
  await voteTimes(12, 'thumbs_down', 'chat_conclusion')
  await voteTimes(10, 'thumbs_up', 'a_place_few_know')

  expect(await stats()).toEqual({
    success: true,
    stats: [
      { context: 'chat_conclusion', thumbsUp: null, thumbsDown: 12 },
      { context: 'search_results', thumbsUp: 11, thumbsDown: null },
    ],
  })
})

test.each([
  ['an unknown kind of vote', 'thumbs_sideways', 'search_results'],
  ['a place with a sentence for a name', 'thumbs_up', 'I like this'],
  ['no place', 'thumbs_up', ''],
])('%s is refused and not counted', async (_what, voteType, context) => {
  expect((await vote(server.browser(), voteType, context)).statusCode).toBe(400)
  expect(await server.stored()).toEqual({})
})

testAccess(server, voteSatisfaction, 'apart', () => ({
  body: { sessionId: 'fp_abc', voteType: 'thumbs_up', context: 'chat' },
}))
testAccess(server, satisfactionStats, { own: 'empty', nobody: 'empty', other: 'empty' }, async (owner) => {
  await owner.send(buildRequest(voteSatisfaction, { body: { sessionId: mark, voteType: 'thumbs_up', context: 'a' } }))
  return {}
})
