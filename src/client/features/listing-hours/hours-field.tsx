import './hours.css'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import type { Form } from '#client/platform/form/use-form.ts'
import { dayName } from '#client/shared/formats/day-name.ts'
import { Button } from '#client/ui/button/button.tsx'
import { FieldGroup } from '#client/ui/field/field-group.tsx'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { DayTimes } from './day-times.tsx'
import { type HoursDraft, withTimes } from './hours-draft.ts'

const kinds = ['unknown', 'weekly', 'always', 'text'] as const
const mondayFirst = [1, 2, 3, 4, 5, 6, 0]
const otherWeekdays = [2, 3, 4, 5]

interface HoursFieldProps {
  form: Pick<Form<HoursDraft>, 'values' | 'errors' | 'set' | 'fieldProps' | 'fieldId'>
  /** Partners read “your hours”; admins of the directory do not. */
  words: { label: string; kinds: Record<HoursDraft['hoursKind'], string>; text: string }
}

/** Opening hours: day by day, always, as text, or unknown. */
export function HoursField({ form, words }: HoursFieldProps) {
  const { hoursKind } = form.values
  return (
    <>
      <SelectField
        {...form.fieldProps('hoursKind')}
        label={words.label}
        options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
      />
      {hoursKind === 'weekly' && <WeeklyTimes form={form} legend={words.kinds.weekly} />}
      {hoursKind === 'text' && (
        <TextAreaField {...form.fieldProps('hoursText')} label={words.text} rows={3} maxLength={500} />
      )}
    </>
  )
}

function WeeklyTimes({ form, legend }: Pick<HoursFieldProps, 'form'> & { legend: string }) {
  const t = useText('partnerListings')
  const { language } = useLanguage()
  const { times } = form.values
  const timesOn = (wanted: number) => times.filter(({ day }) => day === wanted)
  const monday = timesOn(1)
  const handleCopy = () => form.set('times', withTimes(times, otherWeekdays, monday))
  return (
    <FieldGroup id={form.fieldId('times')} legend={legend} error={form.errors.times}>
      <div className="hours-days">
        {mondayFirst.map((day) => (
          <DayTimes
            key={day}
            name={dayName(day, language)}
            times={timesOn(day)}
            onChange={(next) => form.set('times', withTimes(times, [day], next))}
          />
        ))}
      </div>
      {monday.length > 0 && (
        <Button size="small" variant="quiet" onClick={handleCopy}>
          {t('form.copyMonday')}
        </Button>
      )}
    </FieldGroup>
  )
}
