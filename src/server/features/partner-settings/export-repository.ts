import * as z from 'zod/mini'
import type { PartnerAuditEntry, ReplyTemplate } from '#contracts/partner-settings.ts'
import type { Role } from '#domain/accounts/roles.ts'
import type { MonthCount } from '#domain/partner-analytics/stats.ts'
import { defaultPartnerDetails, PartnerDetails } from '#domain/partners/partner-details.ts'
import type { PartnerSettings } from '#domain/partners/settings.ts'
import type { Db } from '#server/platform/db/database.ts'
import { listAuditSince } from './audit-view-repository.ts'
import { readTemplates, type SettingsView } from './repository.ts'

const yearMs = 365 * 24 * 60 * 60 * 1000

/** All data of one organization. None of it comes from a table with visitor data. */
export interface OrganizationFile {
  isSensitive: boolean
  settings: PartnerSettings
  trackingCode: string
  templates: ReplyTemplate[]
  listings: { id: string; name: string | null; care: PartnerDetails }[]
  people: { name: string; email: string; role: Role; status: string }[]
  counts: MonthCount[]
  audit: PartnerAuditEntry[]
}

export async function loadOrganizationFile(
  trx: Db,
  organizationId: string,
  { settings, trackingCode }: SettingsView,
  at: number,
): Promise<OrganizationFile> {
  const { templates } = await readTemplates(trx, organizationId)
  return {
    isSensitive: await isSensitive(trx, organizationId),
    settings,
    trackingCode,
    templates,
    listings: await loadListings(trx, organizationId),
    people: await trx
      .selectFrom('accounts')
      .select(['name', 'email', 'role', 'status'])
      .where('organization_id', '=', organizationId)
      .orderBy('name')
      .orderBy('id')
      .execute(),
    counts: await trx
      .selectFrom('partner_counts')
      .select(['month', 'key', 'n'])
      .where('organization_id', '=', organizationId)
      .orderBy('month')
      .orderBy('key')
      .execute(),
    audit: await listAuditSince(trx, organizationId, at - yearMs),
  }
}

async function isSensitive(trx: Db, organizationId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('organizations')
    .select('is_sensitive')
    .where('id', '=', organizationId)
    .executeTakeFirst()
  return row?.is_sensitive === 1
}

async function loadListings(trx: Db, organizationId: string): Promise<OrganizationFile['listings']> {
  const rows = await trx
    .selectFrom('partner_listings')
    .leftJoin('listings', 'listings.id', 'partner_listings.listing_id')
    .leftJoin('listing_care', (join) =>
      join
        .onRef('listing_care.listing_id', '=', 'partner_listings.listing_id')
        .onRef('listing_care.organization_id', '=', 'partner_listings.organization_id'),
    )
    .select(['partner_listings.listing_id as id', 'listings.name', 'listing_care.document'])
    .where('partner_listings.organization_id', '=', organizationId)
    .orderBy('partner_listings.listing_id')
    .execute()
  return rows.map(({ id, name, document }) => ({
    id,
    name,
    care: document === null ? defaultPartnerDetails : z.parse(PartnerDetails, JSON.parse(document)),
  }))
}
