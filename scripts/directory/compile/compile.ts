import type { Listing } from '#domain/directory/listing.ts'
import type { StateLines } from '#domain/facts/state-lines.ts'
import type { CityRow } from '#domain/places/city-index.ts'
import type { County } from '#domain/places/county.ts'
import { toCounties } from './counties.ts'
import { buildDirectoryFiles, type DirectoryFiles } from './directory-files.ts'
import { dropSharedContacts, mergeLegalAid } from './legal-aid.ts'
import { replaceEditions } from './editions.ts'
import { dropForeignPhones } from './foreign-phones.ts'
import { createAreaFinder } from './area-by-name.ts'
import { setGranteeAreas } from './legal-aid-area.ts'
import type { Material } from './material.ts'
import { mergeDuplicates, mergeHealthCenters, mergeTreatmentPairs } from './merge.ts'
import { dropKnownPlaces, dropReplacedStale, mergePlaces } from './merge-places.ts'
import { addMissingCities } from './missing-city.ts'
import { toNationalServices } from './national-services.ts'
import { toDatasetListings } from './dataset-listings.ts'
import { prepareLists } from './lists/prepare-lists.ts'
import { allSources, collectSources, isListSource } from './sources.ts'
import { toStateServices } from './state-services.ts'
import { markSwitchboards } from './switchboards.ts'
import { calledSources } from './fresh-sources.ts'
import { addToTally, type Tally } from './tally.ts'
import { checkTransit } from './transit.ts'
import { addTransitLines } from './transit-lines.ts'
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

/** A list can say one state and the county of another, as for an office whose search page was copied with it. */
function dropMisplaced(listings: readonly Listing[], centers: ReadonlyMap<string, County>, tally: Tally): Listing[] {
  return listings.filter(({ countyFips, state, scope }) => {
    const isLocal = scope === 'site' || scope === 'region'
    if (!isLocal || countyFips === null || centers.get(countyFips)?.state === state) return true
    addToTally(tally, 'left out: its county is in another state')
    return false
  })
}

/** Lists of offices to call, which gave no number or a wrong one, and no address. */
function dropUnreachable(listings: readonly Listing[], tally: Tally): Listing[] {
  return listings.filter(({ sourceId, phones, street }) => {
    const isCalled = calledSources.has(sourceId) || isListSource(sourceId)
    if (!isCalled || phones.length > 0 || street !== null) return true
    addToTally(tally, `left out: neither phone nor address (${sourceId})`)
    return false
  })
}

/** Compiles the material into the files. Pure: the same material gives the same bytes. */
export function compileDirectory(
  material: Material,
  cities: readonly CityRow[] = [],
  stateLines?: StateLines,
): CompileResult {
  const tally: Tally = new Map()
  const counties = toCounties(material.counties)
  const centers = new Map(counties.map((county) => [county.fips, county]))
  const { zips, left } = toZips(material.zips, new Set(centers.keys()))
  tally.set('left out: ZIP rows without a named publisher', left)
  const isZipInState = createZipChecker(material.zips, centers)
  const findArea = createAreaFinder(cities, counties)
  const { lists } = material
  const rows = [
    ...addTransitLines(checkTransit(material.datasetRows, counties, tally), material.transitLines, tally),
    ...prepareLists(lists.local, lists.corrections, tally),
  ]
  let listings = toDatasetListings(rows, { centers, isZipInState, findArea }, tally)
  listings = dropMisplaced(listings, centers, tally)
  listings = dropForeignPhones(listings, cities, counties, tally)
  listings = dropUnreachable(listings, tally)
  listings = replaceEditions(listings, tally)
  listings = mergeTreatmentPairs(listings, tally)
  listings = mergeHealthCenters(listings, tally)
  listings = mergeDuplicates(listings, tally)
  listings = mergePlaces(listings, tally)
  listings = dropReplacedStale(listings, tally)
  listings = dropSharedContacts(listings, tally)
  listings = [
    ...listings,
    ...toStateServices(material.states, material.voting, stateLines),
    ...toNationalServices(material.national, centers, tally),
  ]
  listings = mergeStateAgencies(listings, material.states, tally)
  listings = mergeLegalAid(listings, tally)
  listings = markSwitchboards(listings).map((listing) => ({ ...listing, kind: chooseFinalKind(listing) }))
  listings = addMissingCities(listings, cities, tally)
  const placed = setGranteeAreas(listings, findArea, tally)
  // Only now it is known that these are of one region.
  const regional = placed.filter((listing, at) => listing !== listings[at])
  const checked = new Map(dropForeignPhones(regional, cities, counties, tally).map((listing) => [listing.id, listing]))
  listings = placed.map((listing) => checked.get(listing.id) ?? listing)
  assertDistinct(listings)
  return {
    ...buildDirectoryFiles(listings, counties, zips, allSources),
    listings,
    tally,
    rowsRead: material.datasetRows.length + lists.local.length,
    counties,
  }
}

/**
 * Compiles the lists whose licence forbids commercial use, as a part that stands beside the finished directory. It has no
 * counties and ZIP codes of its own, and the directory is the same without it.
 */
export function compilePart(
  { lists, zips: zipRows }: Material,
  { listings: directory, counties }: CompileResult,
  cities: readonly CityRow[] = [],
): CompileResult {
  const tally: Tally = new Map()
  const centers = new Map(counties.map((county) => [county.fips, county]))
  const findArea = createAreaFinder(cities, counties)
  const rows = prepareLists(lists.part, lists.corrections, tally)
  let listings = toDatasetListings(rows, { centers, isZipInState: createZipChecker(zipRows, centers), findArea }, tally)
  listings = dropMisplaced(listings, centers, tally)
  listings = dropForeignPhones(listings, cities, counties, tally)
  listings = dropUnreachable(listings, tally)
  listings = mergeDuplicates(listings, tally)
  listings = mergePlaces(listings, tally, () => true)
  listings = dropKnownPlaces(listings, directory, tally)
  listings = markSwitchboards([...directory, ...listings]).slice(directory.length)
  listings = addMissingCities(listings, cities, tally)
  assertDistinct([...directory, ...listings])
  const files = buildDirectoryFiles(
    listings,
    [],
    [],
    collectSources(rows.map(({ sourceName }) => sourceName)),
    counties,
  )
  return { ...files, listings, tally, rowsRead: lists.part.length, counties }
}
