import * as z from 'zod/mini'
import { ListingReport } from '#domain/directory/reports.ts'
import { defineCall } from './call.ts'

const ListingId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{3,63}$/))

export const reportListing = defineCall({
  method: 'POST',
  path: '/api/resources/{id}/reports',
  access: 'visitor',
  summary: 'Tells that something about a listing is wrong. One browser counts once for one fact.',
  params: z.object({ id: ListingId }),
  body: ListingReport,
  reply: z.object({
    success: z.literal(true),
    /** False when this browser had already sent the same report. */
    counted: z.boolean(),
    /** Other visitors reported the same: the card now says that reports differ. */
    reportsDiffer: z.boolean(),
  }),
})
