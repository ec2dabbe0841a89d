import * as z from 'zod/mini'
import { DeviceType } from '#domain/device-type.ts'
import { Location } from '#domain/places/location.ts'
import { defineCall } from './call.ts'
import { SuccessReply, SessionLabel } from './label.ts'

const OrganizationId = z.string().check(z.minLength(1), z.maxLength(64))

export const createSession = defineCall({
  method: 'POST',
  path: '/api/sessions',
  access: 'visitor',
  summary: 'Starts a visitor session, or touches it when this browser already has it.',
  body: z.object({
    id: SessionLabel,
    /** Accepted because existing clients send it; never stored. */
    userAgent: z.optional(z.string().check(z.maxLength(1000))),
    deviceType: z.optional(DeviceType),
    screenResolution: z.optional(z.string().check(z.regex(/^\d{1,5}x\d{1,5}$/))),
    timezone: z.optional(z.string().check(z.regex(/^[\w+/-]{1,64}$/))),
    orgId: z.optional(z.nullable(OrganizationId)),
  }),
  reply: z.object({ success: z.literal(true), id: SessionLabel }),
})

export const touchSession = defineCall({
  method: 'PATCH',
  path: '/api/sessions/{id}/activity',
  access: 'visitor',
  summary: 'Says the visitor is still here.',
  params: z.object({ id: SessionLabel }),
  reply: SuccessReply,
})

export const updateSession = defineCall({
  method: 'PATCH',
  path: '/api/sessions/{id}',
  access: 'visitor',
  summary: 'Sets the county a visitor looks in, or the organization that sent them.',
  params: z.object({ id: SessionLabel }),
  body: z.union([z.object({ location: Location }), z.object({ orgId: OrganizationId })]),
  reply: SuccessReply,
})
