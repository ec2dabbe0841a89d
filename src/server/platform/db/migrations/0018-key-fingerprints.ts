import type { Migration } from '../migration.ts'

/** Which keys the database was made with, so that a start with others is refused. */
export const keyFingerprints: Migration = {
  name: '0018-key-fingerprints',
  async up(db) {
    await db.schema
      .createTable('key_fingerprints')
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .execute()
  },
}
