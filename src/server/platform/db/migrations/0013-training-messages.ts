import type { Migration } from '../migration.ts'

/** A message that staff tried can test the guardrails or join the next training, with what was written before it. */
export const trainingMessages: Migration = {
  name: '0013-training-messages',
  async up(db) {
    const add = (name: string, standard: string) =>
      db.schema
        .alterTable('guard_cases')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(standard))
        .execute()
    await add('purpose', 'test')
    await add('earlier', '[]')
  },
}
