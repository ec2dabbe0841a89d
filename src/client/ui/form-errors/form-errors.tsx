import './form-errors.css'
import { CircleAlert } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId } from 'react'

export interface FieldProblem {
  /** The id of the control to fix. */
  fieldId: string
  text: string
}

export interface FormErrorsProps {
  title: string
  problems: readonly FieldProblem[]
  /** Why it could not be sent. */
  failure?: ReactNode
}

/** All errors in one summary, each linking to its field. Takes focus when the form cannot be sent. */
export function FormErrors({ title, problems, failure }: FormErrorsProps) {
  const titleId = useId()
  const failureId = useId()
  if (problems.length === 0 && !failure) return null
  return (
    <div
      data-form-errors
      role="group"
      aria-labelledby={titleId}
      aria-describedby={failure ? failureId : undefined}
      tabIndex={-1}
      className="ui-form-errors"
    >
      <CircleAlert size={22} aria-hidden="true" />
      <div>
        <p id={titleId} className="ui-form-errors-title">
          {title}
        </p>
        {failure && <p id={failureId}>{failure}</p>}
        {problems.length > 0 && (
          <ul>
            {problems.map(({ fieldId, text }) => (
              <li key={fieldId}>
                <a href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/** Not by fragment: that would add an entry to the browser history. */
function goToField(event: MouseEvent, fieldId: string) {
  event.preventDefault()
  const field = document.getElementById(fieldId)
  field?.focus({ preventScroll: true })
  // Scrolls to the label, so that it is visible with the field.
  const target = document.getElementById(`${fieldId}-label`) ?? field
  target?.scrollIntoView({ block: 'nearest' })
}
