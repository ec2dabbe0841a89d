import * as z from 'zod/mini'
import { createPartnerSettings, PartnerSettings } from '#domain/partners/settings.ts'
import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import { runAsOrganization } from '#server/platform/db/as-organization.ts'
import type { Db } from '#server/platform/db/database.ts'
import { notFound } from '#server/platform/http/app-error.ts'
import type { PartnerStaff } from '#server/platform/http/staff.ts'

export interface SettingsView {
  settings: PartnerSettings
  /** 0 until the first change. */
  version: number
  trackingCode: string
}

export interface SavedSettings extends SettingsView {
  /** Someone else saved first: these are their settings, and nothing was saved. */
  isStale: boolean
}

export function partnerSettingsRepository(db: Db) {
  return {
    show: (organizationId: string): Promise<SettingsView> =>
      runAsOrganization(db, organizationId, (trx) => readSettings(trx, organizationId)),

    save(
      staff: PartnerStaff,
      { version, settings }: Pick<SettingsView, 'settings' | 'version'>,
      at: number,
    ): Promise<SavedSettings> {
      const { organizationId } = staff
      return runAsOrganization(db, organizationId, async (trx) => {
        const before = await readSettings(trx, organizationId)
        const isSaved = await write(trx, organizationId, { version, settings }, at)
        if (!isSaved) return { ...(await readSettings(trx, organizationId)), isStale: true }
        const changed = changedFields(before.settings, settings)
        await writeAudit(
          trx,
          staff,
          {
            action: 'settings.saved',
            entity: 'settings',
            entityId: organizationId,
            after: { version: version + 1, changed },
          },
          at,
        )
        return { settings, version: version + 1, trackingCode: before.trackingCode, isStale: false }
      })
    },
  }
}
export type PartnerSettingsRepository = ReturnType<typeof partnerSettingsRepository>

export async function readSettings(trx: Db, organizationId: string): Promise<SettingsView> {
  const organization = await trx
    .selectFrom('organizations')
    .select(['name', 'tracking_code'])
    .where('id', '=', organizationId)
    .executeTakeFirst()
  if (!organization) throw notFound()
  const row = await trx
    .selectFrom('partner_settings')
    .select(['document', 'version'])
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()
  return {
    settings: row
      ? z.parse(PartnerSettings, JSON.parse(row.document))
      : createPartnerSettings(organization.name, [], 'en'),
    version: row?.version ?? 0,
    trackingCode: organization.tracking_code,
  }
}

/** False when the version is no longer the newest, so that one of two concurrent saves is rejected. */
async function write(
  trx: Db,
  organizationId: string,
  { version, settings }: Pick<SettingsView, 'settings' | 'version'>,
  at: number,
): Promise<boolean> {
  const row = { document: JSON.stringify(settings), version: version + 1, updated_at: at }
  if (version === 0) {
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('partner_settings')
      .values({ organization_id: organizationId, ...row })
      .onConflict((conflict) => conflict.column('organization_id').doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows > 0n
  }
  const { numUpdatedRows } = await trx
    .updateTable('partner_settings')
    .set(row)
    .where('organization_id', '=', organizationId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Names only: an address someone typed must not be in the log. */
function changedFields(before: PartnerSettings, after: PartnerSettings): string[] {
  const names = Object.keys(after) as (keyof PartnerSettings)[]
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
}
