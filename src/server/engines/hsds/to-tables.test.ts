import { expect, test } from 'vitest'
import { buildListing, buildSource } from '#testing/builders/listing.ts'
import { buildDataPackage } from './data-package.ts'
import { toService } from './to-service.ts'
import { toTables } from './to-tables.ts'
import { getHsdsTexts } from './texts.ts'

const texts = getHsdsTexts('en')
const services = ['one-pantry', 'two-pantry'].map((id) =>
  toService(
    {
      listing: buildListing({
        id,
        organization: 'A charity',
        languages: ['es'],
        cost: 'free',
        hours: { kind: 'always' },
      }),
      source: buildSource(),
      status: 'live',
      reportsDiffer: [],
    },
    texts,
    new Map(),
  ),
)
const flat = toTables(services, texts)
const { resources } = buildDataPackage({ title: 'A directory', created: '2026-11-15T00:00:00.000Z' })

test('an organization with two services stands once in its table', () => {
  expect(flat.organization).toHaveLength(1)
  const id = flat.organization[0]?.['id']
  expect(flat.service.map((row) => row['organization_id'])).toEqual([id, id])
})

test('the package describes every table under its published file name', () => {
  expect(resources.map(({ path }) => path)).toEqual([
    'organizations.csv',
    'services.csv',
    'locations.csv',
    'service_at_location.csv',
    'phones.csv',
    'addresses.csv',
    'schedules.csv',
    'languages.csv',
    'cost_options.csv',
    'required_documents.csv',
    'service_areas.csv',
    'attributes.csv',
    'taxonomies.csv',
    'taxonomy_terms.csv',
    'metadata.csv',
  ])
})

test('every row fills what its table requires and has no column the package does not describe', () => {
  for (const { name, schema } of resources) {
    const columns = schema.fields.map((field) => field.name)
    const required = schema.fields.filter(({ constraints }) => constraints.required).map((field) => field.name)
    for (const row of flat[name]) {
      expect(columns).toEqual(expect.arrayContaining(Object.keys(row)))
      expect(Object.keys(row)).toEqual(expect.arrayContaining(required))
    }
  }
})

test('ids are unique in their table and every tie leads to a row', () => {
  for (const { name, schema } of resources) {
    const ids = flat[name].map((row) => row['id'])
    expect(new Set(ids).size).toBe(ids.length)
    for (const { fields, reference } of schema.foreignKeys) {
      const targets = new Set(flat[reference.resource === '' ? name : reference.resource].map((row) => row['id']))
      for (const row of flat[name]) expect(row[fields] === undefined || targets.has(row[fields])).toBe(true)
    }
  }
})
