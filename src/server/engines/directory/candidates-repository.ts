import { sql } from 'kysely'
import { listCellsAround, nationalCell, getStateCell } from '#domain/directory/cells.ts'
import { decodeYear, listingFlags } from '#domain/directory/search-columns.ts'
import { computeDistanceKm, type Point } from '#domain/places/distance.ts'
import type { StateCode } from '#domain/places/states.ts'
import type { Candidate } from '#domain/search/candidate.ts'
import type { Db } from '#server/platform/db/database.ts'
import { findClosedIds, type ClosedIds } from './partner-details-repository.ts'
import { padList } from './pad-list.ts'
import { toKey, type CellCache, type CellGroup, type CellListing } from './cell-cache.ts'

/** The area a person searches for help. Without a center only the county applies, without a county only the radius. */
export interface SearchArea {
  center: Point | null
  countyFips: string | null
  state: StateCode
}

export interface CandidateOptions {
  /** Bits of the requested needs; only listings that may serve one of them are read. */
  needs: number
  radiusKm: number
  /** The most listings a search reads, regardless of how many match. */
  limit: number
  /** Also reads the fields text is matched against: the name and the services. */
  withNames: boolean
  /** The time of the search; when set, listings left unconfirmed for too long can be identified. */
  now?: number
}

interface Group extends CellGroup {
  n: number
}

const minDepth = 16

/**
 * All listings the rule allows: in the county, within the radius, serving the county from elsewhere, or serving the whole
 * state or nation; never another state's. Crowded areas are cut to the best listings of every category to bound the cost.
 */
export async function findCandidates(
  db: Db,
  cache: CellCache,
  area: SearchArea,
  options: CandidateOptions,
): Promise<Candidate[]> {
  const around = area.center === null ? [] : listCellsAround(area.center.lat, area.center.lon, options.radiusKm)
  const near = new Set([...around, getStateCell(area.state), nationalCell])
  const groups = (await loadGroups(db, [...near], area.countyFips, options.needs)).filter(
    ({ cell }) => near.has(cell) || isOnMap(cell),
  )
  const cap = computeFairCap(
    groups.map(({ n }) => n),
    options.limit,
  )
  const [loaded, served, closed] = await Promise.all([
    loadListings(db, cache, groups, cap),
    findServing(db, area.countyFips, options.needs),
    options.now === undefined ? null : findClosedIds(db, options.now),
  ])
  const isWanted = ({ ordinal, candidate }: CellListing) =>
    ordinal < cap &&
    ((candidate.needs | candidate.weakNeeds) & options.needs) !== 0 &&
    isInArea(candidate, area, options.radiusKm)
  const found = [...served]
  const servingIds = new Set(served.map(({ id }) => id))
  for (const [{ cell }, listings] of loaded) {
    const isOnlyInCounty = !near.has(cell)
    for (const listing of listings) {
      const { candidate } = listing
      if (isOnlyInCounty && candidate.countyFips !== area.countyFips) continue
      if (isWanted(listing) && !servingIds.has(candidate.id)) found.push(markServing(candidate, area))
    }
  }
  const named = options.withNames ? found : found.map(withoutNames)
  if (closed === null || (closed.neglected.size === 0 && closed.unavailable.size === 0)) return named
  return named.map((candidate) => markClosed(candidate, closed))
}

/** The listings that serve the county and stand in another: few, so all of them are read. */
async function findServing(db: Db, countyFips: string | null, needs: number): Promise<Candidate[]> {
  if (countyFips === null) return []
  const rows = await db
    .selectFrom('listing_counties')
    .innerJoin('listings', 'listings.id', 'listing_counties.listing_id')
    .select(candidateColumns)
    .where('listing_counties.county_fips', '=', countyFips)
    .where('listings.status', '=', 'live')
    .where(sql<boolean>`(listings.needs | listings.weak_needs) & ${needs} <> 0`)
    .execute()
  return rows.map((row) => ({ ...toCellListing(row).candidate, serving: 'here' }))
}

/** The candidate is shared by every search of its cell, so the mark goes on a copy. */
function markServing(candidate: Candidate, { countyFips }: SearchArea): Candidate {
  if ((candidate.flags & listingFlags.namedCounties) === 0) return candidate
  return { ...candidate, serving: candidate.countyFips === countyFips ? 'here' : 'elsewhere' }
}

