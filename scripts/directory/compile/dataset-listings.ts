import { classifyKind } from '#domain/directory/classify-kind.ts'
import { classifyCorrectional } from '#domain/directory/correctional.ts'
import type { Listing, ListingFact } from '#domain/directory/listing.ts'
import { reentryFacts } from '#domain/directory/reentry-facts.ts'
import { parseHours } from '#domain/directory/parse-hours.ts'
import type { Point } from '#domain/places/distance.ts'
import type { County } from '#domain/places/county.ts'
import type { ServiceId } from '#domain/services/services.ts'
import { deriveImplied } from '#server/engines/directory/files/implied.ts'
import { computeListingId } from '#server/engines/directory/files/listing-id.ts'
import { splitKeyWords, toNameKey } from './address-key.ts'
import { parseSourceDate } from './as-of.ts'
import { cleanCity, cleanName, cleanStreet, stripMarkup } from './clean-text.ts'
import { findOfficeArea, type AreaFinder } from './area-by-name.ts'
import { classifyGuideRow } from './guide-kind.ts'
import type { DatasetRow } from './dataset-row.ts'
import { parseUsPhone } from './phones.ts'
import { computeCityCenters, locate, type GivenPosition } from './position.ts'
import { sortServices, toServices } from './source-codes.ts'
import { excludedSourceNames, getSourceByName, isListSource } from './sources.ts'
import { addToTally, type Tally } from './tally.ts'

const cityKey = (row: DatasetRow) => {
  return row.countyFips && row.city ? `${row.countyFips}|${toNameKey(row.city)}` : null
}

function getGivenPosition(row: DatasetRow): GivenPosition {
  return { lat: row.lat ?? null, lon: row.lon ?? null, precision: row.geo === 'none' ? null : row.geo }
}

/** Where people work and nobody is served: nobody gets food at the headquarters of the food banks. */
const officeNames = /\b(admin(istrative)? only|sys admin unit)\b|^admin office\b/i
const foodOffice = /\bheadquarters$/i

function isOfficeOnly({ name, services }: DatasetRow): boolean {
  const isFood = services.some((service) => /food/i.test(service))
  return officeNames.test(name) || (isFood && foodOffice.test(name))
}

/** Why a row is rejected as a listing; null when it is accepted. */
function reasonAgainst(row: DatasetRow): string | null {
  if (excludedSourceNames.has(row.sourceName)) return 'left out: share-alike licence'
  const isLocal = row.scope === 'site' || row.scope === 'region'
  if (!/\p{L}/u.test(row.name)) return 'left out: no name'
  if (isOfficeOnly(row)) return 'left out: an office that serves nobody'
  if (isLocal && classifyCorrectional(row.name) !== 'no') return 'left out: a place that holds people'
  // Without a county a listing cannot be matched to nearby people and would never be shown.
  const isPlaced = Boolean(row.countyFips) || (row.serves !== undefined && row.geo !== 'none')
  if (isLocal && !isPlaced) return `left out: no county (${row.phone ? 'with' : 'without'} a phone)`
  return null
}

const scopeByRowScope = { site: 'site', region: 'region', 'state-region': 'state', state: 'state' } as const

/** Geographic reference data. */
export interface Geography {
  centers: ReadonlyMap<string, Point & Pick<County, 'state'>>
  isZipInState: (zip: string, state: string) => boolean
  findArea: AreaFinder
}

/** Converts the rows of the datasets to listings, one each; rejected rows are counted and left out. */
export function toDatasetListings(
  rows: readonly DatasetRow[],
  { centers, isZipInState, findArea }: Geography,
  tally: Tally,
): Listing[] {
  const cities = computeCityCenters(rows.map((row) => ({ key: cityKey(row), given: getGivenPosition(row) })))
  const checkZip = ({ zip, state }: DatasetRow) => {
    if (!zip) return null
    if (/^\d{5}$/.test(zip) && isZipInState(zip, state)) return zip
    addToTally(tally, 'dropped: ZIP code of another state')
    return null
  }
  return rows.flatMap((given) => {
    const row = placeInState(placeByName(withholdSurvivorAddress(given), findArea, tally), { centers, findArea }, tally)
    const against = reasonAgainst(row)
    if (against) {
      addToTally(tally, against)
      return []
    }
    const street = cleanStreet(row.address)
    const position = choosePosition(row, street, centers, cities, tally)
    return [{ ...toListingWithoutPosition(row, street, tally), zip: checkZip(row), position }]
  })
}

/** A county of the state across the river is a mistake: the town says which county it is. */
function placeInState(row: DatasetRow, { centers, findArea }: Pick<Geography, 'centers' | 'findArea'>, tally: Tally) {
  const county = centers.get(row.countyFips ?? '')
  if (!county || county.state === row.state) return row
  addToTally(tally, 'corrected: county of another state')
  const area = findArea(row.state, splitKeyWords(row.city ?? '').join(' '))
  return { ...row, countyFips: area?.countyFips ?? null }
}

/** A housing authority whose row has no town is in the county or city it is named after. */
function placeByName(row: DatasetRow, findArea: AreaFinder, tally: Tally): DatasetRow {
  if (row.kind && isListSource(getSourceByName(row.sourceName).id)) return placeByTown(row, findArea)
  if (row.countyFips) return row
  if (!row.services.includes('Public housing')) return row
  const area = findOfficeArea(findArea, row.state, row.name)
  if (!area?.countyFips) return row
  addToTally(tally, 'corrected: county of a housing authority taken from its name')
  return { ...row, countyFips: area.countyFips }
}

