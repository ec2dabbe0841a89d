import type { ResourceCategory } from '#domain/resources/resource.ts'
import type { ServiceId } from '#domain/services/services.ts'
import type { ListingKind } from '#domain/directory/kinds.ts'
import type { Listing } from '#domain/directory/listing.ts'
import type * as z from 'zod/mini'

/** The data ranking uses: the columns a search reads, not the whole listing. */
export interface Candidate {
  id: string
  category: z.infer<typeof ResourceCategory>
  /** Its main purpose. */
  kind: ListingKind
  scope: Listing['scope']
  countyFips: string | null
  /** Only set where it serves named counties: whether the county searched is one of them, or it stands there. */
  serving?: 'here' | 'elsewhere'
  /** Bits in the order of `needKeys`: needs answered by its services, and needs answered only through its category. */
  needs: number
  weakNeeds: number
  /** Needs that are its main purpose. */
  coreNeeds: number
  /** The same number for all branches of an organization. */
  owner: number
  /** Bits of `listingFlags`, with the year it was last confirmed in the bits above. */
  flags: number
  /** How complete and how fresh the listing is, 0 to 100; the older its data, the lower. */
  quality: number
  lat: number | null
  lon: number | null
  /** The year of its data, if known. */
  asOfYear?: number
  /** Its organization has not confirmed it for half a year: it ranks after all others. */
  isNeglected?: boolean
  /** Its organization says that it is paused or full today: it belongs after open ones of the same need. */
  isUnavailable?: boolean
  /** Only set when names are to be matched. */
  name?: string
  /** Only set when the person's text named a service. */
  services?: readonly ServiceId[]
}
