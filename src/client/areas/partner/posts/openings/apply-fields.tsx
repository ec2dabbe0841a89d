import { useText } from '#client/platform/i18n/use-text.ts'
import { FieldGroup } from '#client/ui/field/field-group.tsx'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import type { FormPart } from './form-part.ts'

const ways = ['call', 'walk_in', 'link', 'mail'] as const
const longest = { phone: 32, url: 2048, note: 300 }

export function ApplyFields({ form }: FormPart) {
  const t = useText('partnerOpenings')
  const note = (key: 'applyNoteEn' | 'applyNoteEs', lang: string) => (
    <TextAreaField
      {...form.fieldProps(key)}
      label={`${t(`fields.${key}`)} ${t('optional')}`}
      lang={lang}
      rows={2}
      maxLength={longest.note}
    />
  )
  return (
    <FieldGroup legend={t('groups.apply')}>
      <SelectField
        {...form.fieldProps('applyHow')}
        label={t('fields.applyHow')}
        options={ways.map((value) => ({ value, label: t(`how.${value}`) }))}
      />
      <div className="pl-pair">
        <TextField
          {...form.fieldProps('applyPhone')}
          type="tel"
          label={t('fields.applyPhone')}
          autoComplete="off"
          maxLength={longest.phone}
        />
        <TextField
          {...form.fieldProps('applyUrl')}
          type="url"
          inputMode="url"
          label={t('fields.applyUrl')}
          hint={t('fields.applyUrlHint')}
          autoComplete="off"
          maxLength={longest.url}
        />
      </div>
      <div className="pl-pair">
        {note('applyNoteEn', 'en')}
        {note('applyNoteEs', 'es')}
      </div>
    </FieldGroup>
  )
}
