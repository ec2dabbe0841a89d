import { createHmac, randomUUID } from 'node:crypto'
import type { Claim } from '#contracts/claims.ts'
import { pendingStates } from '#domain/introductions/states.ts'
import type { Language } from '#domain/language.ts'
import { directoryRepository } from '#server/engines/directory/repository.ts'
import { composeMail } from '#server/engines/mail/compose.ts'
import type { OutboxRepository } from '#server/engines/mail/outbox-repository.ts'
import { type AuditActor, writeAudit } from '#server/platform/audit/audit-repository.ts'
import { deriveKey } from '#server/platform/crypto/keys.ts'
import type { Db } from '#server/platform/db/database.ts'
import { reserveSlot } from '#server/platform/db/rolling-limit.ts'
import type { ClaimRow } from './claim-row.ts'
import { findOrganizationToJoin } from './joining-repository.ts'

const dayMs = 24 * 60 * 60 * 1000
const decidedVisibleMs = 30 * dayMs
const listLimits = { open: 200, decided: 50 }

export interface NewClaim {
  listingId: string
  organizationName: string
  contactName: string
  contactRole: string
  email: string
  phone: string
  language: Language
}

/** User text appears in lists, mails and cards, so it is reduced to one line. */
const line = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

export function claimsRepository(db: Db, { cookieKey, outbox }: { cookieKey: Buffer; outbox: OutboxRepository }) {
  const limitKey = deriveKey(cookieKey, 'limits')

  /** Anyone can enter another person's email: it gets one confirmation a day, however often it is entered. */
  const mayWriteTo = async (trx: Db, email: string) => {
    const hash = createHmac('sha256', limitKey).update(email).digest('hex')
    return (await reserveSlot(trx, { key: `claim-mail:${hash}`, max: 1, windowMs: dayMs })) !== null
  }

  return {
    /** The name in the directory; null when the listing is not public. */
    async listingName(id: string): Promise<string | null> {
      const row = await db
        .selectFrom('listings')
        .select('name')
        .where('id', '=', id)
        .where('status', '=', 'live')
        .executeTakeFirst()
      return row?.name ?? null
    },

    /** Repeating a claim changes nothing while the first one is open. */
    file(claim: NewClaim, listingName: string, at: number): Promise<void> {
      return db.transaction().execute(async (trx) => {
        const { listingId, language } = claim
        const email = claim.email.toLowerCase()
        const filed = await trx
          .insertInto('claims')
          .values({
            id: randomUUID(),
            listing_id: listingId,
            listing_name: listingName,
            email,
            language,
            status: 'open',
            organization_name: line(claim.organizationName),
            contact_name: line(claim.contactName),
            contact_role: line(claim.contactRole),
            phone: line(claim.phone),
            created_at: at,
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst()
        if (!filed || !(await mayWriteTo(trx, email))) return
        const mail = composeMail('claimReceived', language, { name: listingName })
        await outbox.queue(trx, { ...mail, recipient: email }, at)
      })
    },

    /**
     * Open claims oldest first, then recently decided ones. The view is audited, because the list contains people's
     * names.
     */
    async list(actor: AuditActor, now: number): Promise<Claim[]> {
      const open = await db
        .selectFrom('claims')
        .selectAll()
        .where('status', '=', 'open')
        .orderBy('created_at')
        .orderBy('id')
        .limit(listLimits.open)
        .execute()
      const decided = await db
        .selectFrom('claims')
        .selectAll()
        .where('status', '!=', 'open')
        .where('decided_at', '>', now - decidedVisibleMs)
        .orderBy('decided_at', 'desc')
        .orderBy('id')
        .limit(listLimits.decided)
        .execute()
      const rows = [...open, ...decided]
      await writeAudit(db, actor, { action: 'list', entity: 'claim', after: { count: rows.length } }, now)
      return toClaims(db, rows, now)
    },
  }
}
export type ClaimsRepository = ReturnType<typeof claimsRepository>

async function toClaims(db: Db, rows: readonly ClaimRow[], now: number): Promise<Claim[]> {
  const listings = await directoryRepository(db).documents(rows.map((row) => row.listing_id))
  const claims: Claim[] = []
  for (const row of rows) {
    const joined = row.status === 'open' ? await findOrganizationToJoin(db, row) : null
    claims.push({
      id: row.id,
      listingId: row.listing_id,
      listingName: row.listing_name,
      listedPhones: listings.get(row.listing_id)?.listing.phones.map(({ number }) => number) ?? [],
      organizationName: row.organization_name,
      contactName: row.contact_name,
      contactRole: row.contact_role,
      email: row.email,
      phone: row.phone,
      language: row.language,
      status: row.status,
      callNote: row.call_note,
      reason: row.reason,
      createdAt: new Date(row.created_at).toISOString(),
      decidedAt: row.decided_at === null ? null : new Date(row.decided_at).toISOString(),
      waiting: row.status === 'open' ? await waitingFor(db, row.listing_id, now) : 0,
      ...(joined ? { joins: joined.name } : {}),
    })
  }
  return claims
}

/** Introductions that an approval would deliver (T-3.3). */
async function waitingFor(db: Db, listingId: string, now: number): Promise<number> {
  const { n } = await db
    .selectFrom('warm_introductions')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('resource_id', '=', listingId)
    .where('delivery', '=', 'waiting')
    .where('state', 'in', pendingStates)
    .where('erase_at', '>=', now)
    .where('consent_expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return n
}
