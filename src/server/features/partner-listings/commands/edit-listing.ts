import { isDeepStrictEqual } from 'node:util'
import type { ListingFields } from '#contracts/partner-listings.ts'
import { roleIncludes } from '#domain/accounts/roles.ts'
import type { PartnerDetails } from '#domain/partners/partner-details.ts'
import { fromRow } from '#server/engines/directory/rows.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { PartnerStaff } from '#server/platform/http/staff.ts'
import { withFields } from '../apply-fields.ts'
import { addChange, type ChangeRow, moveChange, loadPendingChanges } from '../changes-repository.ts'
import { cleanPartnerDetails, cleanFields } from '../clean-fields.ts'
import { parseAfter } from '../detail-repository.ts'
import {
  completeFacts,
  findChangedNames,
  type FieldName,
  toListingFields,
  isReviewed,
  pickFields,
  type ReplacedParts,
  getReplacedParts,
} from '../fields.ts'
import { savePartnerDetails, writeListing } from '../repository.ts'
import {
  type AuditedChange,
  type ListingCommand,
  type ListingCommandDeps,
  type ListingTarget,
  runListingCommand,
} from './run-listing-command.ts'

interface ListingForm {
  fields: ListingFields
  care: PartnerDetails
}

/** Saves the whole form: fields that need no review go live at once, the rest becomes the listing's single draft. */
export const editListing = (deps: ListingCommandDeps, staff: PartnerStaff, target: ListingTarget, form: ListingForm) =>
  runListingCommand(deps, staff, target, (turn) => saveForm(turn, form))

async function saveForm(turn: ListingCommand, form: ListingForm): Promise<AuditedChange> {
  const { own } = turn
  const cleaned = cleanFields(form.fields)
  const fields = { ...cleaned, facts: completeFacts(toListingFields(fromRow(own.row)).facts, cleaned.facts) }
  const partnerDetails = cleanPartnerDetails(form.care, own.care)
  refuseOpening(turn, partnerDetails)
  const careNames = (Object.keys(partnerDetails) as (keyof PartnerDetails)[]).filter(
    (name) => !isDeepStrictEqual(partnerDetails[name], own.care[name]),
  )
  if (careNames.length > 0)
    await savePartnerDetails(turn.trx, turn.staff.organizationId, turn.id, partnerDetails, turn.at)
  const isHidingChanged = careNames.includes('isConfidential')
  const names =
    own.row.status === 'draft'
      ? await saveDraftListing(turn, fields, partnerDetails)
      : await saveLiveListing(turn, fields, { partnerDetails, isHidingChanged })
  return { action: 'listing.edit', after: { ...names, care: careNames } }
}

/** Only a partner admin may make a confidential address public. */
function refuseOpening({ own, staff }: ListingCommand, partnerDetails: PartnerDetails): void {
  if (!own.care.isConfidential || partnerDetails.isConfidential) return
  if (!roleIncludes(staff.role, 'partner_admin')) throw new AppError(403, 'forbidden')
}

interface Saved {
  live: FieldName[]
  review: FieldName[]
}

async function saveLiveListing(
  turn: ListingCommand,
  fields: ListingFields,
  { partnerDetails, isHidingChanged }: { partnerDetails: PartnerDetails; isHidingChanged: boolean },
): Promise<Saved> {
  const { trx, own, staff, id, at } = turn
  const listing = fromRow(own.row)
  const changed = findChangedNames(toListingFields(listing), fields)
  const review = changed.filter(isReviewed)
  const live = changed.filter((name) => !isReviewed(name))
  const saying = await turn.saying()
  if (live.length > 0 || isHidingChanged) {
    const after = pickFields(fields, live)
    const edited = live.length > 0 ? withFields(listing, after, saying) : listing
    await writeListing(trx, { before: own.row, listing: edited, partnerDetails, status: own.row.status }, at)
    const before = getReplacedParts(listing, edited)
    const change = { listingId: id, organizationId: staff.organizationId, authorId: staff.id, before, after }
    if (live.length > 0) await addChange(trx, { ...change, kind: 'edit', status: 'done' }, at)
  }
  const after = pickFields(fields, review)
  // Applied now, so that an address that cannot be located is reported to the author and not to the reviewer.
  const before = getReplacedParts(listing, withFields(listing, after, saying))
  await keepDraft(turn, 'review', { before, after: review.length > 0 ? after : null })
  return { live, review }
}

/** It is not public yet, so everything may change; the reviewer will see the whole listing. */
async function saveDraftListing(
  turn: ListingCommand,
  fields: ListingFields,
  partnerDetails: PartnerDetails,
): Promise<Saved> {
  const { trx, own, at } = turn
  const listing = fromRow(own.row)
  const changed = findChangedNames(toListingFields(listing), fields)
  const edited = withFields(listing, pickFields(fields, changed), await turn.saying())
  await writeListing(trx, { before: own.row, listing: edited, partnerDetails, status: 'draft' }, at)
  await keepDraft(turn, 'add', { before: null, after: toListingFields(edited) })
  return { live: [], review: changed }
}

/** A change waiting for review is never modified: new text becomes a new change that has to be submitted again. */
async function keepDraft(
  { trx, staff, id, at }: ListingCommand,
  kind: ChangeRow['kind'],
  { before, after }: { before: ReplacedParts | null; after: Partial<ListingFields> | null },
): Promise<void> {
  const { organizationId } = staff
  const pending = (await loadPendingChanges(trx, organizationId, [id])).get(id)
  if (pending && after && isDeepStrictEqual(parseAfter(pending), after)) return
  if (pending && after && pending.status === 'draft') {
    await moveChange(trx, pending.id, 'draft', {
      before: before && JSON.stringify(before),
      after: JSON.stringify(after),
      author_id: staff.id,
      at,
    })
    return
  }
  if (pending) await moveChange(trx, pending.id, pending.status, { status: 'undone' })
  if (!after) return
  await addChange(trx, { listingId: id, organizationId, authorId: staff.id, kind, status: 'draft', before, after }, at)
}
