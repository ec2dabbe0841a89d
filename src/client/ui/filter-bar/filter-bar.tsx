import './filter-bar.css'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../button/button.tsx'
import { Fold } from '../fold/fold.tsx'
import { type Filter, FilterControl, isSet } from './filter-control.tsx'

export interface FilterBarProps {
  /** The name of the group of controls. */
  label: string
  /** Label of the control that opens them on a phone. */
  summaryLabel: string
  filters: readonly Filter[]
  onChange: (key: string, value: string | boolean) => void
  /** Result count as text; announced politely when it changes. */
  resultText: string
  clearLabel: string
  /** Shown only when a filter is set. */
  onClear?: (() => void) | undefined
}

export function FilterBar({ label, summaryLabel, filters, onChange, resultText, ...clearing }: FilterBarProps) {
  const { clearLabel, onClear } = clearing
  const bar = useRef<HTMLDivElement>(null)
  const handleClear = () => {
    onClear?.()
    // The button disappears; keyboard focus must not jump to the top of the page.
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
