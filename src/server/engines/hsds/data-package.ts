import { hsdsVersion } from '#domain/hsds/details.ts'
import { tables, type TableName } from './table-fields.ts'

/** The Frictionless descriptor that travels with the tables as `datapackage.json`. */
export function buildDataPackage({ title, created }: { title: string; created: string }) {
  return {
    name: 'human_services_data',
    title,
    profile: 'tabular-data-package',
    version: `${hsdsVersion}.0`,
    created,
    homepage: 'https://docs.openreferral.org',
    resources: (Object.keys(tables) as TableName[]).map(resource),
  }
}

function resource(name: TableName) {
  const { path, fields } = tables[name]
  return {
    name,
    path,
    format: 'csv',
    mediatype: 'text/csv',
    encoding: 'utf-8',
    profile: 'tabular-data-resource',
    schema: {
      fields: fields.map(({ name: field, type, format, required }) => ({
        name: field,
        type,
        ...(format ? { format } : {}),
        constraints: { required: required ?? false, unique: field === 'id' },
      })),
      primaryKey: 'id',
      foreignKeys: fields.flatMap(({ name: field, of }) =>
        of ? [{ fields: field, reference: { resource: named(of, name), fields: 'id' } }] : [],
      ),
    },
  }
}

/** Frictionless writes a reference to the same table as an empty name. */
const named = (target: TableName, own: TableName): TableName | '' => (target === own ? '' : target)
