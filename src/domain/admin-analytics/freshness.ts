import { dayMs, toDay } from './days.ts'

export const freshnessAges = ['30', '90', '180', '365', 'older', 'never'] as const
export type FreshnessAge = (typeof freshnessAges)[number]

/** How long ago somebody last checked it, in classes. */
export function classifyFreshness(checkedAt: number | null, now: number): FreshnessAge {
  if (checkedAt === null) return 'never'
  return (['30', '90', '180', '365'] as const).find((days) => now - checkedAt <= Number(days) * dayMs) ?? 'older'
}

/** A year or a month stands for its first day: it may be older than we know, and never fresher. */
function partialDateAt(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return Date.UTC(year, month - 1, day)
}

/** Said by whoever published it, or by the organization that speaks for it: the later one. */
export function getLastCheckedAt(assuredOn: string | null, confirmedAt: number | null): number | null {
  const times = [assuredOn === null ? null : partialDateAt(assuredOn), confirmedAt].filter((at) => at !== null)
  return times.length === 0 ? null : Math.max(...times)
}

/** The same as a date, as exact as whoever said so. */
export function getLastCheckedOn(assuredOn: string | null, confirmedAt: number | null): string | null {
  const at = getLastCheckedAt(assuredOn, confirmedAt)
  return at !== null && at === confirmedAt ? toDay(at) : assuredOn
}
