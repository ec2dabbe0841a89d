import { holderSilenceMs } from '#domain/accounts/removal.ts'
import { type AccessNoticeDeps, askAdministrators } from '#server/engines/mail/access-changes-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type ClaimRow, findHolder } from '../repository.ts'

/** Asks the organization that has the listing, once per claim. Null when nobody has it. */
export async function askHolder(trx: Db, deps: AccessNoticeDeps, claim: ClaimRow, at: number): Promise<number | null> {
  const holder = await findHolder(trx, claim.listing_id)
  if (!holder) return null
  if (claim.asked_at !== null) return claim.asked_at
  await trx.updateTable('claims').set({ asked_at: at }).where('id', '=', claim.id).execute()
  const { email: subject, listing_id: listingId } = claim
  const asked = { organizationId: holder.id, subject, listingId, dueAt: at + holderSilenceMs }
  await askAdministrators(deps, trx, asked, at)
  return at
}

/** One that was filed before this rule, or before the listing had a partner, is asked about now. */
export async function isHolderSilent(trx: Db, deps: AccessNoticeDeps, claim: ClaimRow, at: number): Promise<boolean> {
  const askedAt = await askHolder(trx, deps, claim, at)
  return askedAt !== null && at >= askedAt + holderSilenceMs
}

/** The listing has a partner now: the other claims for it are that partner's to decide. */
export async function askAboutOthers(trx: Db, deps: AccessNoticeDeps, listingId: string, at: number): Promise<void> {
  const open = await trx
    .selectFrom('claims')
    .selectAll()
    .where('listing_id', '=', listingId)
    .where('status', '=', 'open')
    .orderBy('created_at')
    .execute()
  for (const claim of open) await askHolder(trx, deps, claim, at)
}
