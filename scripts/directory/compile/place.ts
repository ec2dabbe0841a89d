import { classifyCorrectional } from '#domain/directory/correctional.ts'
import type { Listing } from '#domain/directory/listing.ts'
import type { Point } from '#domain/places/distance.ts'
import { impliedBy } from '#server/engines/directory/files/implied.ts'
import { listingId } from '#server/engines/directory/files/listing-id.ts'
import { nameKey } from './address-key.ts'
import { datedBy } from './as-of.ts'
import { cleanCity, cleanName, cleanStreet } from './clean-text.ts'
import type { PlaceRow } from './material.ts'
import { pantryHours } from './pantry-hours.ts'
import { usPhone } from './phones.ts'
import { cityCenters, locate, type Given } from './position.ts'
import { orderedServices, servicesOf } from './source-codes.ts'
import { sourceNamed } from './sources.ts'
import { count, type Tally } from './tally.ts'

const cityKey = (row: PlaceRow) => {
  return row.countyFips && row.city ? `${row.countyFips}|${nameKey(row.city)}` : null
}

function givenOf(row: PlaceRow): Given {
  return { lat: row.lat ?? null, lon: row.lon ?? null, precision: row.geo === 'none' ? null : row.geo }
}

/** Why a row is no listing; null when it is one. */
function reasonAgainst(row: PlaceRow): string | null {
  const hasPlace = row.scope === 'site' || row.scope === 'region'
  if (!/\p{L}/u.test(row.name)) return 'left out: no name'
  if (hasPlace && classifyCorrectional(row.name) !== 'no') return 'left out: a place that holds people'
  // Without a county nothing says whom it is near to, and nobody would ever be shown it.
  if (hasPlace && !row.countyFips) return `left out: no county (${row.phone ? 'with' : 'without'} a phone)`
  return null
}

const scopeOf = { site: 'site', region: 'region', 'state-region': 'state', state: 'state' } as const

/** What the map knows about places. */
export interface Geography {
  centers: ReadonlyMap<string, Point>
  isZipOf: (zip: string, state: string) => boolean
}

/** The rows of the datasets as listings, one each; rows that may not be listings are counted and left out. */
export function toPlaces(rows: readonly PlaceRow[], { centers, isZipOf }: Geography, tally: Tally): Listing[] {
  const cities = cityCenters(rows.map((row) => ({ key: cityKey(row), given: givenOf(row) })))
  const zipOf = ({ zip, state }: PlaceRow) => {
    if (!zip) return null
    if (/^\d{5}$/.test(zip) && isZipOf(zip, state)) return zip
    count(tally, 'dropped: ZIP code of another state')
    return null
  }
  return rows.flatMap((row) => {
    const against = reasonAgainst(row)
    if (against) {
      count(tally, against)
      return []
    }
    const street = cleanStreet(row.address)
    const position = positionOf(row, street, centers, cities, tally)
    return [{ ...toPlace(row, street, tally), zip: zipOf(row), position }]
  })
}

/** A street somebody withheld (a shelter) is not to be found by its coordinates either. */
function positionOf(
  row: PlaceRow,
  street: string | null,
  centers: ReadonlyMap<string, Point>,
  cities: ReadonlyMap<string, Point>,
  tally: Tally,
): Listing['position'] {
  if (row.scope === 'state' || row.scope === 'state-region') return null
  const isWithheld = street === null && row.geo === 'exact'
  if (isWithheld) count(tally, 'corrected: street withheld, position set to the county center')
  const county = centers.get(row.countyFips ?? '') ?? null
  const { position, isCorrected } = locate(isWithheld ? { lat: null, lon: null, precision: null } : givenOf(row), {
    county,
    city: cities.get(cityKey(row) ?? '') ?? null,
    isAlaska: row.state === 'AK',
  })
  if (isCorrected) count(tally, 'corrected: impossible position')
  return position
}

function toPlace(row: PlaceRow, street: string | null, tally: Tally): Omit<Listing, 'zip' | 'position'> {
  const services = orderedServices(servicesOf(row.services))
  const { id: sourceId } = sourceNamed(row.sourceName)
  const dated = datedBy(row.asOf)
  const phone = row.phone ? usPhone(row.phone) : null
  if (row.phone && !phone) count(tally, 'dropped: impossible phone')
  const hours = pantryHours(row.hours)
  if (row.hours && !hours) count(tally, 'dropped: impossible hours')
  const implied = impliedBy(services, sourceId, dated.asOf)
  const place = { name: cleanName(row.name), street, city: cleanCity(row.city), state: row.state, sourceId }
  return {
    id: listingId(place),
    ...place,
    organization: null,
    category: row.category,
    scope: scopeOf[row.scope],
    services,
    note: null,
    countyFips: row.countyFips || null,
    phones: phone ? [phone] : [],
    website: row.website && /^https?:\/\/[^\s<>"]+$/.test(row.website) ? row.website : null,
    hours,
    requiredDocuments: [],
    ...implied,
    // Legal aid of the federal grantees is free by law.
    cost: services.includes('civil-legal-aid') ? 'free' : implied.cost,
    otherSourceIds: [],
    ...dated,
  }
}
