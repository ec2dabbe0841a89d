import type { PartnerRole } from '#domain/accounts/roles.ts'
import type { Language } from '#domain/language.ts'
import { defaultPartnerDetails } from '#domain/partners/partner-details.ts'
import { createPartnerSettings, PartnerSettings } from '#domain/partners/settings.ts'
import { composeMail } from '#server/engines/mail/compose.ts'
import type { OutboxRepository } from '#server/engines/mail/outbox-repository.ts'
import { recordAccessChange } from '#server/engines/mail/access-changes-repository.ts'
import { type AuditActor, writeAudit } from '#server/platform/audit/audit-repository.ts'
import { writeHistory } from '#server/platform/audit/review-history-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { refuseOwnItem } from '#server/platform/audit/refuse-own-item.ts'
import type { Staff } from '#server/platform/http/staff.ts'
import { findHolder, findOrganizationToJoin, type ClaimRow, loadSignatures, type Signature } from '../repository.ts'
import { askAboutOthers, isHolderSilent } from './ask-holder.ts'
import { type Approval, isCallOnFile, mergeFlags, type OrganizationFlags, signClaim } from './sign-claim.ts'

export interface Invitation {
  email: string
  name: string
  role: PartnerRole
  organizationId: string
  language: Language
}

/** Hooks of other features for a new partner, all in the transaction of the approval. */
export interface DecideDeps {
  db: Db
  outbox: OutboxRepository
  siteUrl: string
  addOrganization(trx: Db, organization: { name: string; isConfidential: boolean }, at: number): Promise<{ id: string }>
  invite(trx: Db, invitation: Invitation, at: number): Promise<{ token: string }>
  /** Assigns the listing and its waiting introductions to the organization. */
  verifyPartner(trx: Db, listingId: string, organizationId: string, at: number): Promise<{ delivered: number }>
}

/** `signed`: it waits for a second signature. `holder_decides`: the organization that has the listing was asked. */
type ApprovalResult = { outcome: 'approved'; delivered: number } | { outcome: 'signed' | 'holder_decides' }

/**
 * One person suffices where the number on file was called and nobody has the listing yet; otherwise two sign, and while
 * an organization that has the listing may still answer, nobody does (T-3.4).
 */
export function approveClaim(
  deps: DecideDeps,
  id: string,
  approval: Approval,
  actor: Staff,
  at: number,
): Promise<ApprovalResult> {
  return deps.db.transaction().execute(async (trx) => {
    // The listing first: whoever approves another claim of it holds it too, and then asks about this one.
    await lockListing(trx, await findClaimedListing(trx, id))
    const claim = await holdOpenClaim(trx, id)
    // A key is a program: nobody could say who signed.
    if (actor.kind !== 'account') throw new AppError(409, 'person_needed')
    await refuseOwnItem(trx, actor, { queue: 'claims', id })
    const holder = await findHolder(trx, claim.listing_id)
    if (holder && !(await isHolderSilent(trx, deps, claim, at))) return { outcome: 'holder_decides' }
    const signed = await loadSignatures(trx, id)
    const needsTwo = holder !== null || !(await isCallOnFile(trx, claim, approval, actor))
    if (needsTwo && !(await signClaim(trx, { claim, signed, approval, actor }, at))) return { outcome: 'signed' }
    return { outcome: 'approved', delivered: await grant(trx, deps, { claim, approval, signed, actor }, at) }
  })
}

interface Granted {
  claim: ClaimRow
  approval: Approval
  /** Signatures before this one. */
  signed: readonly Signature[]
  actor: Staff
}

async function grant(
  trx: Db,
  deps: DecideDeps,
  { claim, approval, signed, actor }: Granted,
  at: number,
): Promise<number> {
  const { id, listing_id: listingId, email } = claim
  const flags = mergeFlags(approval, signed)
  const callNote = [...signed.map((signature) => signature.call_note), approval.callNote].join('\n')
  await decide(trx, id, { status: 'approved', call_note: callNote }, actor, at)
  const organizationId = await organizationFor(trx, deps, claim, flags, at)
  await trx.updateTable('claims').set({ organization_id: organizationId }).where('id', '=', id).execute()
  await assignListing(trx, { listingId, organizationId, isConfidential: flags.isConfidential }, at)
  const access = {
    organizationId,
    kind: 'claim_granted',
    actor,
    subject: email,
    role: 'partner_admin',
    listingId,
  } as const
  await recordAccessChange(deps, trx, access, at)
  await welcome(trx, deps, claim, organizationId, at)
  const { delivered } = await deps.verifyPartner(trx, listingId, organizationId, at)
  await askAboutOthers(trx, deps, listingId, at)
  const after = { listingId, organizationId, delivered, ...flags, signatures: signed.length + 1 }
  await writeAudit(trx, actor, { action: 'approve', entity: 'claim', entityId: id, after }, at)
  await writeHistory(trx, actor, { queue: 'claims', itemId: id, action: 'approve', ...moved('approved') }, at)
  return delivered
}

export function refuseClaim(
  { db, outbox }: Pick<DecideDeps, 'db' | 'outbox'>,
  id: string,
  reason: string,
  actor: Staff,
  at: number,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { listing_name: name, email, language } = await holdOpenClaim(trx, id)
    await refuseOwnItem(trx, actor, { queue: 'claims', id })
    await decide(trx, id, { status: 'refused', reason }, actor, at)
    const mail = composeMail('claimRefused', language, { name, reason })
    await outbox.queue(trx, { ...mail, recipient: email }, at)
    await writeAudit(trx, actor, { action: 'refuse', entity: 'claim', entityId: id }, at)
    const entry = { queue: 'claims', itemId: id, action: 'refuse', ...moved('refused'), reason } as const
    await writeHistory(trx, actor, entry, at)
  })
}

