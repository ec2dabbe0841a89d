import * as z from 'zod/mini'
import { StateCode } from '#domain/places/states.ts'
import type { Listing } from './listing.ts'

/** Whom a listing serves: people around it or in named counties, a whole state, or the whole country. */
export const areaReaches = ['local', 'state', 'national'] as const
export type AreaReach = (typeof areaReaches)[number]

export const ListingArea = z.object({
  reach: z.enum(areaReaches),
  /** The state that is served as a whole. */
  state: z.nullable(StateCode),
  /** Counties served beside the one where it stands; none: whoever can come. */
  serves: z.array(z.string().check(z.regex(/^\d{5}$/))).check(z.maxLength(400)),
})
export type ListingArea = z.infer<typeof ListingArea>

export function readArea({ scope, state, serves = [] }: Pick<Listing, 'scope' | 'state' | 'serves'>): ListingArea {
  if (scope === 'national') return { reach: 'national', state: null, serves: [] }
  return scope === 'state' ? { reach: 'state', state, serves: [] } : { reach: 'local', state: null, serves }
}

export const isSameArea = (one: ListingArea, other: ListingArea): boolean =>
  one.reach === other.reach &&
  one.state === other.state &&
  one.serves.toSorted().join() === other.serves.toSorted().join()
