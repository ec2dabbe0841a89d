import { listingScopes } from '#domain/directory/listing.ts'
import type { DraftProblem, ImportDraft } from '#server/engines/imports/draft.ts'
import { isLoose, listOf, numberOf, objectOf, textOf, type Loose } from './loose.ts'
import { readCost, readHours, readLanguages, readPhones } from './read-details.ts'
import { readTerms } from './read-terms.ts'

export interface ReadOptions {
  /** `YYYY-MM-DD`; schedules that ended earlier are left out. */
  today?: string
}

/**
 * Drafts from HSDS 3 JSON: a service, an organization or a service_at_location, a list of them, or a page of an API.
 * A service at several places gives one draft for each. Never throws: what cannot be read becomes a problem of its row.
 */
export function fromHsds(input: unknown, { today }: ReadOptions = {}): ImportDraft[] {
  return itemsOf(input)
    .flatMap(servicesOf)
    .flatMap((service) => placesOf(service).map((place) => toDraft(service, place, today ?? null)))
    .map((draft, index) => ({ ...draft, rowNumber: index + 1 }))
}

const wrappers = ['contents', 'services', 'organizations', 'service_at_locations']

function itemsOf(input: unknown): unknown[] {
  if (Array.isArray(input)) return input
  if (!isLoose(input)) return [input]
  // An organization also has a list called `services`, but it has a name of its own.
  const wrapper = 'name' in input ? undefined : wrappers.find((key) => Array.isArray(input[key]))
  return wrapper ? (input[wrapper] as unknown[]) : [input]
}

function servicesOf(item: unknown): Loose[] {
  if (!isLoose(item)) return [{ unreadable: true }]
  if (Array.isArray(item['services'])) {
    const { services, ...organization } = item
    return listOf(services).map((service) => ({ organization, ...service }))
  }
  if (isLoose(item['service']) && ('location' in item || 'location_id' in item)) {
    const { service, ...place } = item
    return [{ ...objectOf(service), service_at_locations: [place] }]
  }
  return [item]
}

/** A service without a place is still help: by phone, or somewhere the file does not tell. */
function placesOf(service: Loose): Loose[] {
  const places = listOf(service['service_at_locations'])
  return places.length > 0 ? places : [{}]
}

function toDraft(service: Loose, place: Loose, today: string | null): ImportDraft {
  const organization = objectOf(service['organization'])
  const location = objectOf(place['location'])
  const terms = readTerms(service)
  const name = textOf(service['name']) ?? ''
  const organizationName = textOf(organization['name'])
  const each = (field: string) => [place, service, location].flatMap((owner) => listOf(owner[field]))
  const phones = readPhones(each('phones'))
  const problems: DraftProblem[] = []
  const { hours, isLost } = readHours(firstFilled(place, service, location), today)
  if (isLost) problems.push({ code: 'schedule_not_weekly', field: 'hours' })
  const status = textOf(service['status']) ?? 'active'
  if (status !== 'active') problems.push({ code: 'not_active', field: 'status' })
  for (const { field } of listOf(service['unresolved'])) {
    problems.push({ code: 'unknown_reference', field: textOf(field) ?? 'row' })
  }
  if (service['unreadable']) problems.push({ code: 'not_an_object', field: 'row' })
  return {
    rowNumber: 0,
    externalId: textOf(place['id']) ?? textOf(service['id']),
    name,
    organization: organizationName === name ? null : organizationName,
    categoryHint: terms.category,
    serviceNames: terms.services,
    description: terms.isOurs ? (terms.details.note ?? null) : textOf(service['description']),
    scope: listingScopes.find((scope) => scope === terms.details.scope) ?? null,
    ...readAddress(service, location, problems),
    phones: phones.length > 0 ? phones : readPhones(listOf(organization['phones'])),
    website: textOf(service['url']) ?? textOf(organization['website']) ?? textOf(organization['url']),
    hours,
    languages: readLanguages([...listOf(service['languages']), ...listOf(location['languages'])]),
    cost: readOurCost(terms.details.cost) ?? readCost(service),
    requiredDocuments: listOf(service['required_documents']).flatMap(({ document }) => textOf(document) ?? []),
    facts: terms.facts,
    assuredOn: textOf(service['assured_date']) ?? terms.details['assured-on'] ?? null,
    problems,
  }
}

/** Hours at this place say more than hours of the service, and those more than hours of the building. */
function firstFilled(...owners: Loose[]): Loose[] {
  return owners.map((owner) => listOf(owner['schedules'])).find((schedules) => schedules.length > 0) ?? []
}

const readOurCost = (cost: string | undefined) =>
  cost === 'free' || cost === 'sliding' || cost === 'fee' ? cost : null

type DraftPlace = Pick<ImportDraft, 'street' | 'city' | 'state' | 'zip' | 'county' | 'lat' | 'lon'>

function readAddress(service: Loose, location: Loose, problems: DraftProblem[]): DraftPlace {
  const addresses = listOf(location['addresses'])
  const address = addresses.find((found) => textOf(found['address_type']) === 'physical') ?? addresses[0] ?? {}
  const lines = [textOf(address['address_1']), textOf(address['address_2'])].filter((line) => line !== null)
  const lat = numberOf(location['latitude'])
  const lon = numberOf(location['longitude'])
  if (lat === undefined) problems.push({ code: 'not_a_number', field: 'lat' })
  if (lon === undefined) problems.push({ code: 'not_a_number', field: 'lon' })
  return {
    street: lines.length > 0 ? lines.join(', ') : null,
    city: textOf(address['city']),
    state: textOf(address['state_province']) ?? stateOfArea(service),
    zip: textOf(address['postal_code']),
    county: readTerms(location).details['county-fips'] ?? textOf(address['region']),
    lat: lat ?? null,
    lon: lon ?? null,
  }
}

/** A statewide service has no address; its area names the state as `US-XX`. */
function stateOfArea(service: Loose): string | null {
  const extents = listOf(service['service_areas']).map(({ extent }) => textOf(extent) ?? '')
  return extents.find((extent) => /^US-[A-Z]{2}$/.test(extent))?.slice(3) ?? null
}
