import { listingScopes } from '#domain/directory/listing.ts'
import type { DraftProblem, ImportDraft } from '#server/engines/imports/draft.ts'
import { parseKind } from '#server/engines/imports/parse-kind.ts'
import { isLoose, readList, readNumber, readObject, readText, type Loose } from './loose.ts'
import { countyExtent } from './location.ts'
import { readCost, readHours, readLanguages, readPhones } from './read-details.ts'
import { readTerms } from './read-terms.ts'

export interface ReadOptions {
  /** `YYYY-MM-DD`; schedules that ended earlier are left out. */
  today?: string
}

/**
 * Drafts from HSDS 3 JSON: a service, an organization or a service_at_location, a list of them, or a page of an API. A
 * service at several locations gives one draft for each. Never throws: unreadable input becomes a problem of its row.
 */
export function fromHsds(input: unknown, { today }: ReadOptions = {}): ImportDraft[] {
  return listItems(input)
    .flatMap(listServices)
    .flatMap((service) =>
      listServiceLocations(service).map((serviceLocation) => toDraft(service, serviceLocation, today ?? null)),
    )
    .map((draft, index) => ({ ...draft, rowNumber: index + 1 }))
}

const wrappers = ['contents', 'services', 'organizations', 'service_at_locations']

function listItems(input: unknown): unknown[] {
  if (Array.isArray(input)) return input
  if (!isLoose(input)) return [input]
  // An organization also has a list called `services`, but unlike a wrapper it has a `name`.
  const wrapper = 'name' in input ? undefined : wrappers.find((key) => Array.isArray(input[key]))
  return wrapper ? (input[wrapper] as unknown[]) : [input]
}

function listServices(item: unknown): Loose[] {
  if (!isLoose(item)) return [{ unreadable: true }]
  if (Array.isArray(item['services'])) {
    const { services, ...organization } = item
    return readList(services).map((service) => ({ organization, ...service }))
  }
  if (isLoose(item['service']) && ('location' in item || 'location_id' in item)) {
    const { service, ...serviceLocation } = item
    return [{ ...readObject(service), service_at_locations: [serviceLocation] }]
  }
  return [item]
}

/** A service without a location is still useful: by phone, or at an address the file does not give. */
function listServiceLocations(service: Loose): Loose[] {
  const serviceLocations = readList(service['service_at_locations'])
  return serviceLocations.length > 0 ? serviceLocations : [{}]
}

function toDraft(service: Loose, serviceLocation: Loose, today: string | null): ImportDraft {
  const organization = readObject(service['organization'])
  const location = readObject(serviceLocation['location'])
  const terms = readTerms(service)
  const name = readText(service['name']) ?? ''
  const organizationName = readText(organization['name'])
  const each = (field: string) => [serviceLocation, service, location].flatMap((owner) => readList(owner[field]))
  const phones = readPhones(each('phones'))
  const problems: DraftProblem[] = []
  const { hours, isLost } = readHours(firstFilled(serviceLocation, service, location), today)
  if (isLost) problems.push({ code: 'schedule_not_weekly', field: 'hours' })
  const status = readText(service['status']) ?? 'active'
  if (status !== 'active') problems.push({ code: 'not_active', field: 'status' })
  for (const { field } of readList(service['unresolved'])) {
    problems.push({ code: 'unknown_reference', field: readText(field) ?? 'row' })
  }
  if (service['unreadable']) problems.push({ code: 'not_an_object', field: 'row' })
  return {
    rowNumber: 0,
    externalId: readText(serviceLocation['id']) ?? readText(service['id']),
    name,
    organization: organizationName === name ? null : organizationName,
    categoryHint: terms.category,
    serviceNames: terms.services,
    description: terms.isOurs ? (terms.details.note ?? null) : readText(service['description']),
    scope: listingScopes.find((scope) => scope === terms.details.scope) ?? null,
    kind: parseKind(terms.details.kind ?? null, problems),
    ...listAreaCounties(service),
    ...readAddress(service, location, problems),
    phones: phones.length > 0 ? phones : readPhones(readList(organization['phones'])),
    website: readText(service['url']) ?? readText(organization['website']) ?? readText(organization['url']),
    hours,
    languages: readLanguages([...readList(service['languages']), ...readList(location['languages'])]),
    cost: readOurCost(terms.details.cost) ?? readCost(service),
    requiredDocuments: readList(service['required_documents']).flatMap(({ document }) => readText(document) ?? []),
    facts: terms.facts,
    assuredOn: readText(service['assured_date']) ?? terms.details['assured-on'] ?? null,
    problems,
  }
}

/** Hours at this location are more specific than hours of the service, and those more than hours of the building. */
function firstFilled(...owners: Loose[]): Loose[] {
  return owners.map((owner) => readList(owner['schedules'])).find((schedules) => schedules.length > 0) ?? []
}

const readOurCost = (cost: string | undefined) =>
  cost === 'free' || cost === 'sliding' || cost === 'fee' ? cost : null

type DraftLocation = Pick<ImportDraft, 'street' | 'city' | 'state' | 'zip' | 'county' | 'lat' | 'lon'>

function readAddress(service: Loose, location: Loose, problems: DraftProblem[]): DraftLocation {
  const addresses = readList(location['addresses'])
  const address = addresses.find((found) => readText(found['address_type']) === 'physical') ?? addresses[0] ?? {}
  const lines = [readText(address['address_1']), readText(address['address_2'])].filter((line) => line !== null)
  const lat = readNumber(location['latitude'])
  const lon = readNumber(location['longitude'])
  if (lat === undefined) problems.push({ code: 'not_a_number', field: 'lat' })
  if (lon === undefined) problems.push({ code: 'not_a_number', field: 'lon' })
  return {
    street: lines.length > 0 ? lines.join(', ') : null,
    city: readText(address['city']),
    state: readText(address['state_province']) ?? getAreaState(service),
    zip: readText(address['postal_code']),
    county: readTerms(location).details['county-fips'] ?? readText(address['region']),
    lat: lat ?? null,
    lon: lon ?? null,
  }
}

const listExtents = (service: Loose) => readList(service['service_areas']).map(({ extent }) => readText(extent) ?? '')

/** The counties that our own files name as the area. */
function listAreaCounties(service: Loose): Pick<ImportDraft, 'serves'> {
  const named = listExtents(service).filter((extent) => extent.startsWith(countyExtent))
  return named.length > 0 ? { serves: named.map((extent) => extent.slice(countyExtent.length)) } : {}
}

/** A statewide service has no address; its area names the state as `US-XX`. */
function getAreaState(service: Loose): string | null {
  return (
    listExtents(service)
      .find((extent) => /^US-[A-Z]{2}$/.test(extent))
      ?.slice(3) ?? null
  )
}
