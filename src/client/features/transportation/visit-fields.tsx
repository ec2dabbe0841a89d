import { appointmentKinds } from '#domain/transportation/leave-by.ts'
import type { TripPlan } from '#domain/transportation/plan-trip.ts'
import { stayChoices, type TripForm } from '#domain/transportation/trip-form.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { Summary } from './summary.tsx'

export interface VisitFieldsProps {
  form: TripForm
  today: string
  plan: TripPlan | null
  onForm: (change: Partial<TripForm>) => void
}

/** For a visit at a fixed time: what it is, when, how long, and the curfew hours. */
export function VisitFields({ form, today, plan, onForm }: VisitFieldsProps) {
  const t = useText('transportation')
  const guess = plan?.isGuess ? plan.travelMinutes : null
  return (
    <div className="grid gap-4">
      <SelectField
        label={t('kind')}
        value={form.kind}
        options={appointmentKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={(event) => onForm({ kind: event.target.value as TripForm['kind'] })}
      />
      <div className="tg-pair">
        <TextField
          label={t('day')}
          type="date"
          min={today}
          value={form.day}
          onChange={(event) => onForm({ day: event.target.value })}
        />
        <TextField
          label={t('time')}
          type="time"
          value={form.time}
          onChange={(event) => onForm({ time: event.target.value })}
        />
      </div>
      <div className="tg-pair">
        <SelectField
          label={t('stay')}
          value={form.stayMinutes}
          options={stayChoices.map((minutes) => ({ value: String(minutes), label: t(`stays.m${minutes}`) }))}
          onChange={(event) => onForm({ stayMinutes: Number(event.target.value) })}
        />
        <TextField
          label={t('travel')}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          value={form.travel}
          hint={guess === null ? t('travelUnknown') : t('travelGuess', { minutes: guess })}
          onChange={(event) => onForm({ travel: event.target.value })}
        />
      </div>
      <CurfewFields form={form} onForm={onForm} />
    </div>
  )
}

function CurfewFields({ form, onForm }: Pick<VisitFieldsProps, 'form' | 'onForm'>) {
  const t = useText('transportation')
  return (
    <details className="tg-details" open={form.curfewFrom !== '' || undefined}>
      <Summary>{t('curfew.title')}</Summary>
      <div className="grid gap-3">
        <p className="text-md text-ink-2">{t('curfew.text')}</p>
        <div className="tg-pair">
          <TextField
            label={t('curfew.from')}
            type="time"
            value={form.curfewFrom}
            onChange={(event) => onForm({ curfewFrom: event.target.value })}
          />
          <TextField
            label={t('curfew.until')}
            type="time"
            value={form.curfewUntil}
            onChange={(event) => onForm({ curfewUntil: event.target.value })}
          />
        </div>
      </div>
    </details>
  )
}
