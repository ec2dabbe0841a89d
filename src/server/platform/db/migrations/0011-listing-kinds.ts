import type { Migration } from '../migration.ts'

/** A search reads the kind of every candidate, so the index that covers a search holds it too. */
export const listingKinds: Migration = {
  name: '0011-listing-kinds',
  async up(db) {
    await db.schema
      .alterTable('listings')
      .addColumn('kind', 'text', (column) => column.notNull().defaultTo('unknown'))
      .execute()
    await db.schema.dropIndex('listings_by_cell').execute()
    await db.schema
      .createIndex('listings_by_cell')
      .on('listings')
      .columns([
        'cell',
        'category',
        'ordinal',
        'status',
        'needs',
        'weak_needs',
        'core_needs',
        'owner',
        'flags',
        'quality',
        'lat',
        'lon',
        'county_fips',
        'scope',
        'kind',
        'id',
      ])
      .execute()
  },
}
