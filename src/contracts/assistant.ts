import * as z from 'zod/mini'
import { Crisis } from '#domain/help-lines/crisis-kinds.ts'
import { ChatRole, Tone, maxChatCharacters, maxChatMessages } from '#domain/chat/message.ts'
import { Language, defaultLanguage } from '#domain/language.ts'
import { NeedsInput } from '#domain/needs/needs.ts'
import { defineCall } from './call.ts'
import { MaybeLocation } from './maybe-location.ts'

const SentMessage = z.object({
  role: ChatRole,
  content: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxChatCharacters)),
})

/** A source of the answer, with the day it was last checked. */
export const AnswerSource = z.object({
  id: z.string(),
  kind: z.enum(['guide', 'listing', 'voting', 'document', 'line', 'state']),
  title: z.string(),
  url: z.nullable(z.string()),
  checkedOn: z.nullable(z.string()),
})
export type AnswerSource = z.infer<typeof AnswerSource>

/** Existing clients read the answer from either field. The server sends `reply`; both are accepted. */
export const AssistantReply = z
  .object({
    success: z.literal(true),
    reply: z.optional(z.string()),
    content: z.optional(z.array(z.object({ text: z.string() }))),
    /** Which card to pin above the answer (T-11.2). */
    crisis: z.optional(Crisis),
    /** Short follow-up questions to suggest. */
    followUps: z.optional(z.array(z.string())),
    sources: z.optional(z.array(AnswerSource)),
  })
  .check(z.refine((answer) => (answer.reply ?? answer.content?.[0]) !== undefined, 'reply_or_content'))
export type AssistantReply = z.infer<typeof AssistantReply>

export function getReplyText(answer: AssistantReply): string {
  return answer.reply ?? answer.content?.[0]?.text ?? ''
}

export const askReggie = defineCall({
  method: 'POST',
  path: '/api/reggie',
  access: 'visitor',
  summary: 'Asks Reggie, an AI. The talk is not stored. With Accept: text/event-stream it answers as it goes.',
  body: z.object({
    messages: z.array(SentMessage).check(z.minLength(1), z.maxLength(maxChatMessages)),
    userLocation: MaybeLocation,
    userNeeds: z.optional(z.nullable(NeedsInput)),
    language: z._default(Language, defaultLanguage),
    tone: z.optional(Tone),
  }),
  reply: AssistantReply,
  maxBodyBytes: 64 * 1024,
  limitedByHandler: true,
  needsNoRow: true,
})

/** One event of a streamed answer; the last one is `done` or `failed`. */
export const AssistantEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('crisis'), crisis: Crisis }),
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('done'), reply: AssistantReply }),
  z.object({ type: z.literal('failed'), error: z.string() }),
])
export type AssistantEvent = z.infer<typeof AssistantEvent>
