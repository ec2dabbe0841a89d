import type { ReggieLimits } from '#domain/service/settings.ts'

export type LimitName = keyof ReggieLimits
export type LimitDraft = Record<LimitName, string>

/** The same bounds as the settings schema, to validate before sending. */
export const limitBounds: Record<LimitName, readonly [least: number, most: number]> = {
  chatsPerHour: [1, 600],
  chatsPerDay: [1, 2000],
  addressPerHour: [1, 6000],
  dailyTokens: [0, 100_000_000],
  timeoutSeconds: [5, 25],
}

export const limitNames = Object.keys(limitBounds) as LimitName[]

export const toLimitDraft = (limits: ReggieLimits): LimitDraft =>
  Object.fromEntries(limitNames.map((name) => [name, String(limits[name])])) as LimitDraft

export const parseLimitDraft = (draft: LimitDraft): ReggieLimits =>
  Object.fromEntries(limitNames.map((name) => [name, Number(plain(draft[name]))])) as ReggieLimits

export type LimitProblem = 'range' | 'dayBelowHour'

export function limitProblems(draft: LimitDraft): Partial<Record<LimitName, LimitProblem>> {
  const wrong = limitNames.filter((name) => !isInRange(name, plain(draft[name])))
  const found: Partial<Record<LimitName, LimitProblem>> = Object.fromEntries(wrong.map((name) => [name, 'range']))
  const { chatsPerDay, chatsPerHour } = parseLimitDraft(draft)
  return { ...(chatsPerDay < chatsPerHour && { chatsPerDay: 'dayBelowHour' }), ...found }
}

/** People write large numbers with commas, periods or spaces between the thousands. */
const plain = (text: string) => text.trim().replace(/(?<=\d)[,.\s](?=\d{3}(?!\d))/g, '')

function isInRange(name: LimitName, text: string): boolean {
  const [least, most] = limitBounds[name]
  return /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most
}
