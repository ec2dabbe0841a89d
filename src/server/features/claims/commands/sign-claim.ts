import { dialPhone, isOnFile } from '#domain/claims/call-back.ts'
import { isSamePerson } from '#domain/review/is-same-person.ts'
import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import { isOrigin, loadTraces } from '#server/platform/audit/refuse-own-item.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Staff } from '#server/platform/http/staff.ts'
import { type ClaimRow, findNumberEditors, isFromSuggestion, type Signature } from '../repository.ts'

/** The organization's flags, as a reviewer learned them on the phone (T-3.5). */
export interface OrganizationFlags {
  isSensitive: boolean
  isSupervision: boolean
  isConfidential: boolean
}

export interface Approval extends OrganizationFlags {
  calledNumber: string
  /** The numbers on file. */
  listedNumbers: readonly string[]
  callNote: string
}

/** On file, and put there by neither the reviewer nor the claimant: a planted number proves nothing (T-3.4). */
export async function isCallOnFile(
  trx: Db,
  { listing_id: listingId, email, contact_name: name, filed_by: filedBy }: ClaimRow,
  { calledNumber, listedNumbers }: Approval,
  actor: Staff,
): Promise<boolean> {
  if (!isOnFile(calledNumber, listedNumbers)) return false
  // Whoever claims it may have told of it.
  if (await isFromSuggestion(trx, listingId)) return false
  const editors = await findNumberEditors(trx, listingId, dialPhone(calledNumber))
  if (await isOrigin(trx, actor, editors)) return false
  if (filedBy !== null && editors.accountIds.includes(filedBy)) return false
  const people = [...editors.people, ...(await loadTraces(trx, editors.accountIds))]
  return !people.some((person) => isSamePerson(person, { email, name }))
}

interface SignedClaim {
  claim: ClaimRow
  signed: readonly Signature[]
  approval: Approval
  actor: Staff
}

/** True when it was signed by somebody else before, so that two people stand for it now. */
export async function signClaim(
  trx: Db,
  { claim, signed, approval, actor }: SignedClaim,
  at: number,
): Promise<boolean> {
  const self = await loadTraces(trx, [actor.id])
  const isSigner = signed.some(
    ({ account_id: id, email, name }) =>
      id === actor.id || self.some((person) => isSamePerson(person, { email: email ?? '', name: name ?? '' })),
  )
  if (isSigner) throw new AppError(409, 'already_signed')
  if (signed.length > 0) return true
  await trx
    .insertInto('claim_signatures')
    .values({
      claim_id: claim.id,
      account_id: actor.id,
      at,
      call_note: approval.callNote,
      is_sensitive: approval.isSensitive ? 1 : 0,
      is_supervision: approval.isSupervision ? 1 : 0,
      is_confidential: approval.isConfidential ? 1 : 0,
    })
    .execute()
  await writeAudit(trx, actor, { action: 'sign', entity: 'claim', entityId: claim.id }, at)
  return false
}

/** Flags protect people: one that either of them learned of counts. */
export const mergeFlags = (approval: OrganizationFlags, signed: readonly Signature[]): OrganizationFlags => ({
  isSensitive: approval.isSensitive || signed.some((signature) => signature.is_sensitive === 1),
  isSupervision: approval.isSupervision || signed.some((signature) => signature.is_supervision === 1),
  isConfidential: approval.isConfidential || signed.some((signature) => signature.is_confidential === 1),
})
