import type { Listing } from '#domain/directory/listing.ts'
import type { County } from '#domain/places/county.ts'
import { computeDistanceKm, type Point } from '#domain/places/distance.ts'
import { parseState } from '#domain/places/state-match.ts'
import type { StateCode } from '#domain/places/states.ts'
import type { Places } from '#server/engines/places/places.ts'
import type { DraftProblem } from './draft.ts'
import type { CsvDraft } from './own-columns.ts'

type DraftLocation = Pick<Listing, 'scope' | 'state' | 'zip' | 'countyFips' | 'position'>

/** Farther from the county's center than the largest county is wide: the county or the position is wrong. */
const farKm = 400

/** The location of a row, or null when it names no known county. */
export function locateDraft(draft: CsvDraft, places: Places, problems: DraftProblem[]): DraftLocation | null {
  const zip = parseZip(draft.zip, problems)
  const point = parsePoint(draft, problems)
  const stated = draft.state?.trim() || null
  const state = stated === null ? null : parseState(stated)
  // Otherwise the ZIP or the nearest county would say which state it is.
  if (stated !== null && state === null) return reportUnknown('state', problems)
  const scope = draft.own?.scope ?? (isStatewide(draft) && state ? 'state' : null)
  if (scope === 'national' || scope === 'state') {
    if (scope === 'state' && !state) return reportUnknown('county', problems)
    const position = point && { ...point, precision: draft.own?.precision ?? 'exact' }
    return { scope, state, zip, countyFips: draft.own?.countyFips ?? null, position }
  }
  const county = findDraftCounty(draft, { zip, state, point, places })
  if (!county) return reportUnknown('county', problems)
  const isFar = point !== null && computeDistanceKm(point, county) > farKm
  if (isFar) problems.push({ code: 'position_far', field: 'latitude' })
  if (state !== null && state !== county.state) problems.push({ code: 'state_differs', field: 'state' })
  return {
    scope: scope ?? (draft.street ? 'site' : 'region'),
    state: county.state,
    zip,
    countyFips: county.fips,
    position: choosePosition(draft, isFar ? null : point, county),
  }
}

/** A package from another directory that names the state but no location: a statewide service. */
function isStatewide({ own, street, city, zip, county, lat, lon }: CsvDraft): boolean {
  return own === undefined && [street, city, zip, county, lat, lon].every((clue) => clue === null)
}

function reportUnknown(field: 'county' | 'state', problems: DraftProblem[]): null {
  problems.push({ code: `${field}_unknown`, field })
  return null
}

function parseZip(raw: string | null, problems: DraftProblem[]): string | null {
  if (raw === null) return null
  const [, zip] = /^(\d{5})(?:-?\d{4})?$/.exec(raw.trim().padStart(5, '0')) ?? []
  if (!zip) problems.push({ code: 'zip_unreadable', field: 'zip' })
  return zip ?? null
}

/** (0, 0) and points outside the country are mistakes, even if well formed. */
function parsePoint({ lat, lon }: CsvDraft, problems: DraftProblem[]): Point | null {
  if (lat === null && lon === null) return null
  const isHere = (value: Point) =>
    value.lat >= 17 && value.lat <= 72 && (value.lon <= -64 || value.lon >= 172) && Math.abs(value.lon) <= 180
  if (lat !== null && lon !== null && isHere({ lat, lon })) return { lat, lon }
  problems.push({ code: 'coordinates_impossible', field: 'latitude' })
  return null
}

interface Clues {
  zip: string | null
  state: StateCode | null
  point: Point | null
  places: Places
}

/**
 * By our own county number, by name, by ZIP, and only then by position: the nearest county center may belong to a
 * neighbor.
 */
function findDraftCounty(draft: CsvDraft, { zip, state, point, places }: Clues): County | null {
  const fips = draft.own?.countyFips ?? (/^\d{5}$/.test(draft.county ?? '') ? draft.county : null)
  const byNumber = fips ? places.byFips(fips) : null
  if (byNumber) return byNumber
  const byZip = zip ? places.zip(zip).counties : []
  const stated = state ?? byZip[0]?.state ?? null
  const byName = draft.county && stated ? places.findCounty({ state: stated, county: draft.county }) : null
  if (byName) return byName
  const inState = byZip.find((county) => state === null || county.state === state)
  return inState ?? (point ? places.nearest(point) : null)
}

function choosePosition(draft: CsvDraft, point: Clues['point'], county: County): Listing['position'] {
  if (point) return { ...point, precision: draft.own?.precision ?? 'exact' }
  // In our own export an empty value means the listing had none.
  if (draft.own?.listingId) return null
  return { lat: county.lat, lon: county.lon, precision: 'county' }
}
