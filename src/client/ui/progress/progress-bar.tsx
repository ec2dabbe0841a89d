import { useId, type ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

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
        <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
      ) : (
        <div className="ui-progress-text">
          <span id={labelId}>{label}</span>
          {valueText && <span aria-hidden="true">{valueText}</span>}
        </div>
      )}
      <progress {...valueProps} max={max} aria-labelledby={labelId} aria-valuetext={valueText} />
    </div>
  )
}
