import { maxOtherDescription } from '#domain/needs/needs.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'

/** Own words for what has no tile. They are used for this search and kept nowhere. */
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
