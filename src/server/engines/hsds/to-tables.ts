import type { Attribute, Metadata, Phone, SpokenLanguage } from '#domain/hsds/details.ts'
import type { HsdsLocation, HsdsService, ServiceAtLocation } from '#domain/hsds/service.ts'
import { tables, type TableName } from './table-fields.ts'
import { buildTaxonomies, buildTaxonomyTerms } from './taxonomy.ts'
import type { HsdsTexts } from './texts.ts'

export type TableRow = Record<string, string | number>
export type HsdsTables = Record<TableName, TableRow[]>

/** Writes one row; only columns of the table are copied, so nested lists are dropped. */
type Put = (table: TableName, object: object, links?: Record<string, string>) => void

/**
 * The flat form: every object in its table, linked by ids, with our terms in their own tables. Each organization
 * appears once.
 */
export function toTables(services: Iterable<HsdsService>, words: HsdsTexts): HsdsTables {
  const rows = Object.fromEntries(Object.keys(tables).map((name) => [name, [] as TableRow[]])) as HsdsTables
  const put: Put = (table, object, links = {}) => {
    const values: Record<string, unknown> = { ...object, ...links }
    const cells = tables[table].fields.flatMap(({ name }) => {
      const value = values[name]
      return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : []
    })
    rows[table].push(Object.fromEntries(cells))
  }
  const organizations = new Set<string>()
  for (const service of services) {
    const { organization } = service
    if (organization && !organizations.has(organization.id)) {
      organizations.add(organization.id)
      put('organization', organization)
    }
    putService(put, service)
  }
  for (const taxonomy of buildTaxonomies(words)) put('taxonomy', taxonomy)
  for (const term of buildTaxonomyTerms(words)) put('taxonomy_term', term)
  return rows
}

function putService(put: Put, service: HsdsService): void {
  const links = { service_id: service.id }
  put('service', service)
  for (const serviceLocation of service.service_at_locations ?? []) putServiceAtLocation(put, serviceLocation, links)
  putPhones(put, service.phones, links)
  putLanguages(put, service.languages, links)
  for (const schedule of service.schedules ?? []) put('schedule', schedule, links)
  for (const option of service.cost_options ?? []) put('cost_option', option, links)
  for (const document of service.required_documents ?? []) put('required_document', document, links)
  for (const area of service.service_areas ?? []) put('service_area', area, links)
  putAttributes(put, service.attributes, service.id, 'service')
  putMetadata(put, service.metadata, service.id, 'service')
}

function putServiceAtLocation(put: Put, serviceLocation: ServiceAtLocation, links: Record<string, string>): void {
  if (serviceLocation.location) putLocation(put, serviceLocation.location)
  put('service_at_location', serviceLocation, {
    ...links,
    ...(serviceLocation.location ? { location_id: serviceLocation.location.id } : {}),
  })
}

function putLocation(put: Put, location: HsdsLocation): void {
  const links = { location_id: location.id }
  put('location', location)
  for (const address of location.addresses ?? []) put('address', address, links)
  putAttributes(put, location.attributes, location.id, 'location')
}

function putPhones(put: Put, phones: readonly Phone[] = [], links: Record<string, string>): void {
  for (const phone of phones) {
    put('phone', phone, links)
    putLanguages(put, phone.languages, { phone_id: phone.id })
    putAttributes(put, phone.attributes, phone.id, 'phone')
  }
}

function putLanguages(put: Put, languages: readonly SpokenLanguage[] = [], links: Record<string, string>): void {
  for (const language of languages) put('language', language, links)
}

function putAttributes(put: Put, attributes: readonly Attribute[] = [], ownerId: string, entity: TableName): void {
  for (const attribute of attributes) {
    const termId = attribute.taxonomy_term?.id ?? attribute.taxonomy_term_id
    const links = { link_id: ownerId, link_entity: entity }
    put('attribute', attribute, termId ? { ...links, taxonomy_term_id: termId } : links)
    putMetadata(put, attribute.metadata, attribute.id, 'attribute')
  }
}

function putMetadata(put: Put, metadata: readonly Metadata[] = [], ownerId: string, type: TableName): void {
  for (const entry of metadata) put('metadata', entry, { resource_id: ownerId, resource_type: type })
}
