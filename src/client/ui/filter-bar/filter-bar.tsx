import './filter-bar.css'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../button/button.tsx'
import { Fold } from '../fold/fold.tsx'
import { type Filter, FilterControl, isSet } from './filter-control.tsx'

export interface FilterBarProps {
  /** The name of the group of controls. */
  label: string
  /** What is pressed on a phone to see them. */
  summaryLabel: string
  filters: readonly Filter[]
  onChange: (key: string, value: string | boolean) => void
  /** What is left, in words; read out politely when it changes. */
  resultText: string
  clearLabel: string
  /** Offered only when something is set. */
  onClear?: (() => void) | undefined
}

export function FilterBar({ label, summaryLabel, filters, onChange, resultText, ...clearing }: FilterBarProps) {
  const { clearLabel, onClear } = clearing
  const bar = useRef<HTMLDivElement>(null)
  const handleClear = () => {
    onClear?.()
    // The button goes away; the keyboard must not start again at the top of the page.
    bar.current?.focus()
  }
  return (
    <div ref={bar} role="group" aria-label={label} tabIndex={-1} className="ui-filters">
      <Fold label={summaryLabel}>
        <div className="ui-filter-controls">
          {filters.map((filter) => (
            <FilterControl key={filter.key} filter={filter} onChange={onChange} />
          ))}
        </div>
      </Fold>
      <div className="ui-filter-result">
        <p role="status">{resultText}</p>
        {onClear && filters.some(isSet) && (
          <Button size="small" variant="quiet" icon={<X size={18} aria-hidden="true" />} onClick={handleClear}>
            {clearLabel}
          </Button>
        )}
      </div>
    </div>
  )
}
