import { randomUUID } from 'node:crypto'
import type { Suggestion } from '#contracts/claims.ts'
import { type AuditActor, writeAudit } from '#server/platform/audit/audit-repository.ts'
import { writeHistory } from '#server/platform/audit/review-history-repository.ts'
import type { Db } from '#server/platform/db/database.ts'

export type NewSuggestion = Omit<Suggestion, 'id' | 'createdAt'>

const maxSuggestions = 200

export function suggestionsRepository(db: Db) {
  return {
    async add({ contactName, email, ...group }: NewSuggestion, at: number): Promise<void> {
      await db
        .insertInto('suggestions')
        .values({
          id: randomUUID(),
          ...group,
          contact_name: contactName,
          email: email.toLowerCase(),
          status: 'open',
          created_at: at,
        })
        .execute()
    },

    /** The view is audited, because the list contains people's names. */
    async list(actor: AuditActor, now: number): Promise<Suggestion[]> {
      const rows = await db
        .selectFrom('suggestions')
        .select([
          'id',
          'name',
          'city',
          'state',
          'phone',
          'website',
          'what',
          'contact_name as contactName',
          'email',
          'language',
          'created_at',
        ])
        .where('status', '=', 'open')
        .orderBy('created_at')
        .orderBy('id')
        .limit(maxSuggestions)
        .execute()
      await writeAudit(db, actor, { action: 'list', entity: 'suggestion', after: { count: rows.length } }, now)
      return rows.map(({ created_at: createdAt, state, ...row }) => ({
        ...row,
        state: state as Suggestion['state'],
        createdAt: new Date(createdAt).toISOString(),
      }))
    },

    /** False when it does not exist; closing it twice is not an error. */
    close(id: string, actor: AuditActor, at: number): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('suggestions')
          .set({ status: 'closed', closed_at: at, closed_by: actor.id })
          .where('id', '=', id)
          .where('status', '=', 'open')
          .executeTakeFirstOrThrow()
        if (numUpdatedRows > 0n) {
          await writeAudit(trx, actor, { action: 'close', entity: 'suggestion', entityId: id }, at)
          const moved = { before: { status: 'open' }, after: { status: 'closed' } }
          await writeHistory(trx, actor, { queue: 'suggestions', itemId: id, action: 'close', ...moved }, at)
          return true
        }
        return (await trx.selectFrom('suggestions').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
      })
    },
  }
}
export type SuggestionsRepository = ReturnType<typeof suggestionsRepository>
