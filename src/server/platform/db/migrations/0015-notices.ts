import type { Migration } from '../migration.ts'

/**
 * Where a person wants to be told of an answer, encrypted with the introduction's own key: it is erased with the
 * introduction and cannot outlive it.
 */
export const notices: Migration = {
  name: '0015-notices',
  async up(db) {
    await db.schema.alterTable('warm_introductions').addColumn('sealed_notice', 'text').execute()
  },
}
