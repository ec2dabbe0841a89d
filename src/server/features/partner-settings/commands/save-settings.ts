import { findAwayProblem } from '#domain/partners/away-dates.ts'
import type { PartnerSettings } from '#domain/partners/settings.ts'
import { type AccessNoticeDeps, recordAccessChange } from '#server/engines/mail/access-changes-repository.ts'
import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import { runAsOrganization } from '#server/platform/db/as-organization.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { type PartnerStaff, requireSecondFactor } from '#server/platform/http/staff.ts'
import { findSettings, type SettingsView, writeSettings } from '../repository.ts'
import { partnerExport as english } from '#content/en/server-files.ts'
import { partnerExport as spanish } from '#content/es/server-files.ts'
import { computePartnerStats } from '#domain/partner-analytics/stats.ts'
import { loadOrganizationFile, type OrganizationFile } from '../export-repository.ts'

/** When someone else saved first, nothing is saved and the refusal carries their settings. */
export async function saveSettings(
  { db, ...notices }: AccessNoticeDeps & { db: Db },
  staff: PartnerStaff,
  { version, settings }: Pick<SettingsView, 'settings' | 'version'>,
  at: number,
): Promise<SettingsView> {
  refuseImpossibleAway(settings)
  const { organizationId } = staff
  return runAsOrganization(db, organizationId, async (trx) => {
    const before = await requireSettings(trx, organizationId)
    if (!(await writeSettings(trx, organizationId, { version, settings }, at))) {
      const current = await requireSettings(trx, organizationId)
      throw new AppError(409, 'edited_elsewhere', { marks: { current } })
    }
    const after = { version: version + 1, changed: changedFields(before.settings, settings) }
    if (after.changed.includes('noticeEmails')) {
      // Whoever gets those mails reads what people wrote.
      requireSecondFactor(staff)
      await recordAccessChange(notices, trx, { organizationId, kind: 'notice_emails', actor: staff }, at)
    }
    await writeAudit(trx, staff, { action: 'settings.saved', entity: 'settings', entityId: organizationId, after }, at)
    return { settings, version: version + 1, trackingCode: before.trackingCode }
  })
}

export async function requireSettings(trx: Db, organizationId: string): Promise<SettingsView> {
  const settings = await findSettings(trx, organizationId)
  if (!settings) throw notFound()
  return settings
}

function refuseImpossibleAway({ away }: PartnerSettings): void {
  const problem = away && findAwayProblem(away)
  if (problem) throw new AppError(400, 'away_dates', { fields: [{ path: 'settings.away.until', problem }] })
}

/** Names only: an address someone typed must not be in the log. */
function changedFields(before: PartnerSettings, after: PartnerSettings): string[] {
  const names = Object.keys(after) as (keyof PartnerSettings)[]
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
}

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
