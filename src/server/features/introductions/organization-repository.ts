import { partnerRoles, roleIncludes } from '#domain/accounts/roles.ts'
import { getAnswerDueAt, isOverdue } from '#domain/introductions/overdue.ts'
import { defaultLanguage, type Language } from '#domain/language.ts'
import { getAwayPause, getListingTimeZone } from '#domain/partners/away.ts'
import { createPartnerSettings, PartnerSettings } from '#domain/partners/settings.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { IntroductionRow } from './records.ts'

export interface Organization {
  id: string
  name: string
  isSensitive: boolean
  settings: PartnerSettings
  /** A member has saved the settings since the organization was created. */
  hasSettled: boolean
}

/** The organizations with these ids and their settings for answering. */
async function loadOrganizations(trx: Db, ids: readonly string[]): Promise<Map<string, Organization>> {
  if (ids.length === 0) return new Map()
  const rows = await trx
    .selectFrom('organizations')
    .leftJoin('partner_settings', 'partner_settings.organization_id', 'organizations.id')
    .select([
      'organizations.id',
      'organizations.name',
      'organizations.is_sensitive',
      'organizations.created_at',
      'partner_settings.document',
      'partner_settings.updated_at',
    ])
    .where('organizations.id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, name, is_sensitive, created_at, document, updated_at }) => [
      id,
      {
        id,
        name,
        isSensitive: is_sensitive === 1,
        settings: settingsIn(document, name),
        hasSettled: updated_at !== null && updated_at > created_at,
      },
    ]),
  )
}

export async function loadOrganization(trx: Db, id: string): Promise<Organization> {
  const found = (await loadOrganizations(trx, [id])).get(id)
  if (!found) throw new Error('An introduction names an organization that is not there.')
  return found
}

function settingsIn(document: string | null, name: string): PartnerSettings {
  const read = document === null ? null : PartnerSettings.safeParse(JSON.parse(document))
  return read?.success ? read.data : createPartnerSettings(name, [], defaultLanguage)
}

/** A person or address notified when an introduction arrives. */
export interface Recipient {
  email: string
  language: Language
  /** Null for an address without an account. */
  accountId: string | null
}

const answering = partnerRoles.filter((role) => roleIncludes(role, 'partner_staff'))

/**
 * All recipients without duplicates: accounts that can answer and have email turned on, plus the addresses the
 * organization listed.
 */
export async function listRecipients(trx: Db, organizationId: string): Promise<Recipient[]> {
  const { settings } = await loadOrganization(trx, organizationId)
  const accounts = await trx
    .selectFrom('accounts')
    .select(['id', 'email', 'language'])
    .where('organization_id', '=', organizationId)
    .where('status', '=', 'active')
    .where('notify', '=', 1)
    .where('role', 'in', answering)
    .orderBy('email')
    .execute()
  const found = new Map<string, Recipient>()
  for (const { id, email, language } of accounts) {
    found.set(email.toLowerCase(), { email, language, accountId: id })
  }
  for (const email of settings.noticeEmails) {
    if (found.has(email.toLowerCase())) continue
    found.set(email.toLowerCase(), { email, language: settings.language, accountId: null })
  }
  return [...found.values()]
}

export type DeadlineFacts = Pick<
  IntroductionRow,
  'organization_id' | 'resource_id' | 'urgency' | 'state' | 'created_at' | 'delivered_at'
>

export interface Deadlines {
  dueAt(row: DeadlineFacts): number
  isOverdue(row: DeadlineFacts): boolean
  /** The time zone of the listing. */
  zone(row: Pick<DeadlineFacts, 'resource_id'>): string
  /** The name in the directory; the name sent by a visitor's page is not trusted. */
  placeName(row: Pick<DeadlineFacts, 'resource_id'>): string | null
}

/** When answers are due: by urgency, from the time of delivery, excluding the time the organization is away. */
export async function loadDeadlines(trx: Db, rows: readonly DeadlineFacts[], now: number): Promise<Deadlines> {
  const organizations = await loadOrganizations(trx, distinct(rows.flatMap((row) => row.organization_id ?? [])))
  const listings = await loadListings(trx, distinct(rows.map((row) => row.resource_id)))
  const zone: Deadlines['zone'] = (row) => getListingTimeZone(listings.get(row.resource_id)?.state ?? null)
  const clock = (row: DeadlineFacts) => {
    const settings = organizations.get(row.organization_id ?? '')?.settings
    const pause = settings ? getAwayPause(settings, zone(row)) : null
    return { state: row.state, sentAt: row.delivered_at ?? row.created_at, urgency: row.urgency, pause }
  }
  return {
    zone,
    placeName: (row) => listings.get(row.resource_id)?.name ?? null,
    dueAt(row) {
      const { sentAt, urgency, pause } = clock(row)
      return getAnswerDueAt(sentAt, urgency, pause)
    },
    isOverdue: (row) => isOverdue(clock(row), now),
  }
}

const distinct = (ids: readonly string[]) => [...new Set(ids)]

async function loadListings(
  trx: Db,
  ids: readonly string[],
): Promise<Map<string, { name: string; state: string | null }>> {
  if (ids.length === 0) return new Map()
  const rows = await trx.selectFrom('listings').select(['id', 'name', 'state']).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}
