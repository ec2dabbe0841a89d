import { SelectField } from '../field/select-field.tsx'
import { TextField } from '../field/text-field.tsx'

export type Filter =
  /** The first option means no filter. */
  | { kind: 'select'; key: string; label: string; value: string; options: readonly { value: string; label: string }[] }
  | { kind: 'search'; key: string; label: string; value: string; placeholder?: string }
  /** A calendar date, 2026-11-15. */
  | { kind: 'day'; key: string; label: string; value: string }
  | { kind: 'toggle'; key: string; label: string; value: boolean }

export function isSet(filter: Filter): boolean {
  switch (filter.kind) {
    case 'select':
      return filter.value !== filter.options[0]?.value
    case 'search':
    case 'day':
      return filter.value !== ''
    case 'toggle':
      return filter.value
  }
}

interface FilterControlProps {
  filter: Filter
  onChange: (key: string, value: string | boolean) => void
}

export function FilterControl({ filter, onChange }: FilterControlProps) {
  const { kind, key, label } = filter
  const handleText = (event: { target: { value: string } }) => onChange(key, event.target.value)
  switch (kind) {
    case 'select':
      return (
        <SelectField name={key} label={label} options={filter.options} value={filter.value} onChange={handleText} />
      )
    case 'search':
      return (
        <TextField
          type="search"
          name={key}
          label={label}
          placeholder={filter.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          value={filter.value}
          onChange={handleText}
        />
      )
    case 'day':
      return <TextField type="date" name={key} label={label} value={filter.value} onChange={handleText} />
    case 'toggle':
      return (
        <label className="ui-filter-toggle">
          <input
            type="checkbox"
            name={key}
            checked={filter.value}
            onChange={(event) => onChange(key, event.target.checked)}
          />
          {label}
        </label>
      )
  }
}
