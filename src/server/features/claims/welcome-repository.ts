import { defaultPartnerDetails } from '#domain/partners/partner-details.ts'
import { createPartnerSettings, PartnerSettings } from '#domain/partners/settings.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { ClaimRow } from './claim-row.ts'

/** The organization's flags, as a reviewer learned them on the phone (T-3.5). */
export interface OrganizationFlags {
  isSensitive: boolean
  isSupervision: boolean
  isConfidential: boolean
}

/** Flags protect people: a later claim may add one but never removes one. */
export async function raiseFlags(trx: Db, organizationId: string, flags: OrganizationFlags): Promise<void> {
  const raised = {
    ...(flags.isSensitive ? { is_sensitive: 1 as const } : {}),
    ...(flags.isSupervision ? { is_supervision: 1 as const } : {}),
    ...(flags.isConfidential ? { is_confidential_location: 1 as const } : {}),
  }
  if (Object.keys(raised).length === 0) return
  await trx.updateTable('organizations').set(raised).where('id', '=', organizationId).execute()
}

/** From now on this address is notified of introductions. */
export async function addNoticeEmail(
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

export interface ListingAssignment {
  listingId: string
  organizationId: string
  isConfidential: boolean
}

/**
 * A reviewer just talked to them, so the listing counts as confirmed. Details the organization entered itself are kept.
 */
export async function assignListing(
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
