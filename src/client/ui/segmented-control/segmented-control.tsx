import { useId } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export interface Segment<Value extends string> {
  value: Value
  label: string
  /** The full name when the label is short, such as "Español" for "ES". */
  fullLabel?: string
  /** The language of the label, when it is not the page's. */
  lang?: string
}

export interface SegmentedControlProps<Value extends string> {
  label: string
  options: readonly Segment<Value>[]
  /** Null until something is chosen. */
  value: Value | null
  onChange: (value: Value) => void
}

/** A single choice: real radio buttons, drawn as one pill. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={props.label} className="ui-segments">
      {props.options.map(({ value, label, fullLabel, lang }) => (
        <label key={value} className="ui-segment" lang={lang}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          <span aria-hidden={fullLabel !== undefined || undefined}>{label}</span>
          {fullLabel !== undefined && <VisuallyHidden>{fullLabel}</VisuallyHidden>}
        </label>
      ))}
    </div>
  )
}
