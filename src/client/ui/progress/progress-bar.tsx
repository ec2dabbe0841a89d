import { useId, type ReactNode } from 'react'

export interface ProgressBarProps {
  label: ReactNode
  /** 0 to `max`. Omit it while the progress is unknown. */
  value?: number
  max?: number
  /** The value as text, such as "2 of 3". Shown beside the label and announced instead of a percentage. */
  valueText?: string
  hideText?: boolean
}

export function ProgressBar({ label, value, max = 100, valueText, hideText = false }: ProgressBarProps) {
  const labelId = useId()
  const valueProps = value === undefined ? {} : { value: Math.min(Math.max(value, 0), max) }
  return (
    <div className="ui-progress">
      {hideText ? (
        <span id={labelId} hidden>
          {label}
        </span>
      ) : (
        // The bar has it as its name: it's read once.
        <div className="ui-progress-text" aria-hidden="true">
          <span id={labelId}>{label}</span>
          {valueText && <span>{valueText}</span>}
        </div>
      )}
      <progress {...valueProps} max={max} aria-labelledby={labelId} aria-valuetext={valueText} />
    </div>
  )
}
