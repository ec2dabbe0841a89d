import type { PartnerListingDetail } from '#contracts/partner-listings.ts'
import { fromRow } from '#server/engines/directory/rows.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { moveChange, pendingChanges } from './changes-repository.ts'
import { cleanWords } from './clean-fields.ts'
import type { Turn, Wrote } from './desk.ts'
import { afterOf, detailOf } from './detail-repository.ts'
import { namesOf } from './fields.ts'
import { saveCare, saveConfirmation } from './own-repository.ts'
import { removeDraft, writeListing } from './write-repository.ts'

/** To a reviewer; what was sent already stays where it is in the line. */
export async function submit({ trx, staff, id, at }: Turn): Promise<Wrote> {
  const pending = (await pendingChanges(trx, staff.organizationId, [id])).get(id)
  if (!pending) throw new AppError(409, 'conflict')
  if (pending.status === 'draft') await moveChange(trx, pending.id, 'draft', { status: 'waiting', at })
  return { action: 'listing.submit', after: { fields: namesOf(afterOf(pending)) } }
}

/** Takes back what is written or waits. A location that never was public goes with it. */
export async function discard(turn: Turn): Promise<Wrote & { detail?: PartnerListingDetail }> {
  const { trx, staff, id, own, at } = turn
  const pending = (await pendingChanges(trx, staff.organizationId, [id])).get(id)
  if (pending) await moveChange(trx, pending.id, pending.status, { status: 'undone' })
  const wrote = { action: 'listing.discard' as const }
  if (own.row.status !== 'draft') return wrote
  const detail = await detailOf(trx, staff.organizationId, id, at)
  await removeDraft(trx, own.row, staff.organizationId)
  return { ...wrote, detail }
}

/** Everything is still right: the listing says since when, also to other directories (`assured_date`). */
export async function confirm(turn: Turn): Promise<Wrote> {
  const { trx, staff, id, own, at } = turn
  const { day } = await turn.saying()
  const listing = { ...fromRow(own.row), assuredOn: day }
  await writeListing(trx, { before: own.row, listing, care: own.care, status: own.row.status }, at)
  await saveConfirmation(trx, staff.organizationId, id, at)
  return { action: 'listing.confirm', after: { assuredOn: day } }
}

export interface Pausing {
  paused: boolean
  reason: { en: string; es: string } | null
  until: string | null
}

export async function pause({ trx, staff, id, own, at }: Turn, { paused, reason, until }: Pausing): Promise<Wrote> {
  const { care } = own
  const isStillFull = care.capacity === 'full'
  const said = reason && cleanWords(reason, 200)
  await saveCare(
    trx,
    staff.organizationId,
    id,
    {
      ...care,
      paused,
      pausedReason: paused && said && (said.en !== '' || said.es !== '') ? said : null,
      fullUntil: paused ? until : isStillFull ? care.fullUntil : null,
    },
    at,
  )
  return {
    action: paused ? 'listing.pause' : 'listing.unpause',
    before: { paused: care.paused },
    after: { paused, until },
  }
}
