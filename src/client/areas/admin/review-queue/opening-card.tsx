import type { OpportunityReviewItem } from '#contracts/opportunities-staff.ts'
import { openingReportKinds } from '#domain/opportunities/opening-report.ts'
import type { ListedOpportunity } from '#domain/opportunities/opportunity.ts'
import { OpportunityCard } from '#client/features/opportunities/opportunity-card.tsx'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { humanDate } from '#client/shared/formats/dates.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { History } from './history.tsx'
import type { ReviewActions } from './use-review-actions.ts'

/** `stay`: the reports are no reason to take it down. */
export type OpeningAction = 'publish' | 'reject' | 'stay' | 'hide'

export interface OpeningCardProps {
  opening: OpportunityReviewItem
  buttonProps: ReviewActions<unknown>['buttonProps']
  onAct: (opening: OpportunityReviewItem, action: OpeningAction) => void
}

const tones = { pending: 'sun', live: 'ok', rejected: 'plain', ended: 'plain' } as const

const reported = ({ reports }: OpportunityReviewItem) => openingReportKinds.filter((kind) => reports[kind] > 0)

/** The actions available for an opening in its state: a rejected one can only be undone. */
function actsFor(opening: OpportunityReviewItem): readonly OpeningAction[] {
  if (opening.status === 'pending') return ['publish', 'reject']
  if (opening.status !== 'live') return []
  return reported(opening).length > 0 ? ['stay', 'hide'] : ['hide']
}

export function OpeningCard({ opening, buttonProps, onAct }: OpeningCardProps) {
  const t = useText('adminReview')
  const { language } = useLanguage()
  const { day } = useMoments()
  const { id, opportunity, status, organization, createdAt, expiresOn, reason } = opening
  const name = opportunity.title[language]
  const date = day(createdAt)
  return (
    <Card as="article" className="desk-stack">
      <div className="desk-head">
        <h2>{name}</h2>
        <Badge tone={tones[status]}>{t(`openings.statuses.${status}`)}</Badge>
      </div>
      <p>{organization ? t('openings.by', { organization, date }) : t('openings.byNobody', { date })}</p>
      {status === 'live' && <p>{t('openings.ends', { date: humanDate(expiresOn, language) })}</p>}
      {reason && <p className="desk-long">{t('openings.because', { reason })}</p>}
      <Reports opening={opening} />
      <p>
        <strong>{t('openings.preview')}</strong>
      </p>
      <OpportunityCard opportunity={asListed(opening)} />
      <Besides opening={opening} />
      <div className="desk-buttons">
        {actsFor(opening).map((action, index) => (
          <Button
            key={action}
            {...buttonProps(`${action} ${id}`)}
            variant={index === 0 && action !== 'hide' ? 'primary' : 'secondary'}
            aria-label={t(`openings.${action}Named`, { name })}
            onClick={() => onAct(opening, action)}
          >
            {t(`openings.${action}`)}
          </Button>
        ))}
      </div>
      {status !== 'pending' && <History queue="opportunities" itemId={id} />}
    </Card>
  )
}

function Reports({ opening }: Pick<OpeningCardProps, 'opening'>) {
  const t = useText('adminReview')
  const kinds = reported(opening)
  if (kinds.length === 0) return null
  return (
    <Notice tone="warning" title={t('openings.reports')}>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            {t('openings.report', { kind: t(`openings.reportKinds.${kind}`), count: opening.reports[kind] })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Details the card does not show on this page: the other language, and the questions of the fit check. */
function Besides({ opening: { opportunity } }: Pick<OpeningCardProps, 'opening'>) {
  const t = useText('adminReview')
  const { language } = useLanguage()
  const other = language === 'en' ? 'es' : 'en'
  const { title, about, apply, fairChance, duties } = opportunity
  const words = [title[other], about[other], apply.note?.[other], fairChance.note?.[other]].filter(Boolean)
  return (
    <dl className="desk-facts">
      <div>
        <dt>{t(`openings.inOther.${other}`)}</dt>
        <dd lang={other}>
          {words.map((line, at) => (
            <p key={at}>{line}</p>
          ))}
        </dd>
      </div>
      <div>
        <dt>{t('openings.duties')}</dt>
        <dd>{duties.map((duty) => t(`openings.duty.${duty}`)).join(' · ')}</dd>
      </div>
    </dl>
  )
}

/** The opening as visitors see it once it is public. */
function asListed({ id, opportunity, organization, createdAt, expiresOn }: OpportunityReviewItem): ListedOpportunity {
  return {
    ...opportunity,
    id,
    source: { name: organization ?? opportunity.organization, url: null },
    checkedOn: createdAt.slice(0, 10),
    expiresOn,
    miles: null,
    isPosted: true,
  }
}
