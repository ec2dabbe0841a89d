import { Bus } from 'lucide-react'
import type { TimesReply } from '#contracts/transit.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { humanDate } from '#client/shared/formats/dates.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { clockTime } from './trip-words.ts'

export type BusTimesState = { phase: 'idle' | 'asking' | 'failed' } | { phase: 'ready'; times: TimesReply | null }

/**
 * Bus times, where the server has a timetable for the county. Loaded only on a tap, because the request sends both ends
 * of the trip.
 */
export function BusTimesPanel({ state, onShow }: { state: BusTimesState; onShow: () => void }) {
  const t = useText('transportation')
  return (
    <div className="grid gap-3">
      <div className="grid gap-1">
        <Button
          size="small"
          className="justify-self-start"
          busy={state.phase === 'asking'}
          icon={<Bus aria-hidden size={18} />}
          onClick={onShow}
        >
          {t('times.show')}
        </Button>
        <p className="text-sm text-ink-2">{t('times.promise')}</p>
      </div>
      <div role="status" className="tg-news">
        {state.phase === 'failed' && <Notice tone="warning">{t('times.failed')}</Notice>}
        {state.phase === 'ready' &&
          (state.times?.trips.length ? <Found times={state.times} /> : <Notice>{t('times.none')}</Notice>)}
      </div>
    </div>
  )
}

type Trip = TimesReply['trips'][number]

function Found({ times: { trips, backup, lastHome, isLastHomeTooEarly, source, checkedOn } }: { times: TimesReply }) {
  const t = useText('transportation')
  const { language } = useLanguage()
  return (
    <div className="grid gap-3">
      <Trips title={t(backup ? 'times.take' : 'times.next')} trips={trips} />
      {backup && <Trips title={t('times.backup')} trips={[backup]} />}
      {lastHome && <Trips title={t('times.lastHome')} trips={[lastHome]} />}
      {isLastHomeTooEarly && <Notice tone="warning">{t('times.tooEarly')}</Notice>}
      <p className="text-sm text-ink-2">{t('times.source', { source, date: humanDate(checkedOn, language) })}</p>
    </div>
  )
}

function Trips({ title, trips }: { title: string; trips: readonly Trip[] }) {
  const t = useText('transportation')
  const { language } = useLanguage()
  // The server sends local times, so they are formatted without conversion.
  const formatTime = (local: string) => clockTime(Date.parse(`${local}:00Z`), 'UTC', language)
  return (
    <div className="grid gap-1">
      <h3>{title}</h3>
      <ul className="grid gap-2">
        {trips.map((trip) => (
          <li key={trip.departs} className="tg-helper">
            <strong>{t('times.trip', { departs: formatTime(trip.departs), arrives: formatTime(trip.arrives) })}</strong>
            {trip.legs.map(({ route, sign, from, to, departs }) => (
              <span key={departs}>{t('times.leg', { route, sign, from, to })}</span>
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}
