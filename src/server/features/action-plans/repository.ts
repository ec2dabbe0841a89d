import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ActionPlanItem } from '#contracts/action-plans.ts'
import type { TaskPriority } from '#domain/action-plan/tasks.ts'
import type { Db } from '#server/platform/db/database.ts'
import { reserve } from '#server/platform/db/limits.ts'
import { ownedBy, type Owner } from '#server/platform/db/owned.ts'
import type { Schema } from '#server/platform/db/schema.ts'

/** The owner of tasks: a person, or callers without a cookie under one label (T-1.4). */
export type TaskOwner = Owner | null

/** The id is the browser's own, if it sent one: repeating it returns the first task again. */
export type NewTask = Omit<ActionPlanItem, 'id' | 'completed'> & { id: string | null }

/** Why nothing was added: the label of cookie-less callers is full, or the id belongs to another person's task. */
type NotAdded = 'full' | 'taken'

const nobodysRowsPerLabel = 50
const nobodysAttemptsPerDay = 1000
const dayMs = 24 * 60 * 60 * 1000

const isTheirs = (owner: TaskOwner) => (owner ? ownedBy(owner) : sql<boolean>`principal_id is null`)

export function actionPlansRepository(db: Db) {
  const selectTasks = (owner: TaskOwner) => db.selectFrom('action_plans').selectAll().where(isTheirs(owner))
  return {
    /** Labels are local to a browser: tasks from the person's other browsers are included whatever their label. */
    async list(owner: TaskOwner, label: string): Promise<ActionPlanItem[]> {
      const rows = await selectTasks(owner)
        .where((eb) =>
          eb.or([eb('label', '=', label), ...(owner ? [eb('principal_id', '!=', owner.principalId)] : [])]),
        )
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map(toItem)
    },

    async add(owner: Owner, task: NewTask, at: number): Promise<ActionPlanItem | NotAdded> {
      return insert(db, owner, task, at)
    },

    /** Callers without a cookie can store a limited number of tasks under a label (T-1.4). */
    async addForNobody(task: NewTask, at: number): Promise<ActionPlanItem | NotAdded> {
      return db.transaction().execute(async (transaction) => {
        // The reserved row stays locked until the end, so callers with the same label are counted one after another.
        const key = `nobodys-tasks:${createHash('sha256').update(task.sessionId).digest('hex')}`
        const isHeld = await reserve(transaction, { key, max: nobodysAttemptsPerDay, windowMs: dayMs })
        if (!isHeld) return 'full'
        const existing = task.id === null ? null : await find(transaction, null, { ...task, id: task.id })
        if (existing) return existing
        const { filled } = await transaction
          .selectFrom('action_plans')
          .select((eb) => eb.fn.countAll<number>().as('filled'))
          .where('principal_id', 'is', null)
          .where('label', '=', task.sessionId)
          .executeTakeFirstOrThrow()
        return filled < nobodysRowsPerLabel ? insert(transaction, null, task, at) : 'full'
      })
    },

    /** Null when the task does not exist or belongs to another person; both look the same (T-1.2). */
    async setCompleted(owner: TaskOwner, id: string, completed: boolean, at: number): Promise<ActionPlanItem | null> {
      const row = await db
        .updateTable('action_plans')
        .set({ completed: completed ? 1 : 0, updated_at: at })
        .where('id', '=', id)
        .where(isTheirs(owner))
        .returningAll()
        .executeTakeFirst()
      return row ? toItem(row) : null
    },

    async remove(owner: TaskOwner, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('action_plans')
        .where('id', '=', id)
        .where(isTheirs(owner))
        .executeTakeFirstOrThrow()
      return numDeletedRows > 0
    },
  }
}
export type ActionPlansRepository = ReturnType<typeof actionPlansRepository>

async function insert(db: Db, owner: TaskOwner, task: NewTask, at: number): Promise<ActionPlanItem | NotAdded> {
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
  return row ? toItem(row) : ((await find(db, owner, { ...task, id })) ?? 'taken')
}

/** Tasks without an owner are found by their label only (T-1.4). */
async function find(
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

function toItem(row: Schema['action_plans']): ActionPlanItem {
  const { id, label: sessionId, title, description, category } = row
  const priority = row.priority as TaskPriority
  return { id, sessionId, title, description, category, priority, completed: row.completed === 1, dueOn: row.due_on }
}