const moved = (status: ClaimRow['status']) => ({ before: { status: 'open' }, after: { status } })

/** Of two people who decide at once, the second waits here and then gets an error. */
export async function holdOpenClaim(trx: Db, id: string): Promise<ClaimRow> {
  const claim = await trx
    .updateTable('claims')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returningAll()
    .executeTakeFirst()
  if (claim) return claim
  const existing = await trx.selectFrom('claims').select('id').where('id', '=', id).executeTakeFirst()
  throw existing ? new AppError(409, 'already_decided') : notFound()
}

async function findClaimedListing(trx: Db, id: string): Promise<string> {
  const claim = await trx.selectFrom('claims').select('listing_id').where('id', '=', id).executeTakeFirst()
  if (!claim) throw notFound()
  return claim.listing_id
}

async function decide(trx: Db, id: string, decision: Partial<ClaimRow>, actor: AuditActor, at: number): Promise<void> {
  const decided = { ...decision, decided_by: actor.id, decided_at: at }
  await trx.updateTable('claims').set(decided).where('id', '=', id).execute()
}

/**
 * Two claims for one listing must not create two organizations, and a listing removed in the meantime cannot be
 * claimed.
 */
async function lockListing(trx: Db, id: string): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('listings')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('id', '=', id)
    .where('status', '=', 'live')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new AppError(409, 'conflict')
}

async function organizationFor(
  trx: Db,
  { addOrganization }: DecideDeps,
  claim: ClaimRow,
  flags: OrganizationFlags,
  at: number,
): Promise<string> {
  const { isConfidential } = flags
  const joined = await findOrganizationToJoin(trx, claim)
  const { id } = joined ?? (await addOrganization(trx, { name: claim.organization_name, isConfidential }, at))
  await raiseFlags(trx, id, flags)
  await addNoticeEmail(trx, id, claim, at)
  return id
}

/** From now on the claimant may answer by the links in mail; creating an account is optional. */
async function welcome(
  trx: Db,
  { outbox, siteUrl, invite }: DecideDeps,
  claim: ClaimRow,
  organizationId: string,
  at: number,
): Promise<void> {
  const { listing_name: name, contact_name: contactName, email, language } = claim
  const send = (kind: 'claimApproved' | 'claimAdded', link: string) =>
    outbox.queue(trx, { ...composeMail(kind, language, { name, link }), recipient: email }, at)
  if (await isActiveAt(trx, organizationId, email)) {
    await send('claimAdded', `${siteUrl}/partner-portal`)
    return
  }
  const { token } = await invite(trx, { email, name: contactName, role: 'partner_admin', organizationId, language }, at)
  await send('claimApproved', `${siteUrl}/partner-portal#invitation=${token}`)
}

/** A person who can already sign in there needs no invitation. */
async function isActiveAt(trx: Db, organizationId: string, email: string): Promise<boolean> {
  const row = await trx
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .where('organization_id', '=', organizationId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row !== undefined
}

/** Flags protect people: a later claim may add one but never removes one. */
async function raiseFlags(trx: Db, organizationId: string, flags: OrganizationFlags): Promise<void> {
  const raised = {
    ...(flags.isSensitive ? { is_sensitive: 1 as const } : {}),
    ...(flags.isSupervision ? { is_supervision: 1 as const } : {}),
    ...(flags.isConfidential ? { is_confidential_location: 1 as const } : {}),
  }
  if (Object.keys(raised).length === 0) return
  await trx.updateTable('organizations').set(raised).where('id', '=', organizationId).execute()
}

/** From now on this address is notified of introductions. */
async function addNoticeEmail(
  trx: Db,
  organizationId: string,
  { organization_name: name, email, language }: ClaimRow,
  at: number,
): Promise<void> {
  const row = await trx
    .selectFrom('partner_settings')
    .select(['document', 'version'])
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()
  if (!row) {
    const document = JSON.stringify(createPartnerSettings(name, [email], language))
    await trx
      .insertInto('partner_settings')
      .values({ organization_id: organizationId, document, version: 1, updated_at: at })
      .execute()
    return
  }
  const settings = PartnerSettings.parse(JSON.parse(row.document))
  if (settings.noticeEmails.some((noticeEmail) => noticeEmail.toLowerCase() === email)) return
  const longer = PartnerSettings.safeParse({ ...settings, noticeEmails: [...settings.noticeEmails, email] })
  // Their list is full: they chose those addresses, and a new account is notified anyway.
  if (!longer.success) return
  await trx
    .updateTable('partner_settings')
    .set({ document: JSON.stringify(longer.data), version: row.version + 1, updated_at: at })
    .where('organization_id', '=', organizationId)
    .execute()
}

interface ListingAssignment {
  listingId: string
  organizationId: string
  isConfidential: boolean
}

/**
 * A reviewer just talked to them, so the listing counts as confirmed. Details the organization entered itself are kept.
 */
async function assignListing(
  trx: Db,
  { listingId, organizationId, isConfidential }: ListingAssignment,
  at: number,
): Promise<void> {
  const detailsRow = {
    organization_id: organizationId,
    document: JSON.stringify({ ...defaultPartnerDetails, isConfidential }),
    paused: 0 as const,
    confirmed_at: at,
    reminded_days: 0,
    version: 1,
    updated_at: at,
  }
  await trx
    .insertInto('listing_care')
    .values({ listing_id: listingId, ...detailsRow })
    .onConflict((conflict) =>
      conflict.column('listing_id').doUpdateSet(detailsRow).where('listing_care.organization_id', '!=', organizationId),
    )
    .execute()
}
