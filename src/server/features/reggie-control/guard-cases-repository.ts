import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { TrainingMessage } from '#contracts/danger-training.ts'
import type { GuardCase } from '#contracts/reggie-control.ts'
import { type AuditActor, writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { GuardCases } from '#server/platform/db/schema-service.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'

interface StoredCase<Case extends GuardCase | TrainingMessage> {
  id: string
  language: Case['language']
  /** What was written before, oldest first. */
  earlier: string[]
  text: string
  expected: Case['expected']
}

/** More than anyone can read; the page checks every case when it opens. */
const mostCases = 300

const Earlier = z.array(z.string())
const entities = { test: 'guard_case', training: 'training_message' } as const

/** Messages written by staff to test the guardrails. */
export const guardCasesRepository = (db: Db) => createCasesRepository<GuardCase>(db, 'test')
export type GuardCasesRepository = ReturnType<typeof guardCasesRepository>

/** Messages written by staff for the next training of the danger judge. */
export const trainingMessagesRepository = (db: Db) => createCasesRepository<TrainingMessage>(db, 'training')
export type TrainingMessagesRepository = ReturnType<typeof trainingMessagesRepository>

function createCasesRepository<Case extends GuardCase | TrainingMessage>(db: Db, purpose: GuardCases['purpose']) {
  const entity = entities[purpose]
  return {
    /** Newest first. */
    async list(): Promise<StoredCase<Case>[]> {
      const rows = await db
        .selectFrom('guard_cases')
        .select(['id', 'language', 'earlier', 'text', 'expected'])
        .where('purpose', '=', purpose)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(mostCases)
        .execute()
      return rows.map((row) => ({
        ...row,
        language: row.language as Case['language'],
        earlier: Earlier.parse(JSON.parse(row.earlier)),
        expected: row.expected as Case['expected'],
      }))
    },

    add(newCase: Omit<StoredCase<Case>, 'id'>, actor: AuditActor, at: number): Promise<string> {
      const { language, earlier, text, expected } = newCase
      return db.transaction().execute(async (trx) => {
        const { n } = await trx
          .selectFrom('guard_cases')
          .select((eb) => eb.fn.countAll().as('n'))
          .where('purpose', '=', purpose)
          .executeTakeFirstOrThrow()
        if (Number(n) >= mostCases) throw new AppError(400, 'too_large')
        const id = randomUUID()
        await trx
          .insertInto('guard_cases')
          .values({
            id,
            language,
            text,
            expected,
            purpose,
            earlier: JSON.stringify(earlier),
            author_id: actor.id,
            created_at: at,
          })
          .execute()
        await writeAudit(trx, actor, { action: 'add', entity, entityId: id, after: { language, expected } }, at)
        return id
      })
    },

    remove(id: string, actor: AuditActor, at: number): Promise<void> {
      return db.transaction().execute(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('guard_cases')
          .where('id', '=', id)
          .where('purpose', '=', purpose)
          .executeTakeFirst()
        if (numDeletedRows === 0n) throw notFound()
        await writeAudit(trx, actor, { action: 'remove', entity, entityId: id }, at)
      })
    },
  }
}
