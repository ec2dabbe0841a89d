import { createHash, randomUUID } from 'node:crypto'
import type { ActionPlanItem } from '#contracts/action-plans.ts'
import type { Db } from '#server/platform/db/database.ts'
import { reserve } from '#server/platform/db/limits.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { type TaskOwner, findTask, isTheirs, toItem } from '../repository.ts'

/** The id is the browser's own, if it sent one: repeating it returns the first task again. */
type NewTask = Omit<ActionPlanItem, 'id' | 'completed'> & { id: string | null }

/** Why nothing was added: the label of cookie-less callers is full, or the id belongs to another person's task. */
type NotAdded = 'full' | 'taken'

const nobodysRowsPerLabel = 50
const nobodysAttemptsPerDay = 1000
const dayMs = 24 * 60 * 60 * 1000

export async function addTask(db: Db, owner: TaskOwner, task: NewTask, at: number): Promise<ActionPlanItem> {
  const item = owner ? await insertTask(db, owner, task, at) : await addForNobody(db, task, at)
  // Not thrown inside the transaction: a refused attempt counts too.
  if (item === 'full') throw new AppError(429, 'too_many_requests')
  // The same answer as for any task that is not theirs, so that it reveals neither the owner nor the text (T-1.2).
  if (item === 'taken') throw notFound()
  return item
}

/** Callers without a cookie can store a limited number of tasks under a label (T-1.4). */
function addForNobody(db: Db, task: NewTask, at: number): Promise<ActionPlanItem | NotAdded> {
  return db.transaction().execute(async (trx) => {
    // The reserved row stays locked until the end, so callers with the same label are counted one after another.
    const key = `nobodys-tasks:${createHash('sha256').update(task.sessionId).digest('hex')}`
    const isHeld = await reserve(trx, { key, max: nobodysAttemptsPerDay, windowMs: dayMs })
    if (!isHeld) return 'full'
    const existing = task.id === null ? null : await findTask(trx, null, { ...task, id: task.id })
    if (existing) return existing
    const { filled } = await trx
      .selectFrom('action_plans')
      .select((eb) => eb.fn.countAll<number>().as('filled'))
      .where('principal_id', 'is', null)
      .where('label', '=', task.sessionId)
      .executeTakeFirstOrThrow()
    return filled < nobodysRowsPerLabel ? insertTask(trx, null, task, at) : 'full'
  })
}

async function insertTask(db: Db, owner: TaskOwner, task: NewTask, at: number): Promise<ActionPlanItem | NotAdded> {
  const id = task.id ?? randomUUID()
  const row = await db
    .insertInto('action_plans')
    .values({
      id,
      principal_id: owner?.principalId ?? null,
      person_id: owner?.personId ?? null,
      label: task.sessionId,
      title: task.title,
      description: task.description,
      category: task.category,
      priority: task.priority,
      due_on: task.dueOn,
      completed: 0,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst()
  return row ? toItem(row) : ((await findTask(db, owner, { ...task, id })) ?? 'taken')
}

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
