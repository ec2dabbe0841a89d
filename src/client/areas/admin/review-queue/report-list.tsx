import type { DisputedListing } from '#contracts/review.ts'
import { useCountyNames } from '#client/features/listing-changes/county-names.ts'
import { fieldOrder } from '#client/features/listing-changes/listing-values.ts'
import { useFieldTexts } from '#client/features/listing-changes/use-field-texts.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import type { ReviewActions } from './use-review-actions.ts'

export type ReportDecision = 'keep' | 'mended'

interface ReportListProps {
  reports: readonly DisputedListing[]
  buttonProps: ReviewActions<unknown>['buttonProps']
  onSettle: (dispute: DisputedListing, decision: ReportDecision) => void
  onOpen: (listingId: string) => void
}

export function ReportList({ reports, ...actions }: ReportListProps) {
  const t = useText('adminReview')
  if (reports.length === 0) return <EmptyState title={t('reports.empty')}>{t('reports.emptyText')}</EmptyState>
  return (
    <ul className="desk-list" aria-label={t('reports.list')}>
      {reports.map((dispute) => (
        <li key={dispute.id}>
          <ReportCard dispute={dispute} {...actions} />
        </li>
      ))}
    </ul>
  )
}

type ReportCardProps = Omit<ReportListProps, 'reports'> & { dispute: DisputedListing }

function ReportCard({ dispute, buttonProps, onSettle, onOpen }: ReportCardProps) {
  const t = useText('adminReview')
  const listings = useText('partnerListings')
  const { day } = useMoments()
  const { id, listingId, city, state, answer } = dispute
  const isGone = dispute.listingName === ''
  const name = isGone ? t('reports.gone') : dispute.listingName
  return (
    <Card as="article" className="desk-stack">
      <div className="desk-head">
        <h2>{t('reports.heading', { name, fact: listings(`reports.facts.${dispute.fact}`) })}</h2>
        <Badge tone={dispute.isLive ? 'coral' : 'plain'}>
          {dispute.isLive ? t('reports.differ') : t('reports.notLive')}
        </Badge>
      </div>
      <p className="desk-quiet">
        {[[city, state].filter(Boolean).join(', '), t('reports.since', { date: day(dispute.openedAt) })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {!isGone && <Current current={dispute.current} />}
      <ReportLines reports={dispute.reports} />
      {answer && (
        <div>
          <h3>{t('reports.answer')}</h3>
          <p className="desk-long">
            {t(`reports.verdicts.${answer.verdict}`)} {answer.note}
          </p>
          <p className="desk-quiet">{day(answer.at)}</p>
        </div>
      )}
      <div className="desk-buttons">
        {(['keep', 'mended'] as const).map((decision) => (
          <Button
            key={decision}
            {...buttonProps(`${decision} ${id}`)}
            aria-label={t(`reports.${decision}Named`, { name })}
            onClick={() => onSettle(dispute, decision)}
          >
            {t(`reports.${decision}`)}
          </Button>
        ))}
        {!isGone && (
          <Button variant="quiet" aria-label={t('reports.editNamed', { name })} onClick={() => onOpen(listingId)}>
            {t('reports.edit')}
          </Button>
        )}
      </div>
    </Card>
  )
}

function Current({ current }: Pick<DisputedListing, 'current'>) {
  const t = useText('adminReview')
  const names = fieldOrder.filter((name) => name in current)
  const words = useFieldTexts(useCountyNames(Boolean(current.countyFips)))
  return (
    <div>
      <h3>{t('reports.now')}</h3>
      <dl className="desk-facts">
        {names.map((name) => (
          <div key={name}>
            <dt>{words.label(name)}</dt>
            <dd>{words.value(name, current)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Notes are written by users: they are shown here as plain text and nowhere else. */
function ReportLines({ reports }: Pick<DisputedListing, 'reports'>) {
  const t = useText('adminReview')
  const listings = useText('partnerListings')
  const { day } = useMoments()
  return (
    <div>
      <h3>{t('reports.told')}</h3>
      <ul>
        {reports.map(({ kind, reason, note, at }, index) => {
          const what = reason === null ? listings(`reports.kinds.${kind}`) : t(`reports.turnedAway.${reason}`)
          return (
            <li key={index}>
              {t('reports.one', { kind: what, date: day(at) })}
              {note && <blockquote className="desk-quote desk-long">{note}</blockquote>}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
