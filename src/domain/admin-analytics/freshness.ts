import { dayMs, toDay } from './days.ts'

export const freshnessAges = ['30', '90', '180', '365', 'older', 'never'] as const
export type FreshnessAge = (typeof freshnessAges)[number]

/** How long ago the listing was last checked, as an age class. */
export function classifyFreshness(checkedAt: number | null, now: number): FreshnessAge {
  if (checkedAt === null) return 'never'
  return (['30', '90', '180', '365'] as const).find((days) => now - checkedAt <= Number(days) * dayMs) ?? 'older'
}

/** A year or a month counts as its first day: the listing may be older than known, never fresher. */
function partialDateAt(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return Date.UTC(year, month - 1, day)
}

/** The later of the publisher's date and the confirmation by the organization that owns the listing. */
export function getLastCheckedAt(assuredOn: string | null, confirmedAt: number | null): number | null {
  const times = [assuredOn === null ? null : partialDateAt(assuredOn), confirmedAt].filter((at) => at !== null)
  return times.length === 0 ? null : Math.max(...times)
}

/** The same as a date, with the precision of its source. */
export function getLastCheckedOn(assuredOn: string | null, confirmedAt: number | null): string | null {
  const at = getLastCheckedAt(assuredOn, confirmedAt)
  return at !== null && at === confirmedAt ? toDay(at) : assuredOn
}
