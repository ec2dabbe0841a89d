import { accessibilityFacts } from '#domain/partners/partner-details.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { languageName } from '#client/shared/formats/lists.ts'
import { FieldGroup } from '#client/ui/field/field-group.tsx'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { CheckList } from '#client/features/listing-services/check-list.tsx'
import type { EditorPart } from './editor-part.ts'
import { EditorSection } from './editor-section.tsx'

const costs = ['free', 'sliding', 'fee'] as const
/** The most spoken languages in US homes; a listing keeps any other language it has. */
const usualLanguages = ['es', 'zh', 'tl', 'vi', 'ar', 'fr', 'ko', 'ru', 'pt', 'ht', 'hi', 'so']

export function AccessSection({ form, isNew }: EditorPart) {
  const t = useText('partnerListings')
  const listing = useText('listing')
  const { language } = useLanguage()
  const { languages, accessibility } = form.values
  const codes = [...new Set([...usualLanguages, ...languages])]
  return (
    <EditorSection form={form} name="access">
      <SelectField
        {...form.fieldProps('cost')}
        label={t('fields.cost')}
        options={[
          { value: '', label: t('form.costUnknown') },
          ...costs.map((value) => ({ value, label: listing(`cost.${value}`) })),
        ]}
      />
      <FieldGroup
        id={form.fieldId('languages')}
        legend={t('fields.languages')}
        hint={t('form.languagesHint')}
        error={form.errors.languages}
      >
        <CheckList
          options={codes.map((value) => ({ value, label: languageName(value, language) }))}
          chosen={languages}
          onChange={(next) => form.set('languages', next)}
        />
      </FieldGroup>
      {!isNew && (
        <FieldGroup
          id={form.fieldId('accessibility')}
          legend={t('fields.accessibility')}
          error={form.errors.accessibility}
        >
          <CheckList
            options={accessibilityFacts.map((value) => ({ value, label: t(`access.${value}`) }))}
            chosen={accessibility}
            onChange={(next) => form.set('accessibility', next)}
          />
        </FieldGroup>
      )}
    </EditorSection>
  )
}
