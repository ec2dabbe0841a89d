import type { Migration } from '../migration.ts'

/** The PIN alone opens saved places and links a browser to nobody; what earlier openings left goes with the column. */
export const noGlimpses: Migration = {
  name: '0010-no-glimpses',
  async up(db) {
    await db.schema.alterTable('principals').dropColumn('glimpsed_person_id').execute()
  },
}
