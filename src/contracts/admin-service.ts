import * as z from 'zod/mini'
import { accountLengths, AccountStatus } from '#domain/accounts/account.ts'
import { Role } from '#domain/accounts/roles.ts'
import { Language } from '#domain/language.ts'
import { Switches } from '#domain/service/settings.ts'
import { Email, Invited } from './accounts.ts'
import { defineCall } from './call.ts'
import { SuccessReply } from './label.ts'

const text = (max: number) => z.string().check(z.maxLength(max))
const filled = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))
const count = z.int().check(z.minimum(0))
const version = z.int().check(z.minimum(0))
const byId = z.object({ id: z.uuid() })

/** The review queues. */
export const reviewQueues = ['claims', 'changes', 'reports', 'posts', 'opportunities', 'suggestions'] as const
export const ReviewQueue = z.enum(reviewQueues)
export type ReviewQueue = z.infer<typeof ReviewQueue>

export const AdminHome = z.object({
  health: z.array(
    z.object({ part: z.enum(['database', 'directory', 'mail', 'model']), state: z.enum(['ok', 'down', 'off']) }),
  ),
  queues: z.array(z.object({ queue: ReviewQueue, waiting: count, oldestAt: z.nullable(z.iso.datetime()) })),
  /** Accounts at whose sign-in strangers guessed in the last week. */
  guessedAccounts: count,
  /** Posts that may mention danger: reviewed before everything else. */
  urgentPosts: count,
  counts: z.object({
    listings: count,
    organizations: count,
    openIntroductions: count,
    overdueIntroductions: count,
    failedMail: count,
    waitingMail: count,
  }),
  /** Listings without a partner that people asked us to invite: most asked first, and nothing about who asked. */
  toInvite: z.array(z.object({ id: text(128), name: text(300), phone: z.nullable(text(64)), asked: count })),
  directoryLoadedAt: z.nullable(z.iso.datetime()),
  /** `templates`: the model was turned off. */
  reggieMode: z.enum(['full', 'templates']),
  switchedOff: z.array(text(40)),
  isPresenceOn: z.boolean(),
})
export type AdminHome = z.infer<typeof AdminHome>

export const showAdminHome = defineCall({
  method: 'GET',
  path: '/api/admin/home',
  access: 'reviewer',
  summary: 'How the service is, and what waits for somebody.',
  reply: z.object({ success: z.literal(true), home: AdminHome }),
})

const AdminAccount = z.object({
  id: z.uuid(),
  name: text(accountLengths.name),
  email: text(accountLengths.email),
  role: Role,
  status: AccountStatus,
  organization: z.nullable(text(300)),
  hasSecondFactor: z.boolean(),
  lastSignInAt: z.nullable(z.iso.datetime()),
  /** Strangers guessed at its sign-in in the last week. */
  wasGuessed: z.boolean(),
})
export type AdminAccount = z.infer<typeof AdminAccount>

export const listStaff = defineCall({
  method: 'GET',
  path: '/api/admin/users',
  access: 'super_admin',
  summary: 'Everybody with an account, those who run the service first. The look is written down.',
  reply: z.object({ success: z.literal(true), people: z.array(AdminAccount) }),
})

/** `inviteLink`: only without a mail server, only for a role below the inviter's, only in this response. */
const InvitedByHead = z.extend(Invited, { inviteLink: z.optional(text(500)) })

export const inviteStaff = defineCall({
  method: 'POST',
  path: '/api/admin/users',
  access: 'super_admin',
  summary:
    'Invites somebody by mail: to run the service, or to speak for an organization. The link is good for 72 hours.',
  body: z.object({ email: Email, role: Role, organizationId: z.nullable(z.uuid()), language: Language }),
  reply: InvitedByHead,
})

export const changeStaff = defineCall({
  method: 'PATCH',
  path: '/api/admin/users/{id}',
  access: 'super_admin',
  summary:
    'Another role, or off; on again sends a new invitation. Ends the sign-ins. The last head administrator stays.',
  params: byId,
  body: z.object({ role: z.optional(Role), status: z.optional(z.enum(['active', 'disabled'])) }),
  reply: InvitedByHead,
})

