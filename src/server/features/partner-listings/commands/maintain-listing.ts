import type { PartnerListingDetail } from '#contracts/partner-listings.ts'
import { fromRow } from '#server/engines/directory/rows.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { PartnerStaff } from '#server/platform/http/staff.ts'
import { moveChange, loadPendingChanges } from '../changes-repository.ts'
import { cleanTexts } from '../clean-fields.ts'
import { parseAfter } from '../detail-repository.ts'
import { listFieldNames } from '../fields.ts'
import { removeDraft, saveConfirmation, savePartnerDetails, writeListing } from '../repository.ts'
import {
  type AuditedChange,
  getListingDetail,
  type ListingCommand,
  type ListingCommandDeps,
  type ListingTarget,
  runListingCommand,
} from './run-listing-command.ts'

interface PauseInput {
  paused: boolean
  reason: { en: string; es: string } | null
  until: string | null
}

/** The steps of a listing's life besides its edits; each answers with the updated page data. */
export const maintainListing = (deps: ListingCommandDeps, staff: PartnerStaff, target: ListingTarget) => ({
  submit: () => runListingCommand(deps, staff, target, submit),
  discardDraft: () => runListingCommand(deps, staff, target, discardDraft),
  confirm: () => runListingCommand(deps, staff, target, confirm),
  pause: (input: PauseInput) => runListingCommand(deps, staff, target, (turn) => pause(turn, input)),
})

/** Sends the change to a reviewer; one already sent keeps its position in the queue. */
async function submit({ trx, staff, id, at }: ListingCommand): Promise<AuditedChange> {
  const pending = (await loadPendingChanges(trx, staff.organizationId, [id])).get(id)
  if (!pending) throw new AppError(409, 'conflict')
  if (pending.status === 'draft') await moveChange(trx, pending.id, 'draft', { status: 'waiting', at })
  return { action: 'listing.submit', after: { fields: listFieldNames(parseAfter(pending)) } }
}

/** Discards a draft or waiting change. A location that was never public is deleted with it. */
async function discardDraft(turn: ListingCommand): Promise<AuditedChange & { detail?: PartnerListingDetail }> {
  const { trx, staff, id, own, at } = turn
  const pending = (await loadPendingChanges(trx, staff.organizationId, [id])).get(id)
  if (pending) await moveChange(trx, pending.id, pending.status, { status: 'undone' })
  const wrote = { action: 'listing.discard' as const }
  if (own.row.status !== 'draft') return wrote
  const detail = await getListingDetail(trx, staff.organizationId, id, at)
  await removeDraft(trx, own.row, staff.organizationId)
  return { ...wrote, detail }
}

/**
 * Confirms that everything is still correct: the listing shows the date, also to other directories (`assured_date`).
 */
async function confirm(turn: ListingCommand): Promise<AuditedChange> {
  const { trx, staff, id, own, at } = turn
  const { day } = await turn.saying()
  const listing = { ...fromRow(own.row), assuredOn: day }
  await writeListing(trx, { before: own.row, listing, partnerDetails: own.care, status: own.row.status }, at)
  await saveConfirmation(trx, staff.organizationId, id, at)
  return { action: 'listing.confirm', after: { assuredOn: day } }
}

async function pause(
  { trx, staff, id, own, at }: ListingCommand,
  { paused, reason, until }: PauseInput,
): Promise<AuditedChange> {
  const { care: partnerDetails } = own
  const isStillFull = partnerDetails.capacity === 'full'
  const cleanedReason = reason && cleanTexts(reason, 200)
  await savePartnerDetails(
    trx,
    staff.organizationId,
    id,
    {
      ...partnerDetails,
      paused,
      pausedReason:
        paused && cleanedReason && (cleanedReason.en !== '' || cleanedReason.es !== '') ? cleanedReason : null,
      fullUntil: paused ? until : isStillFull ? partnerDetails.fullUntil : null,
    },
    at,
  )
  return {
    action: paused ? 'listing.pause' : 'listing.unpause',
    before: { paused: partnerDetails.paused },
    after: { paused, until },
  }
}
