import * as z from 'zod/mini'

/** Kinds of danger that a message can tell of. */
export const dangerClasses = [
  'self-now',
  'hopeless',
  'someone-else',
  'overdose',
  'use-or-withdrawal',
  'being-hurt',
  'hurt-someone',
  'child-or-dependent',
  'exploited',
  'medical',
] as const
export type DangerClass = (typeof dangerClasses)[number]

/** What the judge tells apart: each danger, distress without danger, and everything else. */
export const judgedClasses = [...dangerClasses, 'distress', 'none'] as const
export type JudgedClass = (typeof judgedClasses)[number]

/** Who or what a danger is about, where that decides which help lines are right. `partner` stands for family too. */
export const dangerThemes = [
  'partner',
  'stranger',
  'sexual',
  'child',
  'elder',
  'exploited',
  'swallowed',
  'using-alone',
] as const
export type DangerTheme = (typeof dangerThemes)[number]

/** A written message with what it should lead to: the card of help lines, a soft line in the answer, or neither. */
export const DangerMessage = z.object({
  /** The person's last messages, oldest first. */
  turns: z.array(z.string()).check(z.minLength(1)),
  class: z.enum([...dangerClasses, 'none']),
  level: z.enum(['card', 'soft', 'none']),
  lang: z.enum(['en', 'es', 'mix']),
  form: z.enum(['plain', 'slang', 'typos', 'indirect', 'third', 'turns']),
  /** A life is at stake at this moment. */
  now: z.optional(z.boolean()),
  /** Of messages for the card; those of the class `hopeless` are about none. */
  about: z.optional(z.array(z.enum(dangerThemes))),
})
export type DangerMessage = z.infer<typeof DangerMessage>

/** The class that the judge should give a message. */
export function getJudgedClass({ class: danger, level }: Pick<DangerMessage, 'class' | 'level'>): JudgedClass {
  if (level === 'card') return danger
  return level === 'soft' ? 'distress' : 'none'
}