const Organization = z.object({
  id: z.uuid(),
  name: text(300),
  trackingCode: text(32),
  isSensitive: z.boolean(),
  isSupervision: z.boolean(),
  isConfidential: z.boolean(),
  listings: count,
  people: count,
  openIntroductions: count,
  createdAt: z.iso.datetime(),
  removedAt: z.nullable(z.iso.datetime()),
})
export type AdminOrganization = z.infer<typeof Organization>

export const listOrganizations = defineCall({
  method: 'GET',
  path: '/api/admin/organizations',
  access: 'admin',
  summary: 'Every organization with its tracking code.',
  reply: z.object({ success: z.literal(true), organizations: z.array(Organization) }),
})

const flags = { isSensitive: z.boolean(), isSupervision: z.boolean(), isConfidential: z.boolean() }

export const addOrganization = defineCall({
  method: 'POST',
  path: '/api/admin/organizations',
  access: 'admin',
  summary: 'Adds an organization that gets a tracking code for its posters.',
  body: z.object({ name: filled(300), ...flags }),
  reply: z.object({ success: z.literal(true), id: z.uuid() }),
})

export const changeOrganization = defineCall({
  method: 'PATCH',
  path: '/api/admin/organizations/{id}',
  access: 'admin',
  summary: 'Its name, and what kind of place it is.',
  params: byId,
  body: z.object({ name: filled(300), ...flags }),
  reply: SuccessReply,
})

export const renewTrackingCode = defineCall({
  method: 'POST',
  path: '/api/admin/organizations/{id}/code',
  access: 'admin',
  summary: 'A new tracking code. The old one stops at once: printed posters no longer count.',
  params: byId,
  body: z.object({ reason: filled(300) }),
  reply: z.object({ success: z.literal(true), trackingCode: text(32) }),
})

export const removeOrganizationCall = defineCall({
  method: 'POST',
  path: '/api/admin/organizations/{id}/remove',
  access: 'super_admin',
  summary: 'Ends an organization: its people are signed out, and what was sent to it waits again.',
  params: byId,
  body: z.object({ reason: filled(300) }),
  reply: z.object({ success: z.literal(true), waiting: count }),
})

/** Number of entries per page of the audit log. */
export const auditLogPageSize = 50

const AuditLogEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  actor: z.nullable(text(120)),
  role: text(32),
  organization: z.nullable(text(300)),
  action: text(64),
  entity: text(64),
  entityId: z.nullable(text(128)),
  before: z.nullable(text(4000)),
  after: z.nullable(text(4000)),
  reason: z.nullable(text(1000)),
})
export type AuditLogEntry = z.infer<typeof AuditLogEntry>

export const listRecord = defineCall({
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
  summary: 'Who of those who run the service did what, newest first; of organizations only that it happened.',
  query: z.object({
    entity: z.optional(text(64)),
    action: z.optional(text(64)),
    actor: z.optional(z.uuid()),
    from: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))),
    to: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))),
    before: z.optional(z.iso.datetime()),
  }),
  reply: z.object({
    success: z.literal(true),
    entries: z.array(AuditLogEntry),
    hasMore: z.boolean(),
    /** The available filter values. */
    entities: z.array(text(64)),
    actions: z.array(text(64)),
    actors: z.array(z.object({ id: text(64), name: text(120) })),
  }),
})

export const showSwitches = defineCall({
  method: 'GET',
  path: '/api/admin/switches',
  access: 'admin',
  summary: 'What is on and off.',
  reply: z.object({ success: z.literal(true), switches: Switches, version }),
})

export const saveSwitches = defineCall({
  method: 'PUT',
  path: '/api/admin/switches',
  access: 'admin',
  summary: 'Turns parts of the service on or off, from the next request on.',
  body: z.object({ switches: Switches, version, reason: filled(300) }),
  reply: z.object({ success: z.literal(true), version }),
})

export const listPresence = defineCall({
  method: 'GET',
  path: '/api/admin/presence',
  access: 'admin',
  summary: 'Who is here now: page, kind of device, active or idle. No names, no ids. Empty where presence is off.',
  reply: z.object({
    success: z.literal(true),
    isOn: z.boolean(),
    visitors: z.array(
      z.object({
        page: z.nullable(text(200)),
        device: z.nullable(text(20)),
        status: z.enum(['active', 'idle', 'left']),
        secondsAgo: count,
      }),
    ),
  }),
})
