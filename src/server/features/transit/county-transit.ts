import { listingFlags } from '#domain/directory/search-columns.ts'
import { toNeedsMask } from '#domain/needs/needs-mask.ts'
import type { County } from '#domain/places/county.ts'
import { computeDistanceKm } from '#domain/places/distance.ts'
import { buildCallLink, buildWebsiteLink } from '#domain/resources/contact-links.ts'
import type { ServiceId } from '#domain/services/services.ts'
import {
  type CountyTransit,
  orderAgencies,
  type RideHelper,
  type TransitAgency,
} from '#domain/transportation/transit-agency.ts'
import type { DirectoryRepository } from '#server/engines/directory/repository.ts'
import type { StoredListing } from '#server/engines/directory/rows.ts'
import { toSearchArea, maxCandidates, radiusKm } from '#server/engines/directory/search-area.ts'

const mostAgencies = 60
const mostHelpers = 6

type Directory = Pick<DirectoryRepository, 'candidates' | 'documents'>
export type CountyTransitResult = Pick<CountyTransit, 'agencies' | 'helpers'>

/** Transit listings for a county: in it, or near its center. */
export async function findCountyTransit(directory: Directory, county: County): Promise<CountyTransitResult> {
  const options = { needs: toNeedsMask(['transportation']), radiusKm, limit: maxCandidates, withNames: true }
  const candidates = await directory.candidates(toSearchArea(county), options)
  const withService = (service: ServiceId) =>
    candidates
      .filter(
        ({ services, scope, flags }) =>
          services?.includes(service) &&
          (scope === 'site' || scope === 'region') &&
          (flags & listingFlags.forChildren) === 0,
      )
      .map((candidate) => ({ ...candidate, km: kmTo(county, candidate) }))
      .toSorted((a, b) => Number(isIn(county, b)) - Number(isIn(county, a)) || a.km - b.km || (a.id < b.id ? -1 : 1))
      .map(({ id }) => id)
  const agencyIds = withService('public-transit').slice(0, mostAgencies)
  const helperIds = withService('transport-help').slice(0, mostHelpers)
  const stored = await directory.documents([...agencyIds, ...helperIds])
  const found = (id: string) => stored.get(id) ?? []
  const agencies = agencyIds.flatMap(found).map((storedListing) => toTransitAgency(storedListing, county))
  return { agencies: orderAgencies(agencies, county.name, null), helpers: helperIds.flatMap(found).map(toRideHelper) }
}

const isIn = ({ fips }: County, { countyFips }: { countyFips: string | null }) => countyFips === fips

const kmTo = (county: County, { lat, lon }: { lat: number | null; lon: number | null }) =>
  lat === null || lon === null ? Infinity : computeDistanceKm(county, { lat, lon })

function toRideHelper({ listing, source }: StoredListing): RideHelper {
  const { id, name, city, phones } = listing
  return {
    id,
    name,
    city,
    phone: buildCallLink({ phones })?.number ?? null,
    source: source.publisher,
    checkedOn: listing.assuredOn ?? listing.asOf,
  }
}

/**
 * The directory holds no fares yet: null says "ask when you call", because an invented fare could leave someone
 * stranded at a stop.
 */
function toTransitAgency(stored: StoredListing, county: County): TransitAgency {
  const { website, position } = stored.listing
  return {
    ...toRideHelper(stored),
    url: buildWebsiteLink({ website }),
    fare: null,
    reduced: null,
    pay: null,
    accessible: null,
    isInCounty: isIn(county, stored.listing),
    point: position && { lat: position.lat, lon: position.lon },
  }
}
