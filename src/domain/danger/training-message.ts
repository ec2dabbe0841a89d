import { type CrisisKind, crisisKinds } from '../help-lines/crisis-kinds.ts'
import type { DangerClass, DangerMessage } from './danger-classes.ts'
import type { DangerLanguage } from './danger-figures.ts'

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
