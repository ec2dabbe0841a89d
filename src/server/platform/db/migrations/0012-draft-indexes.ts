import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** Drafts are few among many listings, and each must find the import it came with. */
export const draftIndexes: Migration = {
  name: '0012-draft-indexes',
  async up(db) {
    await db.schema
      .createIndex('listings_drafts')
      .on('listings')
      .columns(['status', 'id'])
      .where(sql.ref('status'), '=', 'draft')
      .execute()
    await db.schema.createIndex('import_changes_by_listing').on('import_changes').column('listing_id').execute()
  },
}
