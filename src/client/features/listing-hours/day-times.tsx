import { Plus, X } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useRowFocus } from '#client/ui/field/use-row-focus.ts'
import { IconButton } from '#client/ui/icon-button/icon-button.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'

interface OpenTime {
  opens: string
  closes: string
}

interface DayTimesProps {
  name: string
  times: readonly OpenTime[]
  onChange: (times: OpenTime[]) => void
}

const usual: OpenTime = { opens: '09:00', closes: '17:00' }
const mostTimes = 4

/** A day without times is closed. A day with a break at noon has two times. */
export function DayTimes({ name, times, onChange }: DayTimesProps) {
  const t = useText('partnerListings')
  const { rows, note } = useRowFocus(times.length)
  const handleAdd = () => {
    note('added')
    onChange([...times, times.length === 0 ? usual : { opens: '', closes: '' }])
  }
  const handleRemove = (at: number) => {
    note('removed')
    onChange(times.toSpliced(at, 1))
  }
  return (
    <div ref={rows} tabIndex={-1} role="group" aria-label={name} className="hours-day">
      <span aria-hidden="true" className="hours-day-name">
        {name}
      </span>
      {times.length === 0 && <span className="hours-closed">{t('form.closed')}</span>}
      {times.map((time, at) => (
        <div key={at} data-row className="hours-time">
          <TextField
            type="time"
            label={t('form.opens')}
            value={time.opens}
            onChange={(event) => onChange(times.with(at, { ...time, opens: event.target.value }))}
          />
          <TextField
            type="time"
            label={t('form.closes')}
            value={time.closes}
            onChange={(event) => onChange(times.with(at, { ...time, closes: event.target.value }))}
          />
          <IconButton
            label={t('form.removeTime', { day: name })}
            icon={<X size={20} aria-hidden="true" />}
            onClick={() => handleRemove(at)}
          />
        </div>
      ))}
      {times.length < mostTimes && (
        <IconButton
          className="hours-add"
          label={t('form.addTime', { day: name })}
          icon={<Plus size={20} aria-hidden="true" />}
          onClick={handleAdd}
        />
      )}
    </div>
  )
}
