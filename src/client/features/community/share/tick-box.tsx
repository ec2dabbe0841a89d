import { CircleAlert } from 'lucide-react'

interface TickBoxProps {
  id: string
  label: string
  checked: boolean
  error: string | undefined
  onChange: (checked: boolean) => void
}

export function TickBox({ id, label, checked, error, onChange }: TickBoxProps) {
  return (
    <div>
      <label className="community-choice">
        <input
          id={id}
          type="checkbox"
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className="ui-field-error">
          <CircleAlert size={18} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
