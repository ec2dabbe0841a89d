import type { Resource } from '#domain/resources/resource.ts'

/** Who reads a request to a listing: the verified partner that runs it, or nobody until one joins (T-3.3). */
export type Reader = 'partner' | 'nobody'

export function getReader({ care }: Pick<Resource, 'care'>): Reader {
  return care === undefined ? 'nobody' : 'partner'
}
