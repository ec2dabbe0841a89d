import type { ResourceCategory } from '#domain/resources/resource.ts'
import type { ServiceId } from '#domain/services/services.ts'
import type { Listing } from '#domain/directory/listing.ts'
import type * as z from 'zod/mini'

/** What ranking knows of a listing: the columns a search reads, not the listing itself. */
export interface Candidate {
  id: string
  category: z.infer<typeof ResourceCategory>
  scope: Listing['scope']
  countyFips: string | null
  /** Bits in the order of `needKeys`: answered by its services, and only through its category. */
  needs: number
  weakNeeds: number
  /** What it is there for. */
  coreNeeds: number
  /** The same number for branches of the same organization. */
  owner: number
  /** Bits of `listingFlags`, and the year it was last known to be true above them. */
  flags: number
  /** How complete and how fresh the listing is, 0 to 100; the older its data, the lower. */
  quality: number
  lat: number | null
  lon: number | null
  /** The year of its data, where it is known. */
  asOfYear?: number
  /** Its organization has not confirmed it for half a year: it stands behind all others. */
  isNeglected?: boolean
  /** Only where words are to be matched. */
  name?: string
  /** Only where the words of the person named a service. */
  services?: readonly ServiceId[]
}
