import '../introductions.css'
import './board.css'
import type { PartnerIntroduction } from '#contracts/partner-introductions.ts'
import { isPending } from '#domain/introductions/states.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { ageing } from '../waiting-age.ts'
import { AgeBadge } from '../state-badge.tsx'
import { useIntroductionTexts } from '../use-introduction-texts.ts'

export interface InboxViewProps {
  introductions: readonly PartnerIntroduction[]
  now: number
  /** Time of the last successful refresh. */
  updatedAt: number
  isStale: boolean
  canRead: boolean
  isReading: boolean
  onReading: (isOn: boolean) => void
  onRefresh: () => void
}

/** For a screen that people at a counter can see: large text and no names. */
export function InboxView({ introductions, now, updatedAt, isStale, ...controls }: InboxViewProps) {
  const t = useText('partnerBoard')
  const { time } = useIntroductionTexts(now)
  const waiting = introductions
    .filter(({ state }) => isPending(state))
    .toSorted((a, b) => a.dueAt.localeCompare(b.dueAt))
  const count = {
    fresh: waiting.filter(({ state }) => state !== 'opened').length,
    late: waiting.filter((introduction) => ageing(introduction, now) === 'overdue').length,
  }
  return (
    <div className="pb-desk">
      <p>{t('desk.intro')}</p>
      <p className="pb-desk-counts">
        <span>{t('desk.fresh', { count: count.fresh })}</span>
        <span>{t('desk.late', { count: count.late })}</span>
      </p>
      {controls.canRead && (
        <label className="pi-toggle">
          <input
            type="checkbox"
            checked={controls.isReading}
            onChange={({ target }) => controls.onReading(target.checked)}
          />
          {t('desk.readAloud')}
        </label>
      )}
      {isStale ? (
        <Notice announce tone="warning" title={t('desk.stale', { time: time(updatedAt) })}>
          <Button size="small" onClick={controls.onRefresh}>
            {t('desk.tryNow')}
          </Button>
        </Notice>
      ) : (
        <p className="pi-soft">{t('desk.updated', { time: time(updatedAt) })}</p>
      )}
      {waiting.length === 0 && <p>{t('desk.waiting')}</p>}
      <ul className="pb-desk-list">
        {waiting.map((introduction) => (
          <InboxItem key={introduction.id} introduction={introduction} now={now} />
        ))}
      </ul>
    </div>
  )
}

function InboxItem({ introduction, now }: { introduction: PartnerIntroduction; now: number }) {
  const t = useText('partnerIntroductions')
  const words = useIntroductionTexts(now)
  const { ref, needs, urgency, language } = introduction
  return (
    <li className={`pb-card pb-card-${ageing(introduction, now)}`}>
      <h2>{words.need(needs)}</h2>
      <p>{[ref, t(`urgency.${urgency}`), t(`languages.${language}`)].join(' · ')}</p>
      <AgeBadge introduction={introduction} now={now} />
    </li>
  )
}
