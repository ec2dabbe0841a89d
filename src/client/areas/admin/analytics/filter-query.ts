import { exportAnalytics, type AnalyticsQuery } from '#contracts/admin-analytics.ts'
import type { Language } from '#domain/language.ts'
import { NeedKey } from '#domain/needs/needs.ts'
import { StateCode } from '#domain/places/states.ts'

export const noFilters = { from: '', to: '', state: '', need: '', code: '' }
export type AnalyticsFilters = typeof noFilters

/** Includes only the chosen filters. */
export function toAnalyticsQuery({ from, to, state, need, code }: AnalyticsFilters): AnalyticsQuery {
  return {
    ...(from && { from }),
    ...(to && { to }),
    ...(state && { state: StateCode.parse(state) }),
    ...(need && { need: NeedKey.parse(need) }),
    ...(code.trim() && { code: code.trim() }),
  }
}

/** Address of the CSV export of the same stats, in the language of the page. */
export function csvAddress(query: AnalyticsQuery, language: Language): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...query, lang: language })) {
    if (value !== undefined) search.set(name, value)
  }
  return `${exportAnalytics.path}?${search.toString()}`
}
