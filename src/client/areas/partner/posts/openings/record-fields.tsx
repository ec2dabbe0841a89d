import { useText } from '#client/platform/i18n/use-text.ts'
import { FieldGroup } from '#client/ui/field/field-group.tsx'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import type { FormPart } from './form-part.ts'

const answers = ['unknown', 'yes', 'no'] as const
const checks = ['never', 'after_offer', 'before_interview'] as const
const longestNote = 400

export function RecordFields({ form }: FormPart) {
  const t = useText('partnerOpenings')
  const note = (key: 'fairNoteEn' | 'fairNoteEs', lang: string) => (
    <TextAreaField
      {...form.fieldProps(key)}
      label={`${t(`fields.${key}`)} ${t('optional')}`}
      lang={lang}
      rows={2}
      maxLength={longestNote}
    />
  )
  return (
    <FieldGroup legend={t('groups.record')}>
      <div className="pl-pair">
        <SelectField
          {...form.fieldProps('hiresRecords')}
          label={t('fields.hiresRecords')}
          options={answers.map((value) => ({ value, label: t(`answers.${value}`) }))}
        />
        <SelectField
          {...form.fieldProps('checkWhen')}
          label={t('fields.checkWhen')}
          options={[
            { value: '', label: t('checks.unknown') },
            ...checks.map((value) => ({ value, label: t(`checks.${value}`) })),
          ]}
        />
      </div>
      <div className="pl-pair">
        {note('fairNoteEn', 'en')}
        {note('fairNoteEs', 'es')}
      </div>
    </FieldGroup>
  )
}
