import { defaultLanguage, type Language } from '#domain/language.ts'
import { isSecondReminderDue, secondReminderAfterMs } from '#domain/introductions/overdue.ts'
import { chooseFreshnessReminder, freshnessDays } from '#domain/partners/partner-details.ts'
import { createPartnerSettings, PartnerSettings } from '#domain/partners/settings.ts'
import type { Db } from '#server/platform/db/database.ts'

const dayMs = 24 * 60 * 60 * 1000

/** An unanswered introduction; `remindedAt` is null before the first reminder. */
export interface UnansweredIntroduction {
  id: string
  remindedAt: number | null
}

/** Introductions that still wait a week after the first reminder. */
export async function findIntroductionsDueAgain(db: Db, now: number): Promise<UnansweredIntroduction[]> {
  const rows = await db
    .selectFrom('warm_introductions')
    .select(['id', 'urgency', 'created_at', 'delivered_at', 'reminded_at'])
    .where('state', 'in', ['sent', 'opened'])
    .where('delivery', '=', 'sent')
    .where('organization_id', 'is not', null)
    .where('erase_at', '>', now)
    .where('reminded_at', '<=', now - secondReminderAfterMs)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.flatMap(({ id, urgency, reminded_at: remindedAt, ...row }) => {
    const sentAt = row.delivered_at ?? row.created_at
    const isDue = remindedAt !== null && isSecondReminderDue({ sentAt, urgency, remindedAt }, now)
    return isDue ? [{ id, remindedAt }] : []
  })
}

export interface StaleListing {
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

/** Grouped by organization, so that one mail covers all of them. */
export async function findStaleListings(db: Db, now: number): Promise<StaleListings[]> {
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
}

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

/** Each address once, in its recipient's language. */
export async function loadFreshnessRecipients(
  trx: Db,
  organizationId: string,
): Promise<{ publicName: string; recipients: Map<string, Language> }> {
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
