import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** A listing may serve counties beside the one where it stands: a search of a county finds those by one small index. */
export const servedCounties: Migration = {
  name: '0020-served-counties',
  async up(db) {
    await db.schema.alterTable('listings').addColumn('served_counties', 'text').execute()
    // Whatever sorts the listings of a cell anew reads from here which of them serve other counties.
    await db.schema
      .createIndex('listings_by_served_cell')
      .on('listings')
      .column('cell')
      .where(sql.ref('served_counties'), 'is not', null)
      .execute()
    await db.schema
      .createTable('listing_counties')
      .addColumn('county_fips', 'text', (column) => column.notNull())
      .addColumn('listing_id', 'text', (column) => column.notNull().references('listings.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('listing_counties_pkey', ['county_fips', 'listing_id'])
      .execute()
    await db.schema.createIndex('listing_counties_by_listing').on('listing_counties').column('listing_id').execute()
  },
}
