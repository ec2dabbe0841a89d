import { createHmac, randomUUID } from 'node:crypto'
import type { Language } from '#domain/language.ts'
import { composeMail } from '#server/engines/mail/compose.ts'
import type { OutboxRepository } from '#server/engines/mail/outbox-repository.ts'
import { deriveKey } from '#server/platform/crypto/keys.ts'
import type { Db } from '#server/platform/db/database.ts'
import { reserveSlot } from '#server/platform/db/rolling-limit.ts'
import { askHolder } from './ask-holder.ts'

const dayMs = 24 * 60 * 60 * 1000

export interface NewClaim {
  listingId: string
  organizationName: string
  contactName: string
  contactRole: string
  email: string
  phone: string
  language: Language
  /** The account that is signed in in the same browser. */
  filedBy: string | null
}

export interface FileClaimDeps {
  db: Db
  dataKey: Buffer
  outbox: OutboxRepository
  siteUrl: string
}

/** Repeating a claim changes nothing while the first one is open. */
export function fileClaim(
  { db, dataKey, outbox, siteUrl }: FileClaimDeps,
  claim: NewClaim,
  listingName: string,
  at: number,
): Promise<void> {
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
        filed_by: claim.filedBy,
        created_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (filed) await askHolder(trx, { outbox, siteUrl }, filed, at)
    if (!filed || !(await mayWriteTo(trx, dataKey, email))) return
    const mail = composeMail('claimReceived', language, { name: listingName })
    await outbox.queue(trx, { ...mail, recipient: email }, at)
  })
}

/** User text appears in lists, mails and cards, so it is reduced to one line. */
const line = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** Anyone can enter another person's email: it gets one confirmation a day, however often it is entered. */
async function mayWriteTo(trx: Db, dataKey: Buffer, email: string): Promise<boolean> {
  const hash = createHmac('sha256', deriveKey(dataKey, 'limits')).update(email).digest('hex')
  return (await reserveSlot(trx, { key: `claim-mail:${hash}`, max: 1, windowMs: dayMs })) !== null
}