/** A row of a local list is in its town, or in the county its name tells. */
function placeByTown(row: DatasetRow, findArea: AreaFinder): DatasetRow {
  const town = row.city ? findArea(row.state, toNameKey(row.city)) : null
  const [, countyName = ''] = /^((?:[A-Z][\w.]+ ){1,2}County)\b/.exec(row.name) ?? []
  const countyFips = row.countyFips ?? town?.countyFips ?? findArea(row.state, toNameKey(countyName))?.countyFips
  if (!countyFips) return row
  const isInTown = row.lat == null && town?.countyFips === countyFips && town.position !== null
  return {
    ...row,
    countyFips,
    ...(isInTown && { lat: town.position?.lat, lon: town.position?.lon, geo: 'city' as const }),
  }
}

/** A program for survivors of violence has a phone and a town only, whatever its source tells. */
function withholdSurvivorAddress(row: DatasetRow): DatasetRow {
  if (excludedSourceNames.has(row.sourceName)) return row
  const isGuide = getSourceByName(row.sourceName).id.startsWith('guide-')
  const kind = row.kind ?? (isGuide ? classifyGuideRow(row) : null)
  const isNear = row.geo === 'exact' || row.geo === 'zip'
  if (kind !== 'survivor-program' || (!row.address && !row.zip && !isNear)) return row
  return { ...row, address: null, zip: null, lat: null, lon: null, geo: 'none' }
}

/** A withheld street (a shelter) must not be revealed by its coordinates either. */
function choosePosition(
  row: DatasetRow,
  street: string | null,
  centers: ReadonlyMap<string, Point>,
  cities: ReadonlyMap<string, Point>,
  tally: Tally,
): Listing['position'] {
  if (row.scope === 'state' || row.scope === 'state-region') return null
  const isWithheld = street === null && row.geo === 'exact'
  if (isWithheld) addToTally(tally, 'corrected: street withheld, position set to the county center')
  const county = centers.get(row.countyFips ?? '') ?? null
  const { position, isCorrected } = locate(
    isWithheld ? { lat: null, lon: null, precision: null } : getGivenPosition(row),
    {
      county,
      city: cities.get(cityKey(row) ?? '') ?? null,
      isAlaska: row.state === 'AK',
    },
  )
  if (isCorrected) addToTally(tally, 'corrected: impossible position')
  return position
}

/** The list of health centers gives all of them the same services; only the name says that one is for teeth. */
function listServices({ name, category, scope, services: labels }: DatasetRow, sourceId: string): ServiceId[] {
  const services = toServices(labels)
  const row = { name, category, services, sourceId, scope: scopeByRowScope[scope] }
  const isDental = classifyKind(row) === 'dental-clinic'
  return isDental && !services.includes('dental-care') ? [...services, 'dental-care'] : services
}

/** What a row says itself counts before what its services imply. */
function joinFacts(
  implied: Listing['facts'],
  stated: NonNullable<DatasetRow['facts']>,
  origin: Pick<ListingFact, 'sourceId' | 'asOf'>,
): Listing['facts'] {
  const facts = reentryFacts.flatMap((fact) => {
    const value = stated[fact]
    const found = value ? { value, ...origin } : implied[fact]
    return found ? [[fact, found]] : []
  })
  return Object.fromEntries(facts) as Listing['facts']
}

function toListingWithoutPosition(
  row: DatasetRow,
  street: string | null,
  tally: Tally,
): Omit<Listing, 'zip' | 'position'> {
  const { id: sourceId } = getSourceByName(row.sourceName)
  const services = sortServices(listServices(row, sourceId))
  const dated = parseSourceDate(row.asOf)
  const phone = row.phone ? parseUsPhone(row.phone) : null
  if (row.phone && !phone) addToTally(tally, 'dropped: impossible phone')
  const hours = parseHours(stripMarkup(row.hours ?? ''))
  const implied = deriveImplied(services, sourceId, dated.asOf)
  const identity = { name: cleanName(row.name), street, city: cleanCity(row.city), state: row.state, sourceId }
  const kind = row.kind ?? (sourceId.startsWith('guide-') ? classifyGuideRow(row) : null)
  const serves = row.serves && [...new Set([...row.serves, ...(row.countyFips ? [row.countyFips] : [])])].toSorted()
  const isOfList = isListSource(sourceId)
  return {
    id: computeListingId(identity),
    ...identity,
    organization: null,
    category: row.category,
    ...(kind && { kind }),
    scope: scopeByRowScope[row.scope],
    services,
    note: row.note ?? null,
    countyFips: row.countyFips || null,
    ...(serves && { serves }),
    phones: phone
      ? [{ ...phone, ...(row.whose && { whose: row.whose }), ...(row.isListedOnly && { isListedOnly: true }) }]
      : [],
    website: row.website && /^https?:\/\/[^\s<>"]+$/.test(row.website) ? row.website : null,
    hours,
    requiredDocuments: [],
    ...implied,
    facts: joinFacts(implied.facts, row.facts ?? {}, { sourceId, asOf: dated.asOf }),
    // Legal aid from federal grantees is free by law; the groups of a local list are not said to be.
    cost: services.includes('civil-legal-aid') && !isOfList ? 'free' : implied.cost,
    otherSourceIds: [],
    ...dated,
  }
}
