import * as z from 'zod/mini'
import { type CrisisKind, crisisKinds } from '../help-lines/crisis-kinds.ts'
import { type DangerClass, dangerClasses, dangerThemes, type JudgedClass } from './danger-classes.ts'
import type { DangerLanguage } from './danger-figures.ts'

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

export const dangerClassByKind: Readonly<Record<CrisisKind, DangerClass>> = {
  overdose: 'overdose',
  medical: 'medical',
  self_harm: 'self-now',
  child_harm: 'child-or-dependent',
  being_hurt: 'being-hurt',
  hurting_others: 'hurt-someone',
  someone_at_risk: 'someone-else',
  using_or_withdrawal: 'use-or-withdrawal',
  trafficking: 'exploited',
  hopeless: 'hopeless',
}

/** What a message should lead to: the card of a kind, the soft line, or neither. */
export const expectedResults = [...crisisKinds, 'soft', 'none'] as const
export type ExpectedResult = (typeof expectedResults)[number]

/** The judge reads no more than these together. */
export const maxTrainingTurns = 4
export const maxTurnLength = 400

interface TrainingMessage {
  /** Oldest first. */
  turns: readonly string[]
  language: DangerLanguage
  expected: ExpectedResult
}

/** One line of a file in data/training/danger. */
export function toDangerMessage({ turns, language, expected }: TrainingMessage): DangerMessage {
  const hasCard = expected !== 'none' && expected !== 'soft'
  return {
    turns: [...turns],
    class: hasCard ? dangerClassByKind[expected] : 'none',
    level: hasCard ? 'card' : expected,
    lang: language,
    form: turns.length > 1 ? 'turns' : 'plain',
  }
}
