import type { ActionPlanItem } from '#contracts/action-plans.ts'
import type { Db } from '#server/platform/db/database.ts'
import { notFound } from '#server/platform/http/app-error.ts'
import { isTheirs, type TaskOwner, toItem } from '../repository.ts'

/** A task that does not exist and one of another person look the same (T-1.2). */
export async function setTaskCompleted(
  db: Db,
  owner: TaskOwner,
  { id, completed }: Pick<ActionPlanItem, 'id' | 'completed'>,
  at: number,
): Promise<ActionPlanItem> {
  const row = await db
    .updateTable('action_plans')
    .set({ completed: completed ? 1 : 0, updated_at: at })
    .where('id', '=', id)
    .where(isTheirs(owner))
    .returningAll()
    .executeTakeFirst()
  if (!row) throw notFound()
  return toItem(row)
}

/** A repeated delete answers 404, as for any task that is not theirs (T-1.2); the page treats that as done. */
export async function removeTask(db: Db, owner: TaskOwner, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('action_plans')
    .where('id', '=', id)
    .where(isTheirs(owner))
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) throw notFound()
}
