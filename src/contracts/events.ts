import * as z from 'zod/mini'
import { AnalyticsEvent } from '#domain/analytics/events.ts'
import { defineCall } from './call.ts'
import { SuccessReply, SessionLabel } from './label.ts'

export const recordEvent = defineCall({
  method: 'POST',
  path: '/api/events',
  access: 'visitor',
  summary: 'Records one analytics event, reduced to the fields allowed for its type.',
  body: z.intersection(z.object({ sessionId: SessionLabel }), AnalyticsEvent),
  reply: SuccessReply,
})
