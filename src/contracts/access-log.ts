import * as z from 'zod/mini'
import { AccessChangeKind } from '#domain/accounts/access-changes.ts'
import { accountLengths } from '#domain/accounts/account.ts'
import { PartnerRole } from '#domain/accounts/roles.ts'
import { defineCall } from './call.ts'

/** Most entries in one answer; older ones are erased after 13 months. */
export const accessLogLength = 200

const AccessLogEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  kind: AccessChangeKind,
  /** A colleague's name; null for the service and for a claim. */
  by: z.nullable(z.string().check(z.maxLength(accountLengths.email))),
  /** The email of the account it is about. */
  subject: z.nullable(z.string().check(z.maxLength(accountLengths.email))),
  role: z.nullable(PartnerRole),
  listing: z.nullable(z.string().check(z.maxLength(300))),
})
export type AccessLogEntry = z.infer<typeof AccessLogEntry>

const AccessLog = z.object({ success: z.literal(true), entries: z.array(AccessLogEntry) })

export const listAccessChanges = defineCall({
  method: 'GET',
  path: '/api/partner/access',
  access: 'partner_admin',
  summary: 'Every change of who may act for this organization, newest first.',
  reply: AccessLog,
})

export const listOrganizationAccess = defineCall({
  method: 'GET',
  path: '/api/admin/organizations/{id}/access',
  access: 'admin',
  summary: 'Every change of who may act for an organization, newest first. The look is written down.',
  params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  reply: AccessLog,
})
