import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { buildAppointmentFile } from '#domain/introductions/partner-answer.ts'
import type { Introduction } from '#domain/introductions/introduction.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { saveFile } from '#client/platform/share/save-file.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { Button } from '#client/ui/button/button.tsx'

const fileName = 'appointment.ics'

interface AppointmentBlockProps {
  introduction: Introduction
  appointment: NonNullable<Introduction['appointment']>
}

/** Time and address, and a calendar file generated in the browser: no server learns of it. */
export function AppointmentBlock({ introduction, appointment }: AppointmentBlockProps) {
  const t = useText('introductions')
  const { longDayAndTime } = useMoments()
  const [isSaved, setIsSaved] = useState<boolean | null>(null)
  const { at, place } = appointment
  const handleSave = () => {
    const { id, resourceName: title } = introduction
    setIsSaved(saveFile(buildAppointmentFile({ id, at, place, title, madeAt: Date.now() }), fileName, 'calendar'))
  }
  return (
    <div className="grid gap-2">
      <h3>{t('detail.appointment')}</h3>
      <p>
        <time dateTime={at} className="block font-semibold">
          {longDayAndTime(at)}
        </time>
        {place && <span className="introduction-words">{place}</span>}
      </p>
      <div data-print="hide">
        <Button size="small" icon={<CalendarPlus size={18} aria-hidden="true" />} onClick={handleSave}>
          {t('detail.addToCalendar')}
        </Button>
      </div>
      <p role="status" className="text-md text-ink-2 empty:hidden" data-print="hide">
        {isSaved !== null && t(isSaved ? 'detail.calendarSaved' : 'detail.calendarFailed')}
      </p>
    </div>
  )
}
