import { useId } from 'react'

interface ChoiceGroupProps<Value extends string> {
  label: string
  hint?: string
  choices: readonly { value: Value; label: string }[]
  value: Value | null
  onChange: (value: Value) => void
}

/** One question with a few answers, each a large tap target. */
export function ChoiceGroup<Value extends string>({ label, hint, choices, value, onChange }: ChoiceGroupProps<Value>) {
  const name = useId()
  return (
    <fieldset className="voting-question" aria-describedby={hint ? `${name}-hint` : undefined}>
      <legend className="font-semibold">{label}</legend>
      {hint && (
        <p id={`${name}-hint`} className="text-md text-ink-2">
          {hint}
        </p>
      )}
      <div className="voting-choices">
        {choices.map((choice) => (
          <label key={choice.value} className="voting-choice">
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
