import { partnerExport as english } from '#content/en/partner-export.ts'
import { partnerExport as spanish } from '#content/es/partner-export.ts'
import { computePartnerStats } from '#domain/partner-analytics/stats.ts'
import type { OrganizationFile } from './export-repository.ts'

const exportTexts = { en: english, es: spanish }

/** The exported file: small counts that could identify a person are hidden, and notices say what the file is. */
export function buildExportFile({ isSensitive, counts, ...file }: OrganizationFile, at: number) {
  const { about, hidden, sensitive } = exportTexts[file.settings.language]
  const months = [...new Set(counts.map(({ month }) => month))].toSorted()
  const notices = isSensitive ? [about, hidden, sensitive] : [about, hidden]
  return { exportedAt: new Date(at).toISOString(), notices, ...file, numbers: computePartnerStats(counts, months) }
}
