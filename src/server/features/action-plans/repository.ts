import { sql } from 'kysely'
import type { ActionPlanItem } from '#contracts/action-plans.ts'
import type { TaskPriority } from '#domain/action-plan/tasks.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ownedBy, type Owner } from '#server/platform/db/owned.ts'
import type { Schema } from '#server/platform/db/schema.ts'

/** The owner of tasks: a person, or callers without a cookie under one label (T-1.4). */
export type TaskOwner = Owner | null

export const isTheirs = (owner: TaskOwner) => (owner ? ownedBy(owner) : sql<boolean>`principal_id is null`)

/** Labels are local to a browser: tasks from the person's other browsers are included whatever their label. */
export async function listTasks(db: Db, owner: TaskOwner, label: string): Promise<ActionPlanItem[]> {
  const rows = await db
    .selectFrom('action_plans')
    .selectAll()
    .where(isTheirs(owner))
    .where((eb) => eb.or([eb('label', '=', label), ...(owner ? [eb('principal_id', '!=', owner.principalId)] : [])]))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(toItem)
}

/** Tasks without an owner are found by their label only (T-1.4). */
export async function findTask(
  db: Db,
  owner: TaskOwner,
  { id, sessionId }: Pick<ActionPlanItem, 'id' | 'sessionId'>,
): Promise<ActionPlanItem | null> {
  const row = await db
    .selectFrom('action_plans')
    .selectAll()
    .where('id', '=', id)
    .where(isTheirs(owner))
    .$if(owner === null, (query) => query.where('label', '=', sessionId))
    .executeTakeFirst()
  return row ? toItem(row) : null
}

export function toItem(row: Schema['action_plans']): ActionPlanItem {
  const { id, label: sessionId, title, description, category } = row
  const priority = row.priority as TaskPriority
  return { id, sessionId, title, description, category, priority, completed: row.completed === 1, dueOn: row.due_on }
}
