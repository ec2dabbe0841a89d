import type { Listing } from '#domain/directory/listing.ts'
import type { CityRow } from '#domain/places/city-index.ts'
import type { County } from '#domain/places/county.ts'
import { toCounties } from './counties.ts'
import { buildDirectoryFiles, type DirectoryFiles } from './directory-files.ts'
import { dropSharedContacts, mergeLegalAid } from './legal-aid.ts'
import { createAreaFinder } from './area-by-name.ts'
import { setGranteeAreas } from './legal-aid-area.ts'
import type { Material } from './material.ts'
import { mergeDuplicates, mergeHealthCenters, mergeTreatmentPairs } from './merge.ts'
import { dropReplacedStale, mergePlaces } from './merge-places.ts'
import { addMissingCities } from './missing-city.ts'
import { toNationalServices } from './national-services.ts'
import { toDatasetListings } from './dataset-listings.ts'
import { toStateServices } from './state-services.ts'
import { markSwitchboards } from './switchboards.ts'
import type { Tally } from './tally.ts'
import { mergeStateAgencies } from './usagov.ts'
import { chooseFinalKind } from './veterans-kind.ts'
import { toZips, createZipChecker } from './zips.ts'

export interface CompileResult extends DirectoryFiles {
  listings: Listing[]
  tally: Tally
  rowsRead: number
  counties: County[]
}

/** Two different listings with one id would overwrite each other; the hash must then become longer. */
function assertDistinct(listings: readonly Listing[]): void {
  const ids = new Set<string>()
  for (const { id, name } of listings) {
    if (ids.has(id)) throw new Error(`Two listings share the id ${id}; one is "${name}".`)
    ids.add(id)
  }
}

/** Compiles the material into the files. Pure: the same material gives the same bytes. */
export function compileDirectory(material: Material, cities: readonly CityRow[] = []): CompileResult {
  const tally: Tally = new Map()
  const counties = toCounties(material.counties)
  const centers = new Map(counties.map((county) => [county.fips, county]))
  const { zips, left } = toZips(material.zips, new Set(centers.keys()))
  tally.set('left out: ZIP rows without a named publisher', left)
  const isZipInState = createZipChecker(material.zips, centers)
  const findArea = createAreaFinder(cities, counties)
  let listings = toDatasetListings(material.datasetRows, { centers, isZipInState, findArea }, tally)
  listings = mergeTreatmentPairs(listings, tally)
  listings = mergeHealthCenters(listings, tally)
  listings = mergeDuplicates(listings, tally)
  listings = mergePlaces(listings, tally)
  listings = dropReplacedStale(listings, tally)
  listings = dropSharedContacts(listings, tally)
  listings = [
    ...listings,
    ...toStateServices(material.states, material.voting),
    ...toNationalServices(material.national, centers, tally),
  ]
  listings = mergeStateAgencies(listings, material.states, tally)
  listings = mergeLegalAid(listings, tally)
  listings = markSwitchboards(listings).map((listing) => ({ ...listing, kind: chooseFinalKind(listing) }))
  listings = addMissingCities(listings, cities, tally)
  listings = setGranteeAreas(listings, findArea, tally)
  assertDistinct(listings)
  return {
    ...buildDirectoryFiles(listings, counties, zips),
    listings,
    tally,
    rowsRead: material.datasetRows.length,
    counties,
  }
}
