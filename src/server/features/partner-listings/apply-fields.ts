import type { ListingFields } from '#contracts/partner-listings.ts'
import { classifyKind } from '#domain/directory/classify-kind.ts'
import type { ListingArea } from '#domain/directory/listing-area.ts'
import { type Listing, type ReentryFact, reentryFacts } from '#domain/directory/listing.ts'
import { getLocalDay } from '#domain/partners/get-local-day.ts'
import type { ImportDraft, DraftProblem } from '#server/engines/imports/draft.ts'
import { locateDraft } from '#server/engines/imports/locate-draft.ts'
import type { Places } from '#server/engines/places/places.ts'
import { refuseProblems } from './clean-fields.ts'
import { toListingFields } from './fields.ts'

export interface Attribution {
  places: Places
  /** The organization as the publisher. */
  sourceId: string
  /** 2026-11-15 */
  day: string
}

/** The listing with these fields, attributed to its organization today. Its map position is computed. */
export function withFields(listing: Listing, fields: Partial<ListingFields>, saying: Attribution): Listing {
  const { facts, nameEs, ...rest } = fields
  const others = new Set([listing.sourceId, ...listing.otherSourceIds])
  others.delete(saying.sourceId)
  const changed: Listing = {
    ...listing,
    ...rest,
    facts: facts === undefined ? listing.facts : factsWith(listing.facts, facts, saying),
    sourceId: saying.sourceId,
    otherSourceIds: [...others].slice(0, 10),
    asOf: saying.day,
  }
  if (changed.kind === undefined && isKindFromSource(changed, listing)) changed.kind = classifyKind(listing)
  if (nameEs === null) delete changed.nameEs
  else if (nameEs !== undefined) changed.nameEs = nameEs
  return isMoved(fields) ? { ...changed, ...locateListing(listing, changed, saying.places) } : changed
}

/** Its former source alone says what the listing is: the kind must not change with the source. */
function isKindFromSource(changed: Listing, { sourceId }: Listing): boolean {
  return classifyKind({ ...changed, sourceId }) !== classifyKind(changed)
}

const isMoved = (fields: Partial<ListingFields>) =>
  (['street', 'city', 'zip', 'countyFips'] as const).some((name) => name in fields)

/** An unchanged fact keeps its original source. */
function factsWith(
  storedFacts: Listing['facts'],
  newFacts: ListingFields['facts'],
  { sourceId, day }: Attribution,
): Listing['facts'] {
  const factEntries = reentryFacts.flatMap((fact): [ReentryFact, NonNullable<Listing['facts'][ReentryFact]>][] => {
    const value = newFacts[fact]
    const before = storedFacts[fact]
    if (value === undefined || value === 'unknown') return []
    return [[fact, before?.value === value ? before : { value, sourceId, asOf: day }]]
  })
  return Object.fromEntries(factEntries)
}

const nothing: ImportDraft = {
  rowNumber: 0,
  externalId: null,
  name: '',
  organization: null,
  categoryHint: null,
  serviceNames: [],
  description: null,
  street: null,
  city: null,
  state: null,
  zip: null,
  county: null,
  lat: null,
  lon: null,
  phones: [],
  website: null,
  hours: null,
  languages: [],
  cost: null,
  requiredDocuments: [],
  facts: {},
  assuredOn: null,
  problems: [],
}

function locateListing(before: Listing, after: Listing, places: Places): Partial<Listing> {
  const { street, city, zip, countyFips, scope } = after
  if (countyFips !== null && !places.byFips(countyFips))
    refuseProblems([{ code: 'county_unknown', field: 'countyFips' }])
  if (scope === 'state' || scope === 'national') return {}
  const problems: DraftProblem[] = []
  const placed = locateDraft({ ...nothing, street, city, zip, county: countyFips }, places, problems)
  if (!placed) {
    refuseProblems(
      problems.filter(({ code }) => code === 'county_unknown').map(({ code }) => ({ code, field: 'countyFips' })),
    )
    return {}
  }
  return { ...placed, position: nearby(before, placed) ?? placed.position }
}

/** A new address in the same ZIP is close to the old one, so the old position is better than the county center. */
function nearby(
  { position, zip, countyFips }: Listing,
  placed: Pick<Listing, 'zip' | 'countyFips'>,
): Listing['position'] {
  if (position === null || zip === null || zip !== placed.zip || countyFips !== placed.countyFips) return null
  return position.precision === 'exact' ? { ...position, precision: 'zip' } : position
}

/** Whom it serves from now on. What serves a state or the country has no place on the map; what stands somewhere does. */
function withArea(listing: Listing, area: ListingArea, saying: Attribution): Listing {
  const { serves: _serves, ...others } = listing
  if (area.reach !== 'local') {
    const state = area.reach === 'national' ? null : area.state
    if (area.reach === 'state' && state === null) refuseProblems([{ code: 'state_unknown', field: 'state' }])
    return { ...others, scope: area.reach, state, countyFips: null, position: null }
  }
  const serves = [...new Set(area.serves)].toSorted()
  if (serves.some((fips) => saying.places.byFips(fips) === null)) {
    refuseProblems([{ code: 'county_unknown', field: 'countyFips' }])
  }
  const local: Listing = { ...others, ...(serves.length > 0 && { serves }) }
  if (listing.scope !== 'state' && listing.scope !== 'national') return local
  const placed = withFields({ ...local, scope: 'region' }, { zip: listing.zip }, saying)
  if (placed.countyFips === null) refuseProblems([{ code: 'county_unknown', field: 'zip' }])
  return placed
}

/** What is moved to a county needs its new address first; what serves a state needs none. */
export function withFieldsAndArea(
  listing: Listing,
  fields: Partial<ListingFields>,
  area: ListingArea | null | undefined,
  saying: Attribution,
): Listing {
  if (!area) return withFields(listing, fields, saying)
  if (area.reach === 'local') return withArea(withFields(listing, fields, saying), area, saying)
  return withFields(withArea(listing, area, saying), fields, saying)
}

interface NewListing {
  places: Places
  sourceId: string
  at: number
  area?: ListingArea | undefined
}

/** A listing that exists nowhere yet, attributed to its publisher today. */
export function buildNewListing(
  id: string,
  fields: ListingFields,
  { places, sourceId, at, area }: NewListing,
): Listing {
  const county = places.byFips(fields.countyFips ?? '') ?? places.zip(fields.zip ?? '').counties[0]
  const day = getLocalDay(at, area?.state ?? county?.state ?? null)
  const saying = { places, sourceId, day }
  return withFieldsAndArea(buildEmptyListing(id, sourceId, day), fields, area, saying)
}

/** Nothing is known yet; the kind is derived. */
const { kind: _kind, ...unknownFields } = toListingFields(buildEmptyListing('staff-new', 'staff', '2000'))
export const emptyFields: ListingFields = unknownFields

function buildEmptyListing(id: string, sourceId: string, day: string): Listing {
  return {
    id,
    name: '',
    organization: null,
    category: 'other',
    scope: 'site',
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
    sourceId,
    otherSourceIds: [],
    asOf: day,
    assuredOn: null,
  }
}
