import * as z from 'zod/mini'
import { DeviceType } from '#domain/device-type.ts'
import { SessionLabel } from './label.ts'
import { PagePath, PresenceStatus } from './presence.ts'

const short = z.nullable(z.optional(z.string().check(z.maxLength(128))))

/** Messages from a browser over `/ws`. `userType`, `userId` and `partnerId` are read and never trusted (T-1.7). */
export const SocketMessageFromVisitor = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    data: z.object({
      sessionId: SessionLabel,
      userType: short,
      userId: short,
      partnerId: short,
      deviceType: DeviceType,
      currentPage: PagePath,
      userAgent: z.optional(z.string().check(z.maxLength(1000))),
    }),
  }),
  z.object({ type: z.literal('heartbeat'), data: z.optional(z.unknown()) }),
  z.object({
    type: z.literal('activity'),
    data: z.object({
      sessionId: SessionLabel,
      eventType: z.optional(z.string().check(z.maxLength(80))),
      eventData: z.optional(z.unknown()),
      status: PresenceStatus,
    }),
  }),
  z.object({ type: z.literal('page_change'), data: z.object({ sessionId: SessionLabel, page: PagePath }) }),
  z.object({ type: z.literal('user_left'), data: z.optional(z.unknown()) }),
])
export type SocketMessageFromVisitor = z.infer<typeof SocketMessageFromVisitor>

/** Messages from the server over `/ws`: never anything about other people (T-9.4). */
export const SocketMessageFromServer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('connected'), data: z.object({}) }),
  z.object({ type: z.literal('error'), data: z.object({ message: z.string() }) }),
])
export type SocketMessageFromServer = z.infer<typeof SocketMessageFromServer>
