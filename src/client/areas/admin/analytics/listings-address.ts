import { type FreshnessAge, freshnessAges } from '#domain/admin-analytics/freshness.ts'
import { NeedKey } from '#domain/needs/needs.ts'
import { StateCode } from '#domain/places/states.ts'

export interface ListingsQuery {
  age: FreshnessAge
  state?: StateCode | undefined
  need?: NeedKey | undefined
  page?: number
}

/** The listings the address selects; null when it selects the stats. */
export function parseListingsQuery(params: URLSearchParams): ListingsQuery | null {
  const age = freshnessAges.find((freshnessAge) => freshnessAge === params.get('age'))
  if (!age) return null
  const page = params.get('page') ?? ''
  return {
    age,
    state: StateCode.safeParse(params.get('state')).data,
    need: NeedKey.safeParse(params.get('need')).data,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** Contains only the chosen values. */
export function listingsParams({ age, state, need, page = 1 }: ListingsQuery) {
  return { age, ...(state && { state }), ...(need && { need }), ...(page > 1 && { page: String(page) }) }
}

export const listingsAddress = (listingsQuery: ListingsQuery): string =>
  `/admin/analytics?${new URLSearchParams(listingsParams(listingsQuery)).toString()}`

/** Where one listing is viewed, and edited by administrators. */
export const editorAddress = (id: string): string => `/admin/review?tab=reports&listing=${encodeURIComponent(id)}`
