import { useText } from '#client/platform/i18n/use-text.ts'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import type { EditorPart } from './editor-part.ts'
import { EditorSection } from './editor-section.tsx'

const longestApply = 500

export function ApplySection({ form, isNew }: EditorPart) {
  const t = useText('partnerListings')
  return (
    <EditorSection form={form} name="apply">
      <TextAreaField
        {...form.fieldProps('documents')}
        label={t('form.documents')}
        hint={t('form.documentsHint')}
        rows={4}
      />
      {!isNew && (
        <div className="pl-pair">
          <TextAreaField {...form.fieldProps('applyEn')} label={t('form.applyEn')} lang="en" maxLength={longestApply} />
          <TextAreaField {...form.fieldProps('applyEs')} label={t('form.applyEs')} lang="es" maxLength={longestApply} />
        </div>
      )}
    </EditorSection>
  )
}
