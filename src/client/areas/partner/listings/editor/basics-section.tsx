import { resourceCategories } from '#domain/resources/resource.ts'
import type { Language } from '#domain/language.ts'
import { useKindOptions } from '#client/features/listing-changes/use-kind-options.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import type { EditorPart } from './editor-part.ts'
import { EditorSection } from './editor-section.tsx'
import { GradeMeter } from './grade-meter.tsx'

const longest = { name: 300, note: 1000, website: 2048 }

export function BasicsSection({ form, isNew }: EditorPart) {
  const t = useText('partnerListings')
  const listing = useText('listing')
  const kindOptions = useKindOptions(isNew || form.values.kind === '' ? t('form.kindChosen') : undefined)
  const summary = (key: 'noteEn' | 'noteEs', language: Language) => (
    <div className="pl-tight">
      <TextAreaField
        {...form.fieldProps(key)}
        label={t(`form.${key}`)}
        hint={t('form.noteHint')}
        lang={language}
        maxLength={longest.note}
      />
      <GradeMeter language={language} text={form.values[key]} />
    </div>
  )
  return (
    <EditorSection form={form} name="basics">
      <div className="pl-pair">
        <TextField {...form.fieldProps('name')} label={t('fields.name')} maxLength={longest.name} />
        <TextField
          {...form.fieldProps('nameEs')}
          label={`${t('fields.nameEs')} ${t('form.optional')}`}
          lang="es"
          maxLength={longest.name}
        />
      </div>
      <div className="pl-pair">
        {summary('noteEn', 'en')}
        {summary('noteEs', 'es')}
      </div>
      <div className="pl-pair">
        <TextField
          {...form.fieldProps('website')}
          type="url"
          inputMode="url"
          label={t('fields.website')}
          hint={t('form.websiteHint')}
          maxLength={longest.website}
        />
        <SelectField
          {...form.fieldProps('category')}
          label={t('fields.category')}
          options={resourceCategories.map((value) => ({ value, label: listing(`categories.${value}`) }))}
        />
      </div>
      <SelectField
        {...form.fieldProps('kind')}
        label={t('fields.kind')}
        hint={t('form.kindHint')}
        options={kindOptions}
      />
    </EditorSection>
  )
}
