import { createPortal } from 'react-dom'
import type { TripPlan } from '#domain/transportation/plan-trip.ts'
import type { TripForm } from '#domain/transportation/trip-form.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { callScript } from './call-script.ts'
import { clockTime, endName, weekdayDate } from './trip-words.ts'

interface TripPaperProps {
  form: TripForm
  plan: TripPlan | null
  zone: string | null
  now: number
}

/** As many as fit on one page with the rest. */
const printedAgencies = 5

/** One page to take along; hidden on screen. */
export function TripPrintout(props: TripPaperProps) {
  const {
    form: { from, to, toWords },
    plan,
    zone,
    now,
  } = props
  const t = useText('transportation')
  const { language } = useLanguage()
  const target = [to && endName(to, t), toWords.trim() || to?.address].filter(Boolean).join(', ')
  return createPortal(
    <article className="tg-paper">
      <h1>{t('paper.title')}</h1>
      <dl>
        {from && <Row label={t('paper.from')} value={endName(from, t)} />}
        {target !== '' && <Row label={t('paper.to')} value={target} />}
        <PaperTimes {...props} />
      </dl>
      {plan?.crosses && (
        <p>
          {t(`crossing.${plan.crosses}`)} {t('crossing.text')}
        </p>
      )}
      {plan && plan.agencies.length > 0 && (
        <>
          <h2>{t('agencies.titlePlain')}</h2>
          <ul>
            {plan.agencies.slice(0, printedAgencies).map(({ id, name, phone, url }) => (
              <li key={id}>{[name, phone, url].filter(Boolean).join(' · ')}</li>
            ))}
          </ul>
        </>
      )}
      <h2>{t('script.title')}</h2>
      <ul>
        {callScript({ form: props.form, plan, zone }, t, language).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{t('paper.late')}</p>
      <p>{t('notOrder')}</p>
      <p>
        <strong>{t('paper.help')}</strong>
      </p>
      <p>{t('paper.madeOn', { date: weekdayDate(now, zone, language) })}</p>
    </article>,
    document.body,
  )
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function PaperTimes({ form, plan, zone }: TripPaperProps) {
  const t = useText('transportation')
  const { language } = useLanguage()
  const times = plan?.times
  if (!times) return null
  const { startsAt, leaveAt, backupLeaveAt, beThereAt, homeAt } = times
  const formatTime = (at: number) => clockTime(at, zone, language)
  const when = [t(`kinds.${form.kind}`), weekdayDate(startsAt, zone, language), formatTime(startsAt)].join(', ')
  return (
    <>
      <Row label={t('paper.when')} value={when} />
      {leaveAt !== null && <Row label={t('answer.leave')} value={formatTime(leaveAt)} />}
      {backupLeaveAt !== null && <Row label={t('answer.backup')} value={formatTime(backupLeaveAt)} />}
      <Row label={t('answer.beThere')} value={formatTime(beThereAt)} />
      {homeAt !== null && <Row label={t('answer.home')} value={formatTime(homeAt)} />}
    </>
  )
}
