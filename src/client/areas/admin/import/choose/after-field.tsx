import { useId } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import type { ChooseValues } from './choose-values.ts'

interface AfterFieldProps {
  value: ChooseValues['after']
  onChange: (value: ChooseValues['after']) => void
}

export function AfterField({ value, onChange }: AfterFieldProps) {
  const t = useText('adminImport')
  const name = useId()
  const choices = [
    ['draft', t('choose.draft')],
    ['live', t('choose.trusted')],
  ] as const
  return (
    <fieldset className="desk-stack import-box">
      <legend>{t('choose.after')}</legend>
      {choices.map(([choice, label]) => (
        <label key={choice} className="desk-check">
          <input type="radio" name={name} checked={value === choice} onChange={() => onChange(choice)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
