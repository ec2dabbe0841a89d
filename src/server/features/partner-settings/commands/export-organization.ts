import { partnerExport as english } from '#content/en/server-files.ts'
import { partnerExport as spanish } from '#content/es/server-files.ts'
import { computePartnerStats } from '#domain/partner-analytics/stats.ts'
import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import { runAsOrganization } from '#server/platform/db/as-organization.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { PartnerStaff } from '#server/platform/http/staff.ts'
import { loadOrganizationFile, type OrganizationFile } from '../export-repository.ts'
import { requireSettings } from './save-settings.ts'

/** The export is written to the audit log. */
export async function exportOrganization(db: Db, staff: PartnerStaff, at: number) {
  const { organizationId } = staff
  const file = await runAsOrganization(db, organizationId, async (trx) => {
    const settings = await requireSettings(trx, organizationId)
    const loaded = await loadOrganizationFile(trx, organizationId, settings, at)
    const entry = { action: 'organization.exported', entity: 'organization', entityId: organizationId } as const
    await writeAudit(trx, staff, entry, at)
    return loaded
  })
  return buildExportFile(file, at)
}

const exportTexts = { en: english, es: spanish }

/** The exported file: small counts that could identify a person are hidden, and notices say what the file is. */
function buildExportFile({ isSensitive, counts, ...file }: OrganizationFile, at: number) {
  const { about, hidden, sensitive } = exportTexts[file.settings.language]
  const months = [...new Set(counts.map(({ month }) => month))].toSorted()
  const notices = isSensitive ? [about, hidden, sensitive] : [about, hidden]
  return { exportedAt: new Date(at).toISOString(), notices, ...file, numbers: computePartnerStats(counts, months) }
}
