import { randomUUID } from 'node:crypto'
import { maskPersonal } from '#domain/grounding/mask.ts'
import { type AuditActor, writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { type CasePurpose, mostCases, type NewCase } from '../cases-repository.ts'

const entities = { test: 'guard_case', training: 'training_message' } as const

/** Adds a message written by staff. It may not name a real person, because the training file leaves the server. */
export async function addCase(
  db: Db,
  purpose: CasePurpose,
  { language, earlier, text, expected }: NewCase,
  actor: AuditActor,
  at: number,
): Promise<string> {
  if (maskPersonal([...earlier, text].join('\n')).tokens.length > 0) throw new AppError(400, 'private_data')
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
    const event = { action: 'add', entity: entities[purpose], entityId: id, after: { language, expected } } as const
    await writeAudit(trx, actor, event, at)
    return id
  })
}

export function removeCase(db: Db, purpose: CasePurpose, id: string, actor: AuditActor, at: number): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('guard_cases')
      .where('id', '=', id)
      .where('purpose', '=', purpose)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw notFound()
    await writeAudit(trx, actor, { action: 'remove', entity: entities[purpose], entityId: id }, at)
  })
}
