import * as z from 'zod/mini'
import { OpeningReportKind } from '#domain/opportunities/opening-report.ts'
import { defineCall } from './call.ts'
import { SuccessReply } from './label.ts'

/** Separate from the other calls about openings: the list page should not load what few people use. */
export const reportOpportunity = defineCall({
  method: 'POST',
  path: '/api/opportunities/{id}/report',
  access: 'visitor',
  summary:
    'Tells that somebody was turned away, that it is gone or that it is wrong. One browser counts once for each.',
  // The id of a posted opening, or of a listing in the directory.
  params: z.object({ id: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{3,79}$/)) }),
  body: z.object({ kind: OpeningReportKind }),
  reply: SuccessReply,
})
