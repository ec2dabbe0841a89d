/** One column of a table: its Frictionless type, whether it is required, and the table it references. */
interface Field {
  name: string
  type: 'string' | 'number' | 'date' | 'datetime' | 'time'
  format?: 'uuid' | 'uri'
  required?: true
  of?: TableName
}

interface Table {
  path: string
  fields: readonly Field[]
}

const id: Field = { name: 'id', type: 'string', format: 'uuid', required: true }
const text = (name: string): Field => ({ name, type: 'string' })
const needed = (name: string): Field => ({ name, type: 'string', required: true })
const number = (name: string): Field => ({ name, type: 'number' })
const uri = (name: string): Field => ({ name, type: 'string', format: 'uri' })
const link = (name: string, of: TableName): Field => ({ name, type: 'string', format: 'uuid', of })
const mustLink = (name: string, of: TableName): Field => ({ ...link(name, of), required: true })

const tableNames = [
  'organization',
  'service',
  'location',
  'service_at_location',
  'phone',
  'address',
  'schedule',
  'language',
  'cost_option',
  'required_document',
  'service_area',
  'attribute',
  'taxonomy',
  'taxonomy_term',
  'metadata',
] as const
export type TableName = (typeof tableNames)[number]

/** The tables of an HSDS 3.1 package that we fill, each with the published file name and the columns we know. */
export const tables: Readonly<Record<TableName, Table>> = {
  organization: {
    path: 'organizations.csv',
    fields: [id, needed('name'), text('alternate_name'), needed('description'), uri('website')],
  },
  service: {
    path: 'services.csv',
    fields: [
      id,
      mustLink('organization_id', 'organization'),
      needed('name'),
      text('alternate_name'),
      text('description'),
      uri('url'),
      needed('status'),
      text('fees_description'),
      { name: 'assured_date', type: 'date' },
      text('alert'),
      { name: 'last_modified', type: 'datetime' },
    ],
  },
  location: {
    path: 'locations.csv',
    fields: [
      id,
      needed('location_type'),
      text('name'),
      text('alternate_name'),
      text('description'),
      number('latitude'),
      number('longitude'),
    ],
  },
  service_at_location: {
    path: 'service_at_location.csv',
    fields: [id, mustLink('service_id', 'service'), mustLink('location_id', 'location'), text('description')],
  },
  phone: {
    path: 'phones.csv',
    fields: [
      id,
      link('location_id', 'location'),
      link('service_id', 'service'),
      link('service_at_location_id', 'service_at_location'),
      needed('number'),
      number('extension'),
      text('type'),
      text('description'),
    ],
  },
  address: {
    path: 'addresses.csv',
    // The schema requires these lines; an empty one means that the line is unknown.
    fields: [
      id,
      link('location_id', 'location'),
      text('attention'),
      text('address_1'),
      text('address_2'),
      text('city'),
      text('region'),
      text('state_province'),
      text('postal_code'),
      needed('country'),
      needed('address_type'),
    ],
  },
  schedule: {
    path: 'schedules.csv',
    fields: [
      id,
      link('service_id', 'service'),
      link('location_id', 'location'),
      link('service_at_location_id', 'service_at_location'),
      text('wkst'),
      text('freq'),
      number('interval'),
      text('byday'),
      text('description'),
      { name: 'opens_at', type: 'time' },
      { name: 'closes_at', type: 'time' },
      uri('schedule_link'),
      text('notes'),
    ],
  },
  language: {
    path: 'languages.csv',
    fields: [
      id,
      link('service_id', 'service'),
      link('location_id', 'location'),
      link('phone_id', 'phone'),
      text('name'),
      text('code'),
      text('note'),
    ],
  },
  cost_option: {
    path: 'cost_options.csv',
    fields: [
      id,
      mustLink('service_id', 'service'),
      text('option'),
      text('currency'),
      number('amount'),
      text('amount_description'),
    ],
  },
  required_document: {
    path: 'required_documents.csv',
    fields: [id, link('service_id', 'service'), text('document'), uri('uri')],
  },
  service_area: {
    path: 'service_areas.csv',
    fields: [id, link('service_id', 'service'), text('name'), text('description'), text('extent'), text('extent_type')],
  },
  attribute: {
    path: 'attributes.csv',
    fields: [
      id,
      { ...needed('link_id'), format: 'uuid' },
      mustLink('taxonomy_term_id', 'taxonomy_term'),
      text('link_type'),
      needed('link_entity'),
      text('value'),
      text('label'),
    ],
  },
  taxonomy: {
    path: 'taxonomies.csv',
    fields: [id, needed('name'), needed('description'), uri('uri'), text('version')],
  },
  taxonomy_term: {
    path: 'taxonomy_terms.csv',
    fields: [
      id,
      text('code'),
      needed('name'),
      needed('description'),
      link('parent_id', 'taxonomy_term'),
      text('taxonomy'),
      text('language'),
      link('taxonomy_id', 'taxonomy'),
      uri('term_uri'),
    ],
  },
  metadata: {
    path: 'metadata.csv',
    fields: [
      id,
      { ...needed('resource_id'), format: 'uuid' },
      needed('resource_type'),
      { name: 'last_action_date', type: 'date', required: true },
      needed('last_action_type'),
      needed('field_name'),
      text('previous_value'),
      text('replacement_value'),
      needed('updated_by'),
    ],
  },
}
