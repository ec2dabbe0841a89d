import { useId } from 'react'

interface ChoicesProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A single choice, drawn as pills that wrap on a small screen. */
export function Choices<Value extends string>({ label, options, value, onChange }: ChoicesProps<Value>) {
  const name = useId()
  return (
    <fieldset className="tg-choices">
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="tg-choice">
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
