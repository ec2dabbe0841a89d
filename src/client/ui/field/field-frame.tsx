import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'

export interface FieldText {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong and how to fix it. Marks the control as invalid. */
  error?: ReactNode
}

interface ControlAttributes {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

export interface FieldFrameProps extends FieldText {
  id?: string | undefined
  children: (control: ControlAttributes) => ReactNode
}

/** Connects a label, a hint and an error to one control. */
export function FieldFrame({ id, label, hint, error, children }: FieldFrameProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const errorId = `${controlId}-error`
  const hintId = `${controlId}-hint`
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div className="ui-field">
      <label className="ui-field-label" id={`${controlId}-label`} htmlFor={controlId}>
        {label}
      </label>
      {hint && (
        <p id={hintId} className="ui-field-hint">
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(error && { 'aria-invalid': true }),
      })}
      {error && (
        <p id={errorId} className="ui-field-error">
          <CircleAlert size={18} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
