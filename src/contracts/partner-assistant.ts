import * as z from 'zod/mini'
import { Crisis } from '#domain/help-lines/crisis-kinds.ts'
import { ChatRole, maxChatCharacters } from '#domain/chat/message.ts'
import { Language } from '#domain/language.ts'
import { defineCall } from './call.ts'

const text = (max: number) => z.string().check(z.maxLength(max))

export const mostMessagesBefore = 8

export const StaffJob = z.enum(['draft', 'find', 'how'])
export type StaffJob = z.infer<typeof StaffJob>

export const askStaffReggie = defineCall({
  method: 'POST',
  path: '/api/partner/reggie',
  access: 'partner_staff',
  summary: 'Drafts a plain reply from notes, finds other places, or answers a question. Nothing is kept.',
  body: z.object({
    job: StaffJob,
    lang: Language,
    input: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
    /** Used to find listings near the person, and to remove their details from what a model sees. */
    introductionId: z.optional(z.uuid()),
    /** The questions and answers before this one, oldest first: the server keeps none. */
    before: z.optional(
      z.array(z.object({ role: ChatRole, content: text(maxChatCharacters) })).check(z.maxLength(mostMessagesBefore)),
    ),
  }),
  reply: z.object({
    success: z.literal(true),
    text: text(4000),
    /** Reading grade level; null where there is no text. */
    grade: z.nullable(z.number()),
    sources: z.array(z.object({ title: text(300) })),
    places: z.array(
      z.object({ id: text(128), name: text(300), phone: z.nullable(text(64)), city: z.nullable(text(120)) }),
    ),
    /** Questions that can be asked next. */
    followUps: z.array(text(300)),
    /** Parts of a draft that stay as staff wrote them: to be checked before it is sent. */
    keptAsWritten: z.array(z.object({ text: text(1000), isOtherLanguage: z.boolean() })),
    madeBy: z.enum(['templates', 'model']),
    /** Somebody may be in danger: which help card to show. */
    crisis: z.optional(Crisis),
  }),
})
