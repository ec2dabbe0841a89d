import type { Claim } from '#contracts/claims.ts'
import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import { isOwnItem } from '#server/platform/audit/refuse-own-item.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Staff } from '#server/platform/http/staff.ts'
import { listClaimRows, toClaims } from '../repository.ts'

/** The review queue. The view is audited, because the list contains people's names. */
export async function viewClaims(db: Db, actor: Staff, now: number): Promise<Claim[]> {
  const rows = await listClaimRows(db, now)
  await writeAudit(db, actor, { action: 'list', entity: 'claim', after: { count: rows.length } }, now)
  const claims: Claim[] = []
  for (const claim of await toClaims(db, rows, actor.id, now)) {
    const isOwn = claim.status === 'open' && (await isOwnItem(db, actor, { queue: 'claims', id: claim.id }))
    claims.push(isOwn ? { ...claim, isOwn } : claim)
  }
  return claims
}

/** Puts a refused claim back in the queue. Not while the same person has a newer one open: it would be listed twice. */
export async function reopenClaim(trx: Db, id: string): Promise<void> {
  const claim = await trx.selectFrom('claims').select(['listing_id', 'email']).where('id', '=', id).executeTakeFirst()
  if (!claim) throw new AppError(409, 'nothing_to_undo')
  const next = await trx
    .selectFrom('claims')
    .select('id')
    .where('listing_id', '=', claim.listing_id)
    .where('email', '=', claim.email)
    .where('status', '=', 'open')
    .executeTakeFirst()
  if (next) throw new AppError(409, 'nothing_to_undo')
  const { numUpdatedRows } = await trx
    .updateTable('claims')
    // An organization that has the listing is asked anew: it could not see the claim meanwhile.
    .set({ status: 'open', reason: null, decided_by: null, decided_at: null, asked_at: null })
    .where('id', '=', id)
    .where('status', '=', 'refused')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new AppError(409, 'nothing_to_undo')
}
