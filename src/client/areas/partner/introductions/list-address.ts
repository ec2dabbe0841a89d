import { PartnerIntroductionsQuery } from '#contracts/partner-introductions.ts'
import type { ListQuery } from './queries.ts'

/** View state stored in the URL, so that reload and Back restore the same view. */
export interface ListAddress {
  query: ListQuery
  /** Id of the open introduction. */
  id: string | null
}

const { state, need, urgency, owner, page } = PartnerIntroductionsQuery.shape
const parts = { state, need, urgency, owner, page }
type PartName = keyof typeof parts

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Ignores invalid values: anyone can type a URL. */
export function readAddress(params: URLSearchParams): ListAddress {
  const query: Record<string, string> = {}
  for (const [name, schema] of Object.entries(parts)) {
    const value = params.get(name)
    if (value && schema.safeParse(value).success) query[name] = value
  }
  const id = params.get('id')
  return { query, id: id !== null && uuid.test(id) ? id : null }
}

/** Changing a filter resets to the first page. */
export function withFilter(params: URLSearchParams, name: Exclude<PartName, 'page'>, value: string): URLSearchParams {
  const next = withValue(params, name, value)
  next.delete('page')
  return next
}

export function withValue(params: URLSearchParams, name: PartName | 'id', value: string | null): URLSearchParams {
  const next = new URLSearchParams(params)
  if (value) next.set(name, value)
  else next.delete(name)
  return next
}

export function withoutFilters(params: URLSearchParams): URLSearchParams {
  const id = params.get('id')
  return new URLSearchParams(id === null ? {} : { id })
}
