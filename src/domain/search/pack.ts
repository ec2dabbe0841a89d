import * as z from 'zod/mini'
import { DirectorySource, Listing } from '#domain/directory/listing.ts'
import { listingFlags, computeSearchColumns } from '#domain/directory/search-columns.ts'
import { Availability } from '#domain/partners/availability.ts'
import { StateCode } from '#domain/places/states.ts'
import type { Candidate } from './candidate.ts'
import { rankListings, type RankedListing } from './rank.ts'
import type { RankRequest } from './request.ts'
import type { SourcedListing } from './resource-card.ts'

const text = z.string().check(z.minLength(1), z.maxLength(200))

const blank = {
  organization: null,
  services: [],
  note: null,
  street: null,
  city: null,
  state: null,
  zip: null,
  countyFips: null,
  position: null,
  phones: [],
  website: null,
  hours: null,
  languages: [],
  cost: null,
  requiredDocuments: [],
  facts: {},
  otherSourceIds: [],
  assuredOn: null,
}
/** A listing without its null or empty fields, because packs are downloaded over slow networks. */
const Filled = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((fields) => ({ ...blank, ...fields }) as object as Listing),
)
const PackedListing = z.pipe(Filled, Listing)

/** Everything a search in one county can find, so that it works offline. */
export const CountyPack = z.object({
  format: z.literal(1),
  /** Version of the directory it was built from. */
  version: text,
  county: z.object({
    fips: z.string().check(z.regex(/^\d{5}$/)),
    state: StateCode,
    name: text,
    lat: z.number(),
    lon: z.number(),
  }),
  sources: z.array(DirectorySource),
  listings: z.array(PackedListing),
  /** Disputed facts, by listing. */
  reportsDiffer: z.record(z.string(), z.array(z.string())),
  /** Partner details at the time the pack was built, by listing. */
  care: z.optional(z.record(z.string(), z.object({ en: Availability, es: Availability }))),
  /** Listings that rank after all others because they have not been confirmed for too long. */
  neglected: z.optional(z.array(z.string())),
  /** Listings that were full or paused when the pack was built: they rank after open ones. */
  unavailable: z.optional(z.array(z.string())),
})
export type CountyPack = z.infer<typeof CountyPack>

export function packListing(listing: Listing): z.input<typeof PackedListing> {
  const isBlank = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)
  const filledFields = Object.entries(listing).filter(([, value]) => !isBlank(value))
  return Object.fromEntries(filledFields.filter(([key]) => key !== 'facts' || Object.keys(listing.facts).length > 0))
}

export interface PackHit extends SourcedListing {
  ranked: RankedListing
  care?: Availability
}

/** As many as the server sends. */
const maxPackOthers = 30

type PackRequest = Omit<RankRequest, 'center' | 'isCenterExact' | 'countyFips'>

/** Runs the server's search on the listings of the pack: same listings, same order. */
export function searchPack(pack: CountyPack, request: PackRequest, limit?: number): PackHit[] {
  const { county, reportsDiffer } = pack
  const listings = new Map(pack.listings.map((listing) => [listing.id, listing]))
  const sources = new Map(pack.sources.map((source) => [source.id, source]))
  const neglected = new Set(pack.neglected)
  const unavailable = new Set(pack.unavailable)
  const candidates = pack.listings.map((listing) => ({
    ...toCandidate(listing, reportsDiffer[listing.id] ?? [], county.fips),
    isNeglected: neglected.has(listing.id),
    isUnavailable: unavailable.has(listing.id),
  }))
  const center = { lat: county.lat, lon: county.lon }
  const whole = { ...request, center, isCenterExact: false, countyFips: county.fips }
  return rankListings(candidates, whole, { ...(limit !== undefined && { limit }), maxOthers: maxPackOthers }).flatMap(
    (ranked) => {
      const listing = listings.get(ranked.candidate.id)
      const source = listing && sources.get(listing.sourceId)
      if (!listing || !source) return []
      const availability = pack.care?.[listing.id]?.[request.language]
      return [
        {
          listing,
          source,
          reportsDiffer: reportsDiffer[listing.id] ?? [],
          ranked,
          ...(availability && { care: availability }),
        },
      ]
    },
  )
}

function toCandidate(listing: Listing, reportsDiffer: readonly string[], county: string): Candidate {
  const columns = computeSearchColumns(listing)
  const { category, kind, scope, countyFips, needs, weakNeeds, coreNeeds, owner, flags, quality, lat, lon } = columns
  return {
    id: listing.id,
    category,
    kind,
    scope,
    countyFips,
    ...(listing.serves && { serving: countyFips === county || listing.serves.includes(county) ? 'here' : 'elsewhere' }),
    needs,
    weakNeeds,
    coreNeeds,
    owner,
    quality,
    lat,
    lon,
    flags: reportsDiffer.length > 0 ? flags | listingFlags.reportsDiffer : flags,
    name: listing.name,
    services: listing.services,
  }
}
