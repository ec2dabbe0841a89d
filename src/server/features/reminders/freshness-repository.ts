import { defaultLanguage, type Language } from '#domain/language.ts'
import { freshnessDays } from '#domain/partners/partner-details.ts'
import { createPartnerSettings, PartnerSettings } from '#domain/partners/settings.ts'
import { chooseFreshnessReminder } from '#domain/reminders.ts'
import { composeMail } from '#server/engines/mail/compose.ts'
import type { OutboxRepository } from '#server/engines/mail/outbox-repository.ts'
import type { Db } from '#server/platform/db/database.ts'

const dayMs = 24 * 60 * 60 * 1000

interface StaleListing {
  id: string
  name: string
  confirmedAt: number
  remindedDays: number
}

/** An organization's listings that were not confirmed for this many days. */
export interface StaleListings {
  organizationId: string
  days: number
  listings: StaleListing[]
}

export function freshnessRepository(db: Db, { outbox, siteUrl }: { outbox: OutboxRepository; siteUrl: string }) {
  const link = `${siteUrl}/partner-portal/resources`
  return {
    /** Grouped by organization, so that one mail covers all of them. */
    async stale(now: number): Promise<StaleListings[]> {
      const found = new Map<string, StaleListings>()
      for (const { id, name, organization_id: organizationId, ...row } of await longUnconfirmed(db, now)) {
        const { confirmed_at: confirmedAt, reminded_days: remindedDays } = row
        const days = chooseFreshnessReminder({ confirmedAt, remindedDays }, now)
        if (days === null || confirmedAt === null) continue
        const key = `${organizationId} ${days}`
        const group = found.get(key) ?? { organizationId, days, listings: [] }
        group.listings.push({ id, name, confirmedAt, remindedDays })
        found.set(key, group)
      }
      return [...found.values()]
    },

    /** Asks the partner admins to check the listings; false when nothing is due anymore or there is no recipient. */
    askToConfirm({ organizationId, days, listings }: StaleListings, at: number): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const names: string[] = []
        for (const listing of listings) {
          if (await markReminded(trx, organizationId, listing, days)) names.push(listing.name)
        }
        if (names.length === 0) return false
        const { publicName, recipients } = await inCharge(trx, organizationId)
        const name = names.length === 1 ? names.join() : publicName
        for (const [recipient, language] of recipients) {
          await outbox.queue(trx, { ...composeMail('freshness', language, { name, days, link }), recipient }, at)
        }
        return recipients.size > 0
      })
    },
  }
}
export type FreshnessRepository = ReturnType<typeof freshnessRepository>

const longUnconfirmed = (db: Db, now: number) =>
  db
    .selectFrom('listing_care')
    .innerJoin('organizations', 'organizations.id', 'listing_care.organization_id')
    .innerJoin('listings', 'listings.id', 'listing_care.listing_id')
    .select(['listings.id', 'listings.name', 'listing_care.organization_id', 'confirmed_at', 'reminded_days'])
    .where('confirmed_at', '<=', now - freshnessDays.firstReminder * dayMs)
    .where('reminded_days', '<', freshnessDays.secondReminder)
    .where('listings.status', '=', 'live')
    .where('organizations.removed_at', 'is', null)
    .orderBy('listings.name')
    .orderBy('listings.id')
    .execute()

/** False when it was confirmed or a reminder was sent in the meantime. */
async function markReminded(
  trx: Db,
  organizationId: string,
  { id, confirmedAt, remindedDays }: StaleListing,
  days: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('listing_care')
    .set({ reminded_days: days })
    .where('listing_id', '=', id)
    .where('organization_id', '=', organizationId)
    .where('confirmed_at', '=', confirmedAt)
    .where('reminded_days', '=', remindedDays)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Each address once, in its recipient's language. */
async function inCharge(trx: Db, organizationId: string) {
  const organization = await trx
    .selectFrom('organizations')
    .leftJoin('partner_settings', 'partner_settings.organization_id', 'organizations.id')
    .select(['organizations.name', 'document'])
    .where('organizations.id', '=', organizationId)
    .executeTakeFirstOrThrow()
  const settings =
    organization.document === null
      ? createPartnerSettings(organization.name, [], defaultLanguage)
      : PartnerSettings.parse(JSON.parse(organization.document))
  const admins = await trx
    .selectFrom('accounts')
    .select(['email', 'language'])
    .where('organization_id', '=', organizationId)
    .where('role', '=', 'partner_admin')
    .where('status', '=', 'active')
    .orderBy('email')
    .execute()
  const recipients = new Map<string, Language>(admins.map(({ email, language }) => [email.toLowerCase(), language]))
  for (const email of settings.noticeEmails) {
    if (!recipients.has(email.toLowerCase())) recipients.set(email.toLowerCase(), settings.language)
  }
  return { publicName: settings.publicName, recipients }
}
