import { expect, test } from 'vitest'
import { satisfactionStats, voteSatisfaction } from './votes.ts'

const vote = { sessionId: 'fp_1', voteType: 'thumbs_up', context: 'search_results' }

test.each(['search_results', 'chat_conclusion'])('a vote for %s is read', (context) => {
  expect(voteSatisfaction.body.parse({ ...vote, context })).toEqual({ ...vote, context })
})

const faults = [{ voteType: 'up' }, { context: 'My Story' }, { context: '' }, { sessionId: undefined }]

test.each(faults)('a vote with %o is refused', (change) => {
  expect(voteSatisfaction.body.safeParse({ ...vote, ...change }).success).toBe(false)
})

test('a count may be hidden, and is never negative', () => {
  const stats = (thumbsUp: number | null) => ({ success: true, stats: [{ context: 'a', thumbsUp, thumbsDown: null }] })
  expect(satisfactionStats.reply.safeParse(stats(null)).success).toBe(true)
  expect(satisfactionStats.reply.safeParse(stats(11)).success).toBe(true)
  expect(satisfactionStats.reply.safeParse(stats(-1)).success).toBe(false)
})
