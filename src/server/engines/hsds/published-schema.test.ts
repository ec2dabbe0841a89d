import { expect, test } from 'vitest'
import { Listing } from '#domain/directory/listing.ts'
import { hsdsVersion } from '#domain/hsds/details.ts'
import { buildListing, buildSource } from '#testing/builders/listing.ts'
import { toService } from './to-service.ts'
import { getHsdsTexts } from './texts.ts'

/**
 * What HSDS 3.1 requires of each object we write, copied by hand from its published schema, so that a typo in our own
 * shapes is detected.
 */
const requiredBySchema: Record<string, Record<string, Check>> = {
  service: { id: 'uuid', name: 'text', status: ['active', 'inactive', 'defunct', 'temporarily closed'] },
  organization: { id: 'uuid', name: 'text', description: 'text' },
  service_at_location: { id: 'uuid' },
  location: { id: 'uuid', location_type: ['physical', 'postal', 'virtual'] },
  address: {
    id: 'uuid',
    address_1: 'text',
    city: 'text',
    state_province: 'text',
    postal_code: 'text',
    country: 'text',
    address_type: ['physical', 'postal', 'virtual'],
  },
  phone: { id: 'uuid', number: 'text' },
  schedule: { id: 'uuid' },
  language: { id: 'uuid' },
  cost_option: { id: 'uuid' },
  required_document: { id: 'uuid' },
  service_area: { id: 'uuid' },
  attribute: { id: 'uuid' },
  taxonomy_term: { id: 'uuid', name: 'text', description: 'text' },
  metadata: {
    id: 'uuid',
    last_action_date: 'date',
    last_action_type: 'text',
    field_name: 'text',
    previous_value: 'text',
    replacement_value: 'text',
    updated_by: 'text',
  },
}

/** Optional fields with a fixed format, if we write them. */
const formsBySchema: Record<string, Record<string, Check>> = {
  service: {
    organization_id: 'uuid',
    url: 'uri',
    assured_date: 'date',
    last_modified: 'instant',
    description: 'text',
    alert: 'text',
    fees_description: 'text',
  },
  service_at_location: { service_id: 'uuid', location_id: 'uuid' },
  location: { latitude: 'number', longitude: 'number', name: 'text' },
  phone: { extension: 'number', type: ['text', 'voice', 'fax', 'cell', 'video', 'pager', 'textphone'] },
  schedule: { freq: ['WEEKLY', 'MONTHLY'], byday: 'text', opens_at: 'time', closes_at: 'time', description: 'text' },
  language: { code: 'text', name: 'text' },
  cost_option: { amount: 'number', currency: 'text', option: 'text' },
  required_document: { document: 'text' },
  service_area: { extent_type: ['geojson', 'topojson', 'kml', 'text'], extent: 'text', name: 'text' },
  attribute: { value: 'text' },
  taxonomy_term: { taxonomy_id: 'uuid', code: 'text', taxonomy: 'text', language: 'text' },
}

const formats = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  text: /^[^]*$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  time: /^\d{2}:\d{2}:\d{2}$/,
  instant: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/,
  uri: /^https?:\/\/[\x21-\x7e]+$/,
}
type Check = keyof typeof formats | 'number' | readonly string[]

/** The object type of each list and object in a service. */
const children: Record<string, string> = {
  organization: 'organization',
  service_at_locations: 'service_at_location',
  location: 'location',
  addresses: 'address',
  phones: 'phone',
  schedules: 'schedule',
  languages: 'language',
  cost_options: 'cost_option',
  required_documents: 'required_document',
  service_areas: 'service_area',
  attributes: 'attribute',
  taxonomy_term: 'taxonomy_term',
  metadata: 'metadata',
}

function isRight(value: unknown, check: Check): boolean {
  if (check === 'number') return typeof value === 'number'
  if (typeof value !== 'string') return false
  return typeof check === 'string' ? formats[check].test(value) : check.includes(value)
}

function findProblems(object: Record<string, unknown>, entity: string, seen: Set<string>, path = entity): string[] {
  seen.add(entity)
  const required = requiredBySchema[entity] ?? {}
  const missing = Object.keys(required)
    .filter((key) => !(key in object))
    .map((key) => `${path}.${key} is missing`)
  const checks: Record<string, Check> = { ...required, ...formsBySchema[entity] }
  const wrong = Object.entries(object).flatMap(([key, value]): string[] => {
    const child = children[key]
    const check = checks[key]
    if (child) {
      return [value].flat().flatMap((each) => findProblems(each as typeof object, child, seen, `${path}.${key}`))
    }
    return check && isRight(value, check) ? [] : [`${path}.${key} is ${JSON.stringify(value)}`]
  })
  return [...missing, ...wrong]
}

const statedFact = { value: 'yes', sourceId: 'test-source', asOf: '2025' } as const
const line = { number: '(213) 555-0100', kind: 'voice', extension: null, language: null, isSwitchboard: false } as const
const variants: Record<string, Partial<Listing>> = {
  'with every fact': {
    organization: 'A charity',
    note: { en: 'Ring twice.', es: 'Toque dos veces.' },
    website: 'https://example.org/a|b/ñ',
    languages: ['es', 'hmn'],
    cost: 'free',
    phones: [{ ...line, extension: '007', language: 'es', isSwitchboard: true }],
    hours: { kind: 'weekly', times: [{ day: 1, opens: '09:00', closes: '17:00' }] },
    requiredDocuments: ['A letter'],
    facts: { servesRecord: statedFact, walkIn: { ...statedFact, value: 'no' } },
    assuredOn: '2026-01-31',
  },
  'with almost none': {
    street: null,
    city: null,
    zip: null,
    countyFips: null,
    position: null,
    phones: [],
    services: [],
  },
  'across a state': { scope: 'state', street: null, city: null, zip: null, position: null, hours: { kind: 'always' } },
  'across the nation': {
    scope: 'national',
    state: null,
    street: null,
    city: null,
    zip: null,
    countyFips: null,
    position: null,
    hours: { kind: 'text', text: 'Day and night' },
    cost: 'sliding',
    assuredOn: '2025',
  },
}

const exportListing = (variant: Partial<Listing>, language: 'en' | 'es') =>
  toService(
    {
      listing: Listing.parse(buildListing(variant)),
      source: buildSource(),
      status: 'live',
      reportsDiffer: ['phone'],
      changedAt: 0,
    },
    getHsdsTexts(language),
    new Map(),
  )

test(`the version we speak is the one this table was written from: ${hsdsVersion}`, () => {
  expect(hsdsVersion).toBe('3.1')
})

test.each(Object.entries(variants))('a listing %s has every required property in the published form', (_, variant) => {
  for (const language of ['en', 'es'] as const) {
    expect(findProblems({ ...exportListing(variant, language) }, 'service', new Set())).toEqual([])
  }
})

test('the listings above exercise every object we write', () => {
  const seen = new Set<string>()
  for (const variant of Object.values(variants)) findProblems({ ...exportListing(variant, 'en') }, 'service', seen)

  expect([...seen].toSorted()).toEqual(Object.keys(requiredBySchema).toSorted())
})
