import './choice-tile.css'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '#client/ui/class-names.ts'

/** One answer to a question: a radio button whose whole tile can be tapped. */
export function ChoiceTile({ children, ...input }: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <label className="choice-tile">
      <input {...input} type="radio" />
      {/* One element, so that the text wraps beside the button. */}
      <span>{children}</span>
    </label>
  )
}

/** The same tile where one tap chooses and goes on. */
export function ChoiceButton({ icon, children, ...button }: ComponentProps<'button'> & { icon: ReactNode }) {
  return (
    <button {...button} type="button" className="choice-tile">
      {icon}
      <span>{children}</span>
    </button>
  )
}

interface ChoiceTilesProps<Value extends string> {
  label: string
  hint?: string
  choices: readonly { value: Value; label: string }[]
  value: Value | null
  /** Short answers side by side. */
  arePills?: boolean
  onChange: (value: Value) => void
}

/** A question with a few answers. */
export function ChoiceTiles<Value extends string>(props: ChoiceTilesProps<Value>) {
  const { label, hint, choices, value, arePills = false, onChange } = props
  const name = useId()
  return (
    <fieldset
      className={classNames('choice-tiles', arePills && 'choice-pills')}
      aria-describedby={hint ? `${name}-hint` : undefined}
    >
      <legend>{label}</legend>
      {hint && (
        <p id={`${name}-hint`} className="text-md text-ink-2">
          {hint}
        </p>
      )}
      {choices.map((choice) => (
        <ChoiceTile
          key={choice.value}
          name={name}
          value={choice.value}
          checked={choice.value === value}
          onChange={() => onChange(choice.value)}
        >
          {choice.label}
        </ChoiceTile>
      ))}
    </fieldset>
  )
}
