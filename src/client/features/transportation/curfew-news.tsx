import { checkCurfew } from '#domain/transportation/curfew.ts'
import type { VisitTimes } from '#domain/transportation/leave-by.ts'
import { parseCurfew, type TripForm } from '#domain/transportation/trip-form.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Notice } from '#client/ui/notice/notice.tsx'
import { clockInSentence } from './trip-words.ts'

interface CurfewNewsProps {
  form: TripForm
  times: VisitTimes
  zone: string | null
}

/** Whether the whole trip there and back stays within the curfew. */
export function CurfewNews({ form, times, zone }: CurfewNewsProps) {
  const t = useText('transportation')
  const { language } = useLanguage()
  const curfew = parseCurfew(form)
  if (!curfew) return <p className="text-sm text-ink-2">{t('notOrder')}</p>
  const { leaveAt, homeAt } = times
  if (leaveAt === null || homeAt === null) return <Notice>{t('curfew.unknown')}</Notice>
  const { fits, leavesBefore, backAfter } = checkCurfew({ start: leaveAt, end: homeAt }, curfew, zone)
  const formatTime = (at: number) => clockInSentence(at, zone, language, t)
  return (
    <Notice tone={fits ? 'success' : 'warning'}>
      <div className="grid gap-1">
        {fits && <p>{t('curfew.fits', { time: formatTime(homeAt) })}</p>}
        {leavesBefore !== null && <p>{t('curfew.leaves', { time: formatTime(leavesBefore) })}</p>}
        {backAfter !== null && <p>{t('curfew.back', { time: formatTime(homeAt), start: formatTime(backAfter) })}</p>}
        {!fits && (
          <p>
            <strong>{t('curfew.ask')}</strong>
          </p>
        )}
        <p className="text-sm">{t('notOrder')}</p>
      </div>
    </Notice>
  )
}
