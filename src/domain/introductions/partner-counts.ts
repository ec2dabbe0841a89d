import type { Language } from '#domain/language.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import type { DeclineReason, IntroductionOutcome } from './introduction.ts'
import type { AnswerState } from './partner-answer.ts'
import type { IntroductionState } from './states.ts'

/** How long an answer took, in classes: an exact time could identify a person. */
export const answerTimes = ['le2', 'le24', 'le72', 'le168', 'more'] as const
export type AnswerTime = (typeof answerTimes)[number]

/** The counters behind an organization's stats; steps of introductions first. */
export const stepKeys = [
  'sent',
  'opened',
  'accepted',
  'needs_you',
  'declined',
  'got_help',
  'not_got_help',
  'withdrawn',
] as const satisfies readonly IntroductionState[]
export const walkInKey = 'walk_in'
export const buildDeclinedKey = (reason: DeclineReason) => `declined:${reason}` as const
export const buildWalkInNeedKey = (need: NeedKey) => `walk_in:${need}` as const
export const buildAnswerTimeKey = (time: AnswerTime) => `answered_hours:${time}` as const
export const buildLanguageKey = (language: Language) => `language:${language}` as const

export type CountKey =
  | (typeof stepKeys)[number]
  | typeof walkInKey
  | ReturnType<typeof buildDeclinedKey>
  | ReturnType<typeof buildWalkInNeedKey>
  | ReturnType<typeof buildAnswerTimeKey>
  | ReturnType<typeof buildLanguageKey>

/** Adds one, or removes one in the month of a count that was corrected. */
export interface CountChange {
  key: CountKey
  by: 1 | -1
  at: number
}

const hourMs = 3_600_000
const longest: [AnswerTime, number][] = [
  ['le2', 2],
  ['le24', 24],
  ['le72', 72],
  ['le168', 168],
]

export function classifyAnswerTime(waitedMs: number): AnswerTime {
  return longest.find(([, hours]) => waitedMs <= hours * hourMs)?.[0] ?? 'more'
}

/** 2026-11 */
export const toMonth = (at: number): string => new Date(at).toISOString().slice(0, 7)

const up = (key: CountKey, at: number): CountChange => ({ key, by: 1, at })
const down = (key: CountKey, at: number): CountChange => ({ key, by: -1, at })

export const buildDeliveryChanges = (language: Language, at: number): CountChange[] => [
  up('sent', at),
  up(buildLanguageKey(language), at),
]

interface NewAnswer {
  state: AnswerState
  reason: DeclineReason | null
  at: number
}

interface PreviousAnswer {
  state: IntroductionState
  reason: DeclineReason | null
  deliveredAt: number
  answeredAt: number | null
}

/** A reworded answer is the same answer; another reason for declining replaces the first. */
export function buildAnswerChanges(before: PreviousAnswer, { state, reason, at }: NewAnswer): CountChange[] {
  const changes: CountChange[] = []
  if (before.answeredAt === null) changes.push(up(buildAnswerTimeKey(classifyAnswerTime(at - before.deliveredAt)), at))
  if (before.state !== state) changes.push(up(state, at))
  if (state !== 'declined') return changes
  const old = before.state === 'declined' ? before.reason : null
  if (old === reason) return changes
  if (old !== null) changes.push(down(buildDeclinedKey(old), before.answeredAt ?? at))
  if (reason !== null) changes.push(up(buildDeclinedKey(reason), at))
  return changes
}

/** Correcting an outcome removes the first one from the counts. */
export function buildOutcomeChanges(
  before: { state: IntroductionState; closedAt: number | null },
  outcome: IntroductionOutcome,
  at: number,
): CountChange[] {
  if (before.state === outcome) return []
  const isCorrection = before.state === 'got_help' || before.state === 'not_got_help'
  const previousOutcome = outcome === 'got_help' ? 'not_got_help' : 'got_help'
  return [...(isCorrection ? [down(previousOutcome, before.closedAt ?? at)] : []), up(outcome, at)]
}
