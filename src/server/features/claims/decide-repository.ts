import type { PartnerRole } from '#domain/accounts/roles.ts'
import type { Language } from '#domain/language.ts'
import { composeMail } from '#server/engines/mail/compose.ts'
import type { OutboxRepository } from '#server/engines/mail/outbox-repository.ts'
import { type AuditActor, writeAudit } from '#server/platform/audit/audit-repository.ts'
import { writeHistory } from '#server/platform/audit/review-history-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import type { ClaimRow } from './claim-row.ts'
import { isActiveAt, findOrganizationToJoin } from './joining-repository.ts'
import { addNoticeEmail, type OrganizationFlags, raiseFlags, assignListing } from './welcome-repository.ts'

export interface Invitation {
  email: string
  name: string
  role: PartnerRole
  organizationId: string
  language: Language
}

/** Hooks of other features for a new partner, all in the transaction of the approval. */
export interface DecideDeps {
  outbox: OutboxRepository
  siteUrl: string
  addOrganization(trx: Db, organization: { name: string; isConfidential: boolean }, at: number): Promise<{ id: string }>
  invite(trx: Db, invitation: Invitation, at: number): Promise<{ token: string }>
  /** Assigns the listing and its waiting introductions to the organization. */
  verifyPartner(trx: Db, listingId: string, organizationId: string, at: number): Promise<{ delivered: number }>
}

export interface Approval extends OrganizationFlags {
  callNote: string
}

export function decideRepository(db: Db, deps: DecideDeps) {
  return {
    async find(id: string): Promise<ClaimRow | null> {
      return (await db.selectFrom('claims').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
    },

    approve(id: string, approval: Approval, actor: AuditActor, at: number): Promise<{ delivered: number }> {
      return db.transaction().execute(async (trx) => {
        const claim = await decide(trx, id, { status: 'approved', call_note: approval.callNote }, actor, at)
        await lockListing(trx, claim.listing_id)
        const organizationId = await organizationFor(trx, deps, claim, approval, at)
        await trx.updateTable('claims').set({ organization_id: organizationId }).where('id', '=', id).execute()
        const { listing_id: listingId } = claim
        await assignListing(trx, { listingId, organizationId, isConfidential: approval.isConfidential }, at)
        await welcome(trx, deps, claim, organizationId, at)
        const { delivered } = await deps.verifyPartner(trx, listingId, organizationId, at)
        const { isSensitive, isSupervision, isConfidential } = approval
        const after = { listingId, organizationId, delivered, isSensitive, isSupervision, isConfidential }
        await writeAudit(trx, actor, { action: 'approve', entity: 'claim', entityId: id, after }, at)
        await writeHistory(trx, actor, { queue: 'claims', itemId: id, action: 'approve', ...moved('approved') }, at)
        return { delivered }
      })
    },

    refuse(id: string, reason: string, actor: AuditActor, at: number): Promise<void> {
      return db.transaction().execute(async (trx) => {
        const { listing_name: name, email, language } = await decide(trx, id, { status: 'refused', reason }, actor, at)
        const mail = composeMail('claimRefused', language, { name, reason })
        await deps.outbox.queue(trx, { ...mail, recipient: email }, at)
        await writeAudit(trx, actor, { action: 'refuse', entity: 'claim', entityId: id }, at)
        await writeHistory(
          trx,
          actor,
          { queue: 'claims', itemId: id, action: 'refuse', ...moved('refused'), reason },
          at,
        )
      })
    },
  }
}
export type DecideRepository = ReturnType<typeof decideRepository>

const moved = (status: ClaimRow['status']) => ({ before: { status: 'open' }, after: { status } })

/** Of two reviewers who decide at once, the second gets an error. */
async function decide(
  trx: Db,
  id: string,
  decision: Partial<ClaimRow>,
  actor: AuditActor,
  at: number,
): Promise<ClaimRow> {
  const claim = await trx
    .updateTable('claims')
    .set({ ...decision, decided_by: actor.id, decided_at: at })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returningAll()
    .executeTakeFirst()
  if (claim) return claim
  const existing = await trx.selectFrom('claims').select('id').where('id', '=', id).executeTakeFirst()
  throw existing ? new AppError(409, 'already_decided') : notFound()
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
