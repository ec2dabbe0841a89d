import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { SuccessReply, SessionLabel } from './label.ts'

const VoteContext = z.string().check(z.regex(/^[a-z0-9_-]{1,64}$/))
const VoteType = z.enum(['thumbs_up', 'thumbs_down'])

export const voteSatisfaction = defineCall({
  method: 'POST',
  path: '/api/satisfaction-vote',
  access: 'visitor',
  summary: 'Records a thumbs up or down for one place in the product.',
  body: z.object({ sessionId: SessionLabel, voteType: VoteType, context: VoteContext }),
  reply: SuccessReply,
})

/** A count under eleven could identify a person, so it is not returned (T-9.2). */
const Count = z.nullable(z.int().check(z.minimum(0)))

export const satisfactionStats = defineCall({
  method: 'GET',
  path: '/api/satisfaction-stats',
  access: 'visitor',
  summary: 'How people voted, per place in the product; counts under eleven are null.',
  reply: z.object({
    success: z.literal(true),
    stats: z.array(z.object({ context: VoteContext, thumbsUp: Count, thumbsDown: Count })),
  }),
})
