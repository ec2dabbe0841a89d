import type { FieldProps } from '#client/platform/form/use-form.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { SelectField } from '#client/ui/field/select-field.tsx'

export function LanguageField(props: FieldProps) {
  const t = useText('adminReggie')
  return (
    <SelectField
      {...props}
      label={t('language')}
      options={[
        { value: 'en', label: t('english') },
        { value: 'es', label: t('spanish') },
      ]}
    />
  )
}
