import * as z from 'zod/mini'
import { AnswerState, answerLengths } from '#domain/introductions/partner-answer.ts'
import { PartnerSettings } from '#domain/partners/settings.ts'
import { defineCall } from './call.ts'

/** Number of log entries per page; more when several share the last timestamp. */
export const partnerAuditPageSize = 50

const text = (max: number) => z.string().check(z.maxLength(max))
const filled = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))
const Version = z.int().check(z.minimum(0))

const Settings = z.object({
  success: z.literal(true),
  settings: PartnerSettings,
  version: Version,
  /** For posters; only an admin can create a new one. */
  trackingCode: text(32),
})

export const showPartnerSettings = defineCall({
  method: 'GET',
  path: '/api/partner/settings',
  access: 'partner_viewer',
  summary: 'How this organization answers.',
  reply: Settings,
})

export const savePartnerSettings = defineCall({
  method: 'PUT',
  path: '/api/partner/settings',
  access: 'partner_admin',
  summary: 'Changes how this organization answers. If somebody changed it meanwhile: 409 with their version.',
  body: z.object({ version: Version, settings: PartnerSettings }),
  reply: Settings,
})

export const ReplyTemplate = z.object({
  kind: AnswerState,
  name: filled(80),
  en: filled(answerLengths.message),
  es: filled(answerLengths.message),
})
export type ReplyTemplate = z.infer<typeof ReplyTemplate>
export const maxTemplates = 30
/** Optional when saving, to detect which templates changed: a colleague's changes saved meanwhile are not lost. */
const TemplatesVersion = z.string().check(z.regex(/^[\w-]{1,64}$/))
const Templates = z.object({
  success: z.literal(true),
  templates: z.array(ReplyTemplate),
  version: z.optional(TemplatesVersion),
  /** The organization has none of its own yet: these are our starter templates. */
  areStarters: z.optional(z.boolean()),
})

export const listTemplates = defineCall({
  method: 'GET',
  path: '/api/partner/templates',
  access: 'partner_viewer',
  summary: 'Replies this organization has ready, in both languages.',
  reply: Templates,
})

export const saveTemplates = defineCall({
  method: 'PUT',
  path: '/api/partner/templates',
  access: 'partner_staff',
  summary: 'The replies this organization has ready, all at once. If somebody saved meanwhile: 409 with theirs.',
  body: z.object({
    templates: z.array(ReplyTemplate).check(z.maxLength(maxTemplates)),
    version: z.optional(TemplatesVersion),
  }),
  maxBodyBytes: 64 * 1024,
  reply: Templates,
})

const PartnerAuditEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  actor: z.nullable(text(80)),
  role: text(32),
  action: text(64),
  entity: text(64),
  entityId: z.nullable(text(128)),
})
export type PartnerAuditEntry = z.infer<typeof PartnerAuditEntry>

export const listPartnerAudit = defineCall({
  method: 'GET',
  path: '/api/partner/audit',
  access: 'partner_admin',
  summary: 'Which people of this organization viewed and did what, newest first.',
  query: z.object({ before: z.optional(z.iso.datetime()) }),
  reply: z.object({ success: z.literal(true), entries: z.array(PartnerAuditEntry), hasMore: z.boolean() }),
})

/** Settings, replies, listings, people and counts of this organization, as one file. No personal data of visitors. */
export const exportPartnerData = defineCall({
  method: 'GET',
  path: '/api/partner/export',
  access: 'partner_admin',
  summary: 'All of this organization as one JSON file.',
  reply: 'file',
})
