import * as z from 'zod/mini'
import { ChatRole, Tone, maxChatCharacters, maxChatMessages } from '#domain/chat/message.ts'
import { Language, defaultLanguage } from '#domain/language.ts'
import { SentNeeds } from '#domain/needs/needs.ts'
import { defineCall } from './call.ts'
import { MaybeLocation } from './maybe-location.ts'

const SentMessage = z.object({
  role: ChatRole,
  content: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxChatCharacters)),
})

const word = z.string().check(z.minLength(1), z.maxLength(40))

/** The answer has two places in the specification. Our server sends `reply`; either is read. */
export const AssistantReply = z
  .object({
    success: z.literal(true),
    reply: z.optional(z.string()),
    content: z.optional(z.array(z.object({ text: z.string() }))),
    /** Which card to pin above the answer (T-11.2). */
    crisis: z.optional(z.object({ kind: word, level: word })),
  })
  .check(z.refine((answer) => (answer.reply ?? answer.content?.[0]) !== undefined, 'reply_or_content'))
export type AssistantReply = z.infer<typeof AssistantReply>

export function replyText(answer: AssistantReply): string {
  return answer.reply ?? answer.content?.[0]?.text ?? ''
}

export const askReggie = defineCall({
  method: 'POST',
  path: '/api/reggie',
  summary: 'Asks Reggie, an AI. The conversation is answered and not stored.',
  body: z.object({
    messages: z.array(SentMessage).check(z.minLength(1), z.maxLength(maxChatMessages)),
    userLocation: MaybeLocation,
    userNeeds: z.optional(z.nullable(SentNeeds)),
    language: z._default(Language, defaultLanguage),
    tone: z.optional(Tone),
  }),
  reply: AssistantReply,
  maxBodyBytes: 64 * 1024,
})
