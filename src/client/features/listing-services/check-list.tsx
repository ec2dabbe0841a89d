import './listing-services.css'

interface CheckListProps<Value extends string> {
  options: readonly { value: Value; label: string }[]
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
}

/** Checkboxes in as many columns as fit. They must be inside a labeled group. */
export function CheckList<Value extends string>({ options, chosen, onChange }: CheckListProps<Value>) {
  const handleChange = (value: Value, isChecked: boolean) => {
    onChange(isChecked ? [...chosen, value] : chosen.filter((choice) => choice !== value))
  }
  return (
    <div className="listing-checks">
      {options.map(({ value, label }) => (
        <label key={value} className="listing-check">
          <input
            type="checkbox"
            value={value}
            checked={chosen.includes(value)}
            onChange={(event) => handleChange(value, event.target.checked)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  )
}
