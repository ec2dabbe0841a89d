import { createHash, randomUUID } from 'node:crypto'
import type { ActionPlanItem } from '#contracts/action-plans.ts'
import type { TaskPriority } from '#domain/action-plan/tasks.ts'
import type { Db } from '#server/platform/db/database.ts'
import { reserve } from '#server/platform/db/limits.ts'
import type { Schema } from '#server/platform/db/schema.ts'

/** Whose tasks: a browser's, or those of cookie-less callers under one label (T-1.4). */
export type Owner = string | null

export type NewTask = Omit<ActionPlanItem, 'id' | 'completed'>

const nobodysRowsPerLabel = 50
const nobodysAttemptsPerDay = 1000
const dayMs = 24 * 60 * 60 * 1000

export function actionPlansRepository(db: Db) {
  return {
    async list(owner: Owner, label: string): Promise<ActionPlanItem[]> {
      const rows = await db
        .selectFrom('action_plans').selectAll()
        .where('principal_id', owner === null ? 'is' : '=', owner)
        .where('label', '=', label)
        .orderBy('created_at').orderBy('id')
        .execute()
      return rows.map(toItem)
    },

    async add(owner: string, task: NewTask, at: number): Promise<ActionPlanItem> {
      return insert(db, owner, task, at)
    },

    /** Null when cookie-less callers have filled this label (T-1.4). */
    async addForNobody(task: NewTask, at: number): Promise<ActionPlanItem | null> {
      return db.transaction().execute(async (transaction) => {
        // The reserved row stays locked until the end, so callers of one label are counted one after another.
        const key = `nobodys-tasks:${createHash('sha256').update(task.sessionId).digest('hex')}`
        const isHeld = await reserve(transaction, { key, max: nobodysAttemptsPerDay, windowMs: dayMs })
        if (!isHeld) return null
        const { filled } = await transaction
          .selectFrom('action_plans').select((eb) => eb.fn.countAll<number>().as('filled'))
          .where('principal_id', 'is', null).where('label', '=', task.sessionId)
          .executeTakeFirstOrThrow()
        return filled < nobodysRowsPerLabel ? insert(transaction, null, task, at) : null
      })
    },

    /** Null when the task is missing or somebody else's: both look the same (T-1.2). */
    async setCompleted(owner: Owner, id: string, completed: boolean, at: number): Promise<ActionPlanItem | null> {
      const row = await db
        .updateTable('action_plans')
        .set({ completed: completed ? 1 : 0, updated_at: at })
        .where('id', '=', id)
        .where('principal_id', owner === null ? 'is' : '=', owner)
        .returningAll()
        .executeTakeFirst()
      return row ? toItem(row) : null
    },

    async remove(owner: Owner, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('action_plans')
        .where('id', '=', id)
        .where('principal_id', owner === null ? 'is' : '=', owner)
        .executeTakeFirstOrThrow()
      return numDeletedRows > 0
    },
  }
}
export type ActionPlansRepository = ReturnType<typeof actionPlansRepository>

async function insert(db: Db, owner: Owner, task: NewTask, at: number): Promise<ActionPlanItem> {
  const row = await db
    .insertInto('action_plans')
    .values({
      id: randomUUID(), principal_id: owner, label: task.sessionId, title: task.title,
      description: task.description, category: task.category, priority: task.priority,
      completed: 0, created_at: at, updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toItem(row)
}

function toItem(row: Schema['action_plans']): ActionPlanItem {
  const { id, label: sessionId, title, description, category } = row
  const priority = row.priority as TaskPriority
  return { id, sessionId, title, description, category, priority, completed: row.completed === 1 }
}
