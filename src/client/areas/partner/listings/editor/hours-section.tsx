import { dayName } from '#client/platform/i18n/human-date.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { ClosureRows } from './closure-rows.tsx'
import { DayTimes } from './day-times.tsx'
import type { EditorPart } from './editor-part.ts'
import { EditorSection } from './editor-section.tsx'
import { FieldGroup } from './field-group.tsx'

const kinds = ['unknown', 'weekly', 'always', 'text'] as const
const mondayFirst = [1, 2, 3, 4, 5, 6, 0]
const otherWeekdays = [2, 3, 4, 5]

export function HoursSection(part: EditorPart) {
  const { form, isNew } = part
  const t = useText('partnerListings')
  const { hoursKind } = form.values
  return (
    <EditorSection form={form} name="hours">
      <SelectField
        {...form.fieldProps('hoursKind')} label={t('form.hoursKind')}
        options={kinds.map((value) => ({ value, label: t(`form.hoursKinds.${value}`) }))}
      />
      {hoursKind === 'weekly' && <WeeklyTimes {...part} />}
      {hoursKind === 'text' && (
        <TextAreaField {...form.fieldProps('hoursText')} label={t('form.hoursText')} rows={3} maxLength={500} />
      )}
      {!isNew && <ClosureRows {...part} />}
    </EditorSection>
  )
}

function WeeklyTimes({ form }: EditorPart) {
  const t = useText('partnerListings')
  const { language } = useLanguage()
  const { times } = form.values
  const monday = times.filter(({ day }) => day === 1)
  const handleCopy = () => {
    const kept = times.filter(({ day }) => !otherWeekdays.includes(day))
    form.set('times', [...kept, ...otherWeekdays.flatMap((day) => monday.map((time) => ({ ...time, day })))])
  }
  return (
    <FieldGroup id={form.fieldId('times')} legend={t('form.hoursKinds.weekly')} error={form.errors.times}>
      <div className="pl-days">
        {mondayFirst.map((day) => (
          <DayTimes
            key={day} name={dayName(day, language)} times={times.filter((time) => time.day === day)}
            onChange={(next) => form.set('times', [
              ...times.filter((time) => time.day !== day), ...next.map((time) => ({ ...time, day })),
            ])}
          />
        ))}
      </div>
      {monday.length > 0 && <Button size="small" variant="quiet" onClick={handleCopy}>{t('form.copyMonday')}</Button>}
    </FieldGroup>
  )
}
