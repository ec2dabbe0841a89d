import type { PostedOpportunity } from '#contracts/opportunities-staff.ts'
import { findRenewProblem } from '#domain/opportunities/opening.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { localDay } from '#client/platform/local-day.ts'
import { humanDate } from '#client/shared/formats/dates.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'

export interface OpeningActions {
  /** Id of the opening with a running action. */
  busy: string | null
  onEnd: (opening: PostedOpportunity) => void
  onRenew: (opening: PostedOpportunity) => void
  onAgain: (opening: PostedOpportunity) => void
}

interface OpeningRowProps {
  opening: PostedOpportunity
  now: number
  /** Null for read-only users. */
  actions: OpeningActions | null
}

const tones = { pending: 'sun', live: 'ok', rejected: 'coral', ended: 'plain' } as const

export function OpeningRow({ opening, now, actions }: OpeningRowProps) {
  const t = useText('partnerOpenings')
  const words = useText('opportunities')
  const { language } = useLanguage()
  const { opportunity, status, reason, createdAt, expiresOn } = opening
  const isLive = status === 'live'
  return (
    <Card as="article" className="pl-stack">
      <div className="pl-title">
        <h3>{opportunity.title[language]}</h3>
        <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
      </div>
      <p className="pl-quiet">
        {words(`tabs.${opportunity.kind}`)}
        {' · '}
        {t('postedOn', { date: humanDate(localDay(new Date(createdAt)), language) })}
        {isLive && ` · ${t('endsOn', { date: humanDate(expiresOn, language) })}`}
      </p>
      {reason !== null && <p>{t('reason', { reason })}</p>}
      {actions && <RowActs opening={opening} now={now} actions={actions} />}
    </Card>
  )
}

function RowActs({ opening, now, actions }: OpeningRowProps & { actions: OpeningActions }) {
  const t = useText('partnerOpenings')
  const { language } = useLanguage()
  const { id, status, expiresOn } = opening
  const title = opening.opportunity.title[language]
  const isOpen = status === 'live' || status === 'pending'
  const canRenew = findRenewProblem(status, Date.parse(expiresOn), now) === null
  return (
    <>
      {status === 'live' && !canRenew && <p className="pl-quiet">{t('renewSoon')}</p>}
      <div className="pl-buttons">
        {canRenew && (
          <Button
            size="small"
            variant="primary"
            busy={actions.busy === id}
            aria-label={t('renewNamed', { title })}
            onClick={() => actions.onRenew(opening)}
          >
            {t('renew')}
          </Button>
        )}
        {isOpen ? (
          <Button
            size="small"
            variant="quiet"
            aria-label={t('endNamed', { title })}
            onClick={() => actions.onEnd(opening)}
          >
            {t('end')}
          </Button>
        ) : (
          <Button size="small" aria-label={t('againNamed', { title })} onClick={() => actions.onAgain(opening)}>
            {t('again')}
          </Button>
        )}
      </div>
    </>
  )
}
