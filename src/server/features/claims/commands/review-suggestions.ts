import type { Suggestion } from '#contracts/claims.ts'
import { type AuditActor, writeAudit } from '#server/platform/audit/audit-repository.ts'
import { writeHistory } from '#server/platform/audit/review-history-repository.ts'
import { refuseOwnItem } from '#server/platform/audit/refuse-own-item.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Staff } from '#server/platform/http/staff.ts'
import { listOpenSuggestions } from '../suggestions-repository.ts'
import { keepForUndo, toDraftId } from './draft-suggestion.ts'

/** The review queue. The view is audited, because the list contains people's names. */
export async function viewSuggestions(db: Db, actor: AuditActor, now: number): Promise<Suggestion[]> {
  const suggestions = await listOpenSuggestions(db)
  await writeAudit(db, actor, { action: 'list', entity: 'suggestion', after: { count: suggestions.length } }, now)
  return suggestions
}

/** False when it does not exist; closing it twice is not an error. */
export function closeOpenSuggestion(db: Db, id: string, actor: Staff, at: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await refuseOwnItem(trx, actor, { queue: 'suggestions', id })
    const row = await trx
      .updateTable('suggestions')
      .set({ status: 'closed', closed_at: at, closed_by: actor.id, match_key: null })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .returning(['id', 'county_fips'])
      .executeTakeFirst()
    if (row) {
      await keepForUndo(trx, row, at)
      await writeAudit(trx, actor, { action: 'close', entity: 'suggestion', entityId: id }, at)
      const moved = { before: { status: 'open' }, after: { status: 'closed' } }
      await writeHistory(trx, actor, { queue: 'suggestions', itemId: id, action: 'close', ...moved }, at)
      return true
    }
    return (await trx.selectFrom('suggestions').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  })
}

/** A draft that was made of it goes too, unless somebody published it meanwhile. */
export async function reopenSuggestion(
  trx: Db,
  id: string,
  removeDraft: (trx: Db, listingId: string) => Promise<boolean>,
): Promise<void> {
  const row = await trx
    .selectFrom('suggestions')
    .select('status')
    .where('id', '=', id)
    .where('status', '!=', 'open')
    .executeTakeFirst()
  if (!row) throw new AppError(409, 'nothing_to_undo')
  if (row.status === 'drafted' && !(await removeDraft(trx, toDraftId(id)))) throw new AppError(409, 'nothing_to_undo')
  await trx
    .updateTable('suggestions')
    .set({ status: 'open', closed_at: null, closed_by: null })
    .where('id', '=', id)
    .execute()
}
