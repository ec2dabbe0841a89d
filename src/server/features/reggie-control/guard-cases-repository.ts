import { randomUUID } from 'node:crypto'
import type { GuardCase } from '#contracts/reggie-control.ts'
import { type AuditActor, writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'

type StoredCase = Omit<GuardCase, 'isMet'>

/** More than anyone can read; the page checks every case when it opens. */
const mostCases = 300

/** Messages written by staff to test the guardrails. */
export function guardCasesRepository(db: Db) {
  return {
    async list(): Promise<StoredCase[]> {
      const rows = await db
        .selectFrom('guard_cases')
        .select(['id', 'language', 'text', 'expected'])
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(mostCases)
        .execute()
      return rows.map((row) => ({ ...row, expected: row.expected as StoredCase['expected'] }))
    },

    add({ language, text, expected }: Omit<StoredCase, 'id'>, actor: AuditActor, at: number): Promise<string> {
      return db.transaction().execute(async (trx) => {
        const { n } = await trx
          .selectFrom('guard_cases')
          .select((eb) => eb.fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
        if (Number(n) >= mostCases) throw new AppError(400, 'too_large')
        const id = randomUUID()
        await trx
          .insertInto('guard_cases')
          .values({ id, language, text, expected, author_id: actor.id, created_at: at })
          .execute()
        await writeAudit(
          trx,
          actor,
          { action: 'add', entity: 'guard_case', entityId: id, after: { language, expected } },
          at,
        )
        return id
      })
    },

    remove(id: string, actor: AuditActor, at: number): Promise<void> {
      return db.transaction().execute(async (trx) => {
        const { numDeletedRows } = await trx.deleteFrom('guard_cases').where('id', '=', id).executeTakeFirst()
        if (numDeletedRows === 0n) throw notFound()
        await writeAudit(trx, actor, { action: 'remove', entity: 'guard_case', entityId: id }, at)
      })
    },
  }
}
export type GuardCasesRepository = ReturnType<typeof guardCasesRepository>
