import { opportunityKinds } from '#domain/opportunities/opportunity.ts'
import type { Language } from '#domain/language.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { FieldGroup } from '#client/ui/field/field-group.tsx'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { GradeMeter } from '../../listings/editor/grade-meter.tsx'
import type { FormPart } from './form-part.ts'

const longest = { title: 160, about: 800, organization: 300 }

export function BasicFields({ form }: FormPart) {
  const t = useText('partnerOpenings')
  const words = useText('opportunities')
  const about = (key: 'aboutEn' | 'aboutEs', language: Language) => (
    <div className="pl-tight">
      <TextAreaField
        {...form.fieldProps(key)}
        label={t(`fields.${key}`)}
        hint={t('fields.aboutHint')}
        lang={language}
        maxLength={longest.about}
      />
      <GradeMeter language={language} text={form.values[key]} />
    </div>
  )
  return (
    <FieldGroup legend={t('groups.what')}>
      <div className="pl-pair">
        <SelectField
          {...form.fieldProps('kind')}
          label={t('fields.kind')}
          options={opportunityKinds.map((value) => ({ value, label: words(`tabs.${value}`) }))}
        />
        <TextField
          {...form.fieldProps('organization')}
          label={t('fields.organization')}
          maxLength={longest.organization}
        />
      </div>
      <div className="pl-pair">
        <TextField {...form.fieldProps('titleEn')} label={t('fields.titleEn')} lang="en" maxLength={longest.title} />
        <TextField {...form.fieldProps('titleEs')} label={t('fields.titleEs')} lang="es" maxLength={longest.title} />
      </div>
      <div className="pl-pair">
        {about('aboutEn', 'en')}
        {about('aboutEs', 'es')}
      </div>
      {form.values.kind === 'hiring_event' && (
        <TextField
          {...form.fieldProps('startsAt')}
          type="datetime-local"
          label={t('fields.startsAt')}
          hint={t('fields.startsAtHint')}
        />
      )}
    </FieldGroup>
  )
}
