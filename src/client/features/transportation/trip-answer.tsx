import { Clock, Footprints, Map as MapIcon, Ruler } from 'lucide-react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { marginMinutes } from '#domain/transportation/leave-by.ts'
import { buildMapDirectionsLink, buildPhoneMapLink } from '#domain/transportation/trip-end.ts'
import type { TripPlan } from '#domain/transportation/plan-trip.ts'
import type { TripForm } from '#domain/transportation/trip-form.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { CurfewNews } from './curfew-news.tsx'
import { clockTime } from './trip-words.ts'

export interface TripAnswerProps {
  form: TripForm
  plan: TripPlan | null
  zone: string | null
  now: number
  children?: ReactNode
}

/** How far, how long, when to leave: all computed in the page. */
export function TripAnswer({ form, plan, zone, now, children }: TripAnswerProps) {
  const t = useText('transportation')
  return (
    <Card
      as="section"
      tone={plan ? 'ok' : 'quiet'}
      aria-labelledby="tg-answer"
      className="grid gap-4"
      data-print="hide"
    >
      <h2 id="tg-answer">{t('answer.title')}</h2>
      {plan ? (
        <>
          <Distance plan={plan} form={form} />
          {form.when === 'arrive' && <Times plan={plan} form={form} zone={zone} now={now} />}
          {plan.crosses && (
            <Notice tone="warning" title={t(`crossing.${plan.crosses}`)}>
              {t('crossing.text')}
            </Notice>
          )}
          {children}
          <MapLinks form={form} />
        </>
      ) : (
        <p className="text-ink-2">{t('answer.start')}</p>
      )}
    </Card>
  )
}

function Distance({ plan: { distance }, form }: Pick<TripAnswerProps, 'form'> & { plan: TripPlan }) {
  const t = useText('transportation')
  if (!distance) {
    const county = form.to?.at?.county
    const isOneCounty = county !== undefined && form.from?.at?.county === county
    return <p>{isOneCounty ? t('answer.noDistance', { county }) : t('answer.unknownDistance')}</p>
  }
  const { miles, isRough, walkMinutes } = distance
  return (
    <ul className="tg-figures">
      <Figure
        icon={<Ruler aria-hidden size={22} />}
        value={milesText(miles, t)}
        label={t(isRough ? 'answer.rough' : 'answer.straight')}
      />
      {walkMinutes !== null && (
        <Figure
          icon={<Footprints aria-hidden size={22} />}
          value={t('answer.walk', { minutes: walkMinutes })}
          label={t('answer.walkLabel')}
        />
      )}
    </ul>
  )
}

function milesText(miles: number, t: ReturnType<typeof useText<'transportation'>>): string {
  if (miles < 0.1) return t('answer.close')
  return miles === 1 ? t('answer.oneMile') : t('answer.miles', { miles })
}

interface FigureProps {
  icon: ReactNode
  value: string
  label: string
  isStrong?: boolean
}

function Figure({ icon, value, label, isStrong = false }: FigureProps) {
  return (
    <li className={isStrong ? 'tg-figure tg-figure-strong' : 'tg-figure'}>
      {icon}
      <span className="tg-figure-label">{label}</span>
      <strong>{value}</strong>
    </li>
  )
}

function Times({ plan, form, zone, now }: Omit<TripAnswerProps, 'plan' | 'children'> & { plan: TripPlan }) {
  const t = useText('transportation')
  const { language } = useLanguage()
  const { times } = plan
  if (!times) return <p>{t('answer.needTime')}</p>
  const formatTime = (at: number) => clockTime(at, zone, language)
  const clock = <Clock aria-hidden size={22} />
  const { startsAt, leaveAt, backupLeaveAt, beThereAt, homeAt } = times
  return (
    <>
      {startsAt <= now && <Notice tone="warning">{t('answer.past')}</Notice>}
      {startsAt > now && leaveAt !== null && leaveAt <= now && <Notice tone="warning">{t('answer.missed')}</Notice>}
      <ul className="tg-figures">
        {leaveAt !== null && <Figure isStrong icon={clock} value={formatTime(leaveAt)} label={t('answer.leave')} />}
        {backupLeaveAt !== null && <Figure icon={clock} value={formatTime(backupLeaveAt)} label={t('answer.backup')} />}
        <Figure icon={clock} value={formatTime(beThereAt)} label={t('answer.beThere')} />
        {homeAt !== null && <Figure icon={clock} value={formatTime(homeAt)} label={t('answer.home')} />}
      </ul>
      <p className="text-md text-ink-2">
        {t('answer.margin', { minutes: marginMinutes[form.kind] })}{' '}
        {t(leaveAt === null ? 'answer.needTravel' : 'answer.backupText')}
      </p>
      <CurfewNews form={form} times={times} zone={zone} />
    </>
  )
}

/** No request goes to a map service until a link is tapped. */
function MapLinks({ form: { to, toWords, mode } }: Pick<TripAnswerProps, 'form'>) {
  const t = useText('transportation')
  const common = useText('common')
  const isOnline = useOnline()
  const way = to && buildMapDirectionsLink(to, toWords, mode)
  const own = to && buildPhoneMapLink(to, toWords)
  if (!way || !own) return null
  const hasOwnMap = /Android/.test(navigator.userAgent)
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          href={way}
          target="_blank"
          rel="noopener noreferrer nofollow"
          icon={<MapIcon aria-hidden size={18} />}
        >
          {t('map.open')} <span className="sr-only">{common('opensInNewTab')}</span>
        </Button>
        {hasOwnMap && (
          <Button size="small" variant="quiet" href={own} rel="noreferrer">
            {t('map.phone')}
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-2">{t(isOnline ? 'map.leaves' : 'map.offline')}</p>
    </div>
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** The browser's guess about the connection: a hint beside a link, never a reason to hide it. */
const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
