import { useSearchParams } from 'wouter'
import { type DisputedListing, settleReport } from '#contracts/review.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { callStaff } from '#client/state/session/staff-session.ts'
import { FindListing } from './editor/find-listing.tsx'
import { ListingEditor } from './editor/listing-editor.tsx'
import { History } from './history.tsx'
import { PanelState } from './panel-state.tsx'
import { useReports } from './queries.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { ReportList, type ReportDecision } from './report-list.tsx'
import { ResultNotice } from './result-notice.tsx'
import { useReviewActions } from './use-review-actions.ts'

/** Listings with user reports; also any listing, to view and edit. The open listing is in the address. */
export function ReportsPanel() {
  const [params, setParams] = useSearchParams()
  const listing = params.get('listing')
  const handleOpen = (id: string | null) => setParams({ tab: 'reports', ...(id !== null && { listing: id }) })
  if (listing) return <ListingEditor key={listing} id={listing} onClose={() => handleOpen(null)} />
  return (
    <div className="desk-stack">
      <Disputes onOpen={handleOpen} />
      <FindListing onOpen={handleOpen} />
      <History queue="reports" />
    </div>
  )
}

function Disputes({ onOpen }: { onOpen: (listingId: string) => void }) {
  const t = useText('adminReview')
  const reports = useReports()
  const {
    opened,
    open,
    close,
    notice,
    noticeBox: saidBox,
    buttonProps,
    send,
  } = useReviewActions<{
    dispute: DisputedListing
    decision: ReportDecision
  }>()
  const settle = (
    { dispute: { id }, decision }: { dispute: DisputedListing; decision: ReportDecision },
    reason: string,
  ) =>
    send(`${decision} ${id}`, async () => {
      await callStaff(settleReport, { params: { id }, body: { decision, reason } })
      return decision === 'keep' ? t('reports.kept') : t('reports.mendedDone')
    })
  return (
    <PanelState query={reports}>
      {(all) => (
        <>
          <ResultNotice notice={notice} box={saidBox} />
          <ReportList
            reports={all}
            buttonProps={buttonProps}
            onOpen={onOpen}
            onSettle={(dispute, decision) => open({ dispute, decision })}
          />
          <ReasonDialog
            about={opened}
            formatTitle={({ dispute, decision }) => t(`reports.${decision}Title`, { name: dispute.listingName })}
            onClose={close}
            onSend={settle}
            label={t('reports.reason')}
            hint={t('reports.reasonHint')}
            needed={t('needed')}
            send={t('reports.send')}
          />
        </>
      )}
    </PanelState>
  )
}
