import * as z from 'zod/mini'
import { DeviceType } from '#domain/device-type.ts'
import { defineCall } from './call.ts'
import { SuccessReply, SessionLabel } from './label.ts'

/** Clients send a beacon's timestamp as a number or as text; both are accepted and neither is stored. */
const Timestamp = z.union([z.number(), z.string().check(z.maxLength(40))])

/** Only our own route paths are stored; a query string can carry what a person typed. */
export const PagePath = z.pipe(
  z.string().check(z.maxLength(2000), z.startsWith('/')),
  z.transform((path) => (path.split(/[?#]/)[0] ?? '/').slice(0, 200)),
)
export const PresenceStatus = z.enum(['active', 'idle'])

export const pingSession = defineCall({
  method: 'POST',
  path: '/api/ping',
  access: 'visitor',
  summary: 'Keeps a visitor session alive, once a minute.',
  body: z.object({ sessionId: SessionLabel, timestamp: z.optional(Timestamp) }),
  reply: SuccessReply,
})

export const pingPresence = defineCall({
  method: 'POST',
  path: '/api/analytics/ping',
  access: 'visitor',
  summary: 'Presence without a socket: where the visitor is and whether they are active; also the beacon on leaving.',
  body: z.union([
    z.object({ sessionId: SessionLabel, eventType: z.literal('user_left'), timestamp: z.optional(Timestamp) }),
    z.object({
      sessionId: SessionLabel,
      currentPage: PagePath,
      deviceType: DeviceType,
      status: PresenceStatus,
    }),
  ]),
  reply: SuccessReply,
  acceptsBeacon: true,
})
