import { sql } from 'kysely'
import { listCellsAround, nationalCell, getStateCell } from '#domain/directory/cells.ts'
import { decodeYear } from '#domain/directory/search-columns.ts'
import { computeDistanceKm, type Point } from '#domain/places/distance.ts'
import type { StateCode } from '#domain/places/states.ts'
import type { Candidate } from '#domain/search/candidate.ts'
import type { ServiceId } from '#domain/services/services.ts'
import type { Db } from '#server/platform/db/database.ts'
import { computeFairCap } from './cap.ts'
import { findNeglectedIds, findUnavailableIds } from './partner-details-repository.ts'
import { padList } from './pad-list.ts'

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

/** A candidate whose services are still a single string. */
type CandidateRow = Omit<Candidate, 'services' | 'asOfYear'> & { services?: string | null }

interface Group {
  cell: number
  category: string
  n: number
}

/**
 * All listings the rule allows: in the county, within the radius, or serving the whole state or nation; never another
 * state's. Crowded areas are cut to the best listings of every category to bound the cost.
 */
export async function findCandidates(db: Db, area: SearchArea, options: CandidateOptions): Promise<Candidate[]> {
  const around = area.center === null ? [] : listCellsAround(area.center.lat, area.center.lon, options.radiusKm)
  const near = new Set([...around, getStateCell(area.state), nationalCell])
  const groups = await loadGroups(db, [...near], area.countyFips, options.needs)
  const cap = computeFairCap(
    groups.map(({ n }) => n),
    options.limit,
  )
  const inCircle = groups.filter(({ cell }) => near.has(cell))
  const onlyInCounty = groups.filter(({ cell }) => !near.has(cell) && isOnMap(cell))
  const [circle, county, neglected, unavailable] = await Promise.all([
    readGroups(db, inCircle, cap, options, null),
    readGroups(db, onlyInCounty, cap, options, area.countyFips),
    options.now === undefined ? new Set<string>() : findNeglectedIds(db, options.now),
    options.now === undefined ? new Set<string>() : findUnavailableIds(db, options.now),
  ])
  const found = [...circle, ...county].filter((row) => isInArea(row, area, options.radiusKm)).map(toCandidate)
  if (neglected.size > 0) for (const candidate of found) if (neglected.has(candidate.id)) candidate.isNeglected = true
  if (unavailable.size > 0) {
    for (const candidate of found) if (unavailable.has(candidate.id)) candidate.isUnavailable = true
  }
  return found
}

/**
 * Excludes the cells of other states and the nation: a listing may be located in this county and still serve another
 * state.
 */
function isOnMap(cell: number): boolean {
  return cell >= 0 || cell < nationalCell
}

function isInArea({ scope, countyFips, lat, lon }: CandidateRow, area: SearchArea, radiusKm: number): boolean {
  if (scope === 'state' || scope === 'national' || lat === null || lon === null) return true
  if (countyFips !== null && countyFips === area.countyFips) return true
  return area.center !== null && computeDistanceKm(area.center, { lat, lon }) <= radiusKm
}

async function loadGroups(db: Db, cells: number[], countyFips: string | null, needs: number): Promise<Group[]> {
  return db
    .selectFrom('directory_cells')
    .select((eb) => ['cell', 'category', eb.fn.sum<number>('n').as('n')])
    .where((eb) => eb.or([eb('cell', 'in', padList(cells)), eb('county_fips', '=', countyFips ?? 'none')]))
    .where(sql<boolean>`needs & ${needs} <> 0`)
    .groupBy(['cell', 'category'])
    .execute()
}

async function readGroups(
  db: Db,
  groups: Group[],
  cap: number,
  { needs, withNames }: CandidateOptions,
  countyFips: string | null,
): Promise<CandidateRow[]> {
  if (groups.length === 0) return []
  const cells = [...new Set(groups.map(({ cell }) => cell))]
  const categories = [...new Set(groups.map(({ category }) => category))]
  return db
    .selectFrom('listings')
    .select([
      'id',
      'category',
      'kind',
      'scope',
      'county_fips as countyFips',
      'needs',
      'weak_needs as weakNeeds',
      'core_needs as coreNeeds',
      'owner',
      'flags',
      'quality',
      'lat',
      'lon',
    ])
    .$if(withNames, (query) => query.select(['name', 'services']))
    .$if(countyFips !== null, (query) => query.where('county_fips', '=', countyFips))
    .where('cell', 'in', padList(cells))
    .where('category', 'in', padList(categories))
    .where('ordinal', '<', cap)
    .where('status', '=', 'live')
    .where(sql<boolean>`(needs | weak_needs) & ${needs} <> 0`)
    .execute() as Promise<CandidateRow[]>
}

/** Mutates the row into the candidate: copying thousands of objects for every search costs more than reading them. */
function toCandidate(row: CandidateRow): Candidate {
  const candidate = row as unknown as Candidate
  candidate.asOfYear = decodeYear(row.flags)
  if (row.services !== undefined) candidate.services = (row.services ?? '').split(' ').filter(Boolean) as ServiceId[]
  return candidate
}