/** The candidate itself is shared by every search of its cell, so a mark goes on a copy. */
function markClosed(candidate: Candidate, { neglected, unavailable }: ClosedIds): Candidate {
  const isNeglected = neglected.has(candidate.id)
  const isUnavailable = unavailable.has(candidate.id)
  if (!isNeglected && !isUnavailable) return candidate
  return { ...candidate, ...(isNeglected && { isNeglected }), ...(isUnavailable && { isUnavailable }) }
}

function withoutNames({ name: _name, services: _services, ...candidate }: Candidate): Candidate {
  return candidate
}

/**
 * Excludes the cells of other states and the nation: a listing may be located in this county and still serve another
 * state.
 */
function isOnMap(cell: number): boolean {
  return cell >= 0 || cell < nationalCell
}

function isInArea({ scope, countyFips, lat, lon }: Candidate, area: SearchArea, radiusKm: number): boolean {
  if (scope === 'state' || scope === 'national' || lat === null || lon === null) return true
  if (countyFips !== null && countyFips === area.countyFips) return true
  return area.center !== null && computeDistanceKm(area.center, { lat, lon }) <= radiusKm
}

async function loadGroups(db: Db, cells: number[], countyFips: string | null, needs: number): Promise<Group[]> {
  return db
    .selectFrom('directory_cells')
    .select((eb) => ['cell', 'category', eb.fn.sum<number>('n').as('n'), eb.fn.max('stamp').as('stamp')])
    .where((eb) => eb.or([eb('cell', 'in', padList(cells)), eb('county_fips', '=', countyFips ?? 'none')]))
    .where(sql<boolean>`needs & ${needs} <> 0`)
    .groupBy(['cell', 'category'])
    .execute()
}

/** Pairs each group with its listings, read only where they changed since they were read last. */
async function loadListings(
  db: Db,
  cache: CellCache,
  groups: readonly Group[],
  cap: number,
): Promise<[Group, readonly CellListing[]][]> {
  const missing = groups.filter((group) => cache.get(group, cap) === null)
  const depth = toDepth(cap)
  const read = new Map<string, CellListing[]>()
  if (missing.length > 0) {
    for (const row of await readGroups(db, missing, depth)) {
      const key = toKey(row)
      const listings = read.get(key)
      if (listings) listings.push(toCellListing(row))
      else read.set(key, [toCellListing(row)])
    }
  }
  for (const group of missing) cache.set(group, depth, read.get(toKey(group)) ?? [])
  return groups.map((group) => [group, cache.get(group, cap) ?? read.get(toKey(group)) ?? []])
}

/** Searches of the same place for different needs are cut at different lengths; in steps they share what was read. */
function toDepth(cap: number): number {
  return Math.max(minDepth, 2 ** Math.ceil(Math.log2(cap)))
}

const candidateColumns = [
  'id',
  'cell',
  'category',
  'kind',
  'ordinal',
  'scope',
  'listings.county_fips as countyFips',
  'needs',
  'weak_needs as weakNeeds',
  'core_needs as coreNeeds',
  'owner',
  'flags',
  'quality',
  'lat',
  'lon',
  'name',
  'services',
] as const

type GroupRow = Awaited<ReturnType<typeof readGroups>>[number]

function readGroups(db: Db, groups: readonly Group[], depth: number) {
  const cells = [...new Set(groups.map(({ cell }) => cell))]
  const categories = [...new Set(groups.map(({ category }) => category))]
  return db
    .selectFrom('listings')
    .select(candidateColumns)
    .where('cell', 'in', padList(cells))
    .where('category', 'in', padList(categories))
    .where('ordinal', '<', depth)
    .where('status', '=', 'live')
    .execute()
}

function toCellListing({ cell: _cell, ordinal, services, ...row }: GroupRow): CellListing {
  const candidate = {
    ...row,
    asOfYear: decodeYear(row.flags),
    services: (services ?? '').split(' ').filter(Boolean),
  } as Candidate
  return { ordinal, candidate }
}

/**
 * The largest cap such that groups cut to it hold at most `limit` listings together: small groups stay whole and only
 * the crowded ones are cut, all to the same length. Never below one, so that no kind of help disappears.
 */
export function computeFairCap(sizes: readonly number[], limit: number): number {
  const ascending = sizes.toSorted((a, b) => a - b)
  let left = limit
  for (const [index, size] of ascending.entries()) {
    const share = Math.floor(left / (ascending.length - index))
    if (size > share) return Math.max(1, share)
    left -= size
  }
  return Math.max(1, ascending.at(-1) ?? 1)
}
