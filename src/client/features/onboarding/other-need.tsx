import { maxOtherDescription } from '#domain/needs/needs.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'

/** Free text for needs without a tile. Used for this search only and never stored. */
export function OtherNeed({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const t = useText('onboarding')
  return (
    <TextAreaField
      label={t('needs.otherLabel')}
      hint={
        <>
          {t('needs.otherHint')}
          <span className="block">{t('needs.otherLeft', { count: maxOtherDescription - text.length })}</span>
        </>
      }
      autoComplete="off"
      maxLength={maxOtherDescription}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
