import * as z from 'zod/mini'
import { Crisis } from '#domain/assistant/crisis-kinds.ts'
import { Language } from '#domain/language.ts'
import { defineCall } from './call.ts'

const text = (max: number) => z.string().check(z.maxLength(max))

export const StaffJob = z.enum(['draft', 'find', 'how'])
export type StaffJob = z.infer<typeof StaffJob>

export const askStaffReggie = defineCall({
  method: 'POST',
  path: '/api/partner/reggie',
  summary: 'Drafts a plain reply from notes, finds other places, or tells how something works here. Nothing is kept.',
  body: z.object({
    job: StaffJob,
    lang: Language,
    input: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
    /** Used to find listings near the person, and to remove their details from what a model sees. */
    introductionId: z.optional(z.uuid()),
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
    madeBy: z.enum(['templates', 'model']),
    /** Somebody may be in danger: which help card to show. */
    crisis: z.optional(Crisis),
  }),
})
