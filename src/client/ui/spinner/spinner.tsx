import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export interface SpinnerProps {
  /** Announced politely. Omit it when the text beside the spinner already says what is going on. */
  label?: string
  large?: boolean
}

export function Spinner({ label, large = false }: SpinnerProps) {
  const ring = <span aria-hidden="true" className={large ? 'ui-spinner ui-spinner-large' : 'ui-spinner'} />
  if (label === undefined) return ring
  return (
    <span role="status">
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
