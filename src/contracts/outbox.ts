import * as z from 'zod/mini'
import { Language } from '#domain/language.ts'
import { defineCall } from './call.ts'
import { SuccessReply } from './label.ts'

const text = (max: number) => z.string().check(z.maxLength(max))

const OutboxMail = z.object({
  id: z.uuid(),
  kind: text(32),
  recipient: text(254),
  language: Language,
  status: z.enum(['waiting', 'sent', 'failed']),
  attempts: z.int(),
  problem: z.nullable(text(64)),
  createdAt: z.iso.datetime(),
  endedAt: z.nullable(z.iso.datetime()),
  /** The text contains a link that grants access, so it is never shown. */
  hasPersonalLink: z.boolean(),
})
export type OutboxMail = z.infer<typeof OutboxMail>

export const listOutbox = defineCall({
  method: 'GET',
  path: '/api/admin/outbox',
  access: 'admin',
  summary: 'Mail that went out or waits, newest first. No texts, and no mail to an account of equal or higher role.',
  reply: z.object({ success: z.literal(true), mails: z.array(OutboxMail), isMailOn: z.boolean() }),
})

export const readOutboxMail = defineCall({
  method: 'POST',
  path: '/api/admin/outbox/{id}/read',
  access: 'admin',
  summary:
    'The text of a mail that could not be sent by itself, to pass it on by hand. Refused when it holds a personal link.',
  params: z.object({ id: z.uuid() }),
  /** Written to the audit log. */
  body: z.object({ reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(300)) }),
  reply: z.object({ success: z.literal(true), subject: text(300), text: text(8000) }),
})

export const retryOutboxMail = defineCall({
  method: 'POST',
  path: '/api/admin/outbox/{id}/retry',
  access: 'admin',
  summary: 'Sends a mail again that failed.',
  params: z.object({ id: z.uuid() }),
  reply: SuccessReply,
})
