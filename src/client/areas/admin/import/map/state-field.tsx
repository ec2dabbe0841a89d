import { states } from '#domain/places/states.ts'
import type { FieldProps } from '#client/platform/form/use-form.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { SelectField } from '#client/ui/field/select-field.tsx'

/** Many lists cover one state without naming it. */
export function StateField(props: FieldProps) {
  const t = useText('adminImport')
  return (
    <SelectField
      {...props}
      label={t('map.state')}
      hint={t('map.stateHint')}
      options={[{ value: '', label: t('map.noState') }, ...states.map(({ code, label }) => ({ value: code, label }))]}
    />
  )
}
