import { ApiError } from '#client/platform/api/api-error.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { reportListing } from '#contracts/listing-reports.ts'
import type { ListingReport } from '#domain/directory/reports.ts'

/** Limit of the API contract. */
export const longestReportNote = 300

export interface ReportAnswers {
  kind: ListingReport['kind']
  reason: ListingReport['reason'] | null
  note: string
}

/** Text keys for the result of a report. */
export type ReportOutcome = 'thanks' | 'failed' | 'limit' | 'unlisted'

export async function sendReport(resourceId: string, { kind, reason, note }: ReportAnswers): Promise<ReportOutcome> {
  const trimmedNote = note.trim()
  const body = { kind, ...(kind === 'turned_away' && reason && { reason }), ...(trimmedNote && { note: trimmedNote }) }
  try {
    await callApi(reportListing, { params: { id: resourceId }, body })
    return 'thanks'
  } catch (error) {
    reportQuietly('report', error)
    if (!(error instanceof ApiError)) return 'failed'
    if (error.status === 429) return 'limit'
    return error.status === 404 ? 'unlisted' : 'failed'
  }
}
