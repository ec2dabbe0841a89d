import { useText } from '#client/platform/i18n/use-text.ts'
import { TextField } from '#client/ui/field/text-field.tsx'
import type { EditorPart } from './editor-part.ts'
import { EditorSection } from './editor-section.tsx'

export function IntroductionsSection({ form }: EditorPart) {
  const t = useText('partnerListings')
  const { introductionsOn } = form.values
  return (
    <EditorSection form={form} name="introductions">
      <label className="pl-check">
        <input
          type="checkbox"
          id={form.fieldId('introductionsOn')}
          checked={introductionsOn}
          onChange={(event) => form.set('introductionsOn', event.target.checked)}
        />
        <span>{t('form.introductionsOn')}</span>
      </label>
      {introductionsOn && (
        <TextField
          {...form.fieldProps('maxOpen')}
          inputMode="numeric"
          maxLength={3}
          label={t('form.maxOpen')}
          hint={t('form.maxOpenHint')}
        />
      )}
    </EditorSection>
  )
}
