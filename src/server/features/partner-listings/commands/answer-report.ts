import {
  isDisputedFact,
  canPartnerResolve,
  resolvesReport,
  isResolvedByPartnerDetails,
} from '#domain/partners/report-answers.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import type { PartnerStaff } from '#server/platform/http/staff.ts'
import { loadHistory } from '../changes-repository.ts'
import { cleanTexts } from '../clean-fields.ts'
import { parseAfter } from '../detail-repository.ts'
import { listFieldNames } from '../fields.ts'
import { loadReports, saveAnswer } from '../reports-repository.ts'
import {
  type AuditedChange,
  type ListingCommand,
  type ListingCommandDeps,
  type ListingTarget,
  runListingCommand,
} from './run-listing-command.ts'

interface ReportAnswerInput {
  fact: string
  verdict: 'accept' | 'explain'
  note: string
}

/**
 * Accepting a report requires that the listing changed since; otherwise it is rejected. An explanation settles facts
 * only the organization can know; “turned away” reports stay on the card and go to a reviewer (`canPartnerResolve`).
 */
export const answerReport = (
  deps: ListingCommandDeps,
  staff: PartnerStaff,
  target: ListingTarget,
  answer: ReportAnswerInput,
) => runListingCommand(deps, staff, target, (turn) => saveVerdict(turn, answer))

async function saveVerdict(
  { trx, staff, id, own, at }: ListingCommand,
  { fact, verdict, note }: ReportAnswerInput,
): Promise<AuditedChange> {
  const factReports = (await loadReports(trx, id)).find((entry) => entry.fact === fact)
  if (!factReports || !isDisputedFact(fact)) throw notFound()
  const since = (await loadHistory(trx, staff.organizationId, id)).filter(
    (row) => row.status === 'done' && (row.decided_at ?? row.at) >= factReports.lastAt,
  )
  const isMended =
    since.some((row) => resolvesReport(fact, listFieldNames(parseAfter(row)))) ||
    (isResolvedByPartnerDetails(fact) && (own.careUpdatedAt ?? 0) >= factReports.lastAt)
  if (verdict === 'accept' && !isMended) throw new AppError(409, 'mend_first')
  const isSettled = verdict === 'accept' || canPartnerResolve(fact)
  const { reports, lastAt } = factReports
  const words = cleanTexts({ en: note, es: '' }, 500).en
  await saveAnswer(trx, { listingId: id, fact, verdict, note: words, isSettled, reports, lastAt }, at)
  return { action: 'listing.report_answered', after: { fact, verdict, isSettled } }
}
