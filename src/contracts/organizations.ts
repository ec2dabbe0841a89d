import * as z from 'zod/mini'
import { defineCall } from './call.ts'

/** Tracking codes are at least eight random base-32 characters (T-8.4); input is case-insensitive. */
export const TrackingCode = z.pipe(
  z.string().check(z.regex(/^[a-z2-7]{8,32}$/i)),
  z.transform((code) => code.toLowerCase()),
)

export const trackOrganization = defineCall({
  method: 'GET',
  path: '/api/organizations/track/{code}',
  access: 'visitor',
  summary: 'Finds the organization behind a tracking code in the address.',
  params: z.object({ code: TrackingCode }),
  reply: z.object({ id: z.string(), name: z.string() }),
})
