import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { SuccessReply, SessionLabel } from './label.ts'

export const sendFeedback = defineCall({
  method: 'POST',
  path: '/api/feedback',
  access: 'visitor',
  summary: 'Stores a rating from one to five stars, with words if the person likes.',
  body: z.object({
    sessionId: SessionLabel,
    type: z.literal('action-plan'),
    rating: z.int().check(z.minimum(1), z.maximum(5)),
    text: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
  }),
  reply: SuccessReply,
})
