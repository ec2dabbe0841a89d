import type { Migration } from '../migration.ts'

/** A task can have a due day. A day, not an instant: it is the same one in every time zone. */
export const taskDays: Migration = {
  name: '0006-task-days',
  async up(db) {
    await db.schema.alterTable('action_plans').addColumn('due_on', 'text').execute()
  },
}
