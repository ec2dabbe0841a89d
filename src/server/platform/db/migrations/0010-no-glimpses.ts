import type { Migration } from '../migration.ts'

/**
 * The PIN alone opens saved listings and links a browser to no person; data left by earlier openings is dropped with
 * the column.
 */
export const noGlimpses: Migration = {
  name: '0010-no-glimpses',
  async up(db) {
    await db.schema.alterTable('principals').dropColumn('glimpsed_person_id').execute()
  },
}
