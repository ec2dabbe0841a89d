import type { AnalyticsQuery } from '#contracts/admin-analytics.ts'
import { type FigureName, getSides } from '#domain/admin-analytics/figures.ts'

type Target = { is: 'atLeast' | 'atMost'; share: number }

/** Target values; the visit count and the help received have none. */
export const targets: Partial<Record<FigureName, Target>> = {
  searchSuccess: { is: 'atLeast', share: 0.85 },
  noResult: { is: 'atMost', share: 0.15 },
  answeredInTime: { is: 'atLeast', share: 0.6 },
  thumbsUp: { is: 'atLeast', share: 0.7 },
}

export type Verdict = 'met' | 'notMet' | 'unknown' | 'noTarget'

export function judgeFigure(name: FigureName, value: number | null): Verdict {
  const target = targets[name]
  if (!target) return 'noTarget'
  if (value === null) return 'unknown'
  return (target.is === 'atLeast' ? value >= target.share : value <= target.share) ? 'met' : 'notMet'
}

/** The exact calculation of a figure, as text for readers. It is never executed. */
export function formatFormula(name: FigureName, days: { from: string; to: string }, { need }: AnalyticsQuery): string {
  const [part, rest] = getSides(name, need)
  const sum = (...names: string[]) => `SUM(n) WHERE measure IN (${names.map((measure) => `'${measure}'`).join(', ')})`
  const value = rest === null ? sum(part) : `${sum(part)} / ${sum(part, rest)}`
  return `${value} FROM rollups WHERE day BETWEEN '${days.from}' AND '${days.to}'`
}

/** The days a figure covers: no later than the last counted one. Null when none was counted. */
export function countedDays({
  from,
  to,
  countedUntil,
}: {
  from: string
  to: string
  countedUntil: string | null
}): { from: string; to: string } | null {
  if (countedUntil === null || countedUntil < from) return null
  return { from, to: countedUntil < to ? countedUntil : to }
}
