import * as z from 'zod/mini'

/** The five questions a plan is based on, in order. */
export const planQuestionIds = [
  'urgent_need',
  'biggest_challenge',
  'strengths',
  'support_system',
  'goals_3_months',
] as const
export type PlanQuestionId = (typeof planQuestionIds)[number]

/** Maximum length of one answer. */
export const maxPlanAnswer = 2000

const PlanAnswer = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxPlanAnswer))

export const PlanAnswers = z.object({
  urgent_need: PlanAnswer,
  biggest_challenge: PlanAnswer,
  strengths: PlanAnswer,
  support_system: PlanAnswer,
  goals_3_months: PlanAnswer,
} satisfies Record<PlanQuestionId, typeof PlanAnswer>)
export type PlanAnswers = z.infer<typeof PlanAnswers>

/** Appends tapped or dictated text to what is already there. */
export function appendPhrase(text: string, words: string): string {
  const before = text.trimEnd()
  if (before === '') return words
  return /[.,;:!?…]$/.test(before) ? `${before} ${words}` : `${before}, ${words}`
}

export function includesPhrase(text: string, words: string): boolean {
  return text.toLowerCase().includes(words.toLowerCase())
}

/** A second tap removes the text again; what the person wrote around it stays. */
export function togglePhrase(text: string, words: string): string {
  const at = text.toLowerCase().indexOf(words.toLowerCase())
  if (at === -1) return appendPhrase(text, words)
  const before = text.slice(0, at).replace(/[,\s]+$/, '')
  const after = text.slice(at + words.length).replace(/^[,\s]+/, '')
  return before === '' || after === '' ? before + after : `${before}, ${after}`
}
