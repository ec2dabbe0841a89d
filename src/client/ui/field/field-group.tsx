import './field-group.css'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

interface FieldGroupProps {
  /** Target of the link in the error summary. */
  id?: string
  legend: ReactNode
  hint?: ReactNode
  error?: ReactNode
  children: ReactNode
}

/** Several controls that answer one question. */
export function FieldGroup({ id, legend, hint, error, children }: FieldGroupProps) {
  const textId = useId()
  const isDescribed = Boolean(hint) || Boolean(error)
  return (
    <fieldset
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className="ui-group"
      aria-describedby={isDescribed ? textId : undefined}
    >
      <legend>{legend}</legend>
      {isDescribed && (
        <div id={textId}>
          {hint && <p className="ui-field-hint">{hint}</p>}
          {error && (
            <p className="ui-field-error">
              <CircleAlert size={18} aria-hidden="true" />
              <span>{error}</span>
            </p>
          )}
        </div>
      )}
      {children}
    </fieldset>
  )
}
