import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { FieldFrame } from '../field/field-frame.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { OptionList } from './option-list.tsx'
import { useCombobox, type ComboboxChoice } from './use-combobox.ts'

export interface TypeAheadSelectProps extends ComboboxChoice {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  placeholder?: string
  disabled?: boolean
  required?: boolean
  /** Says how many options match; with 0 it is shown instead of the list. */
  countLabel: (count: number) => string
}

/** A list filtered by typing part of the name. Accents and case do not matter. */
export function TypeAheadSelect(props: TypeAheadSelectProps) {
  const { label, hint, error, placeholder, disabled, required, countLabel } = props
  const box = useCombobox(props)
  const root = useRef<HTMLDivElement>(null)

  // On phones the keyboard covers half the screen, so the field moves up to leave room for the list.
  useEffect(() => {
    if (box.isOpen && matchMedia('(pointer: coarse)').matches) root.current?.scrollIntoView({ block: 'start' })
  }, [box.isOpen])

  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <div ref={root} className="ui-combobox">
          <div className="ui-select-box">
            <input
              {...control}
              className="ui-input"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={box.isOpen}
              aria-controls={`${control.id}-list`}
              aria-activedescendant={box.isOpen && box.matches[box.active] ? `${control.id}-${box.active}` : undefined}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={placeholder}
              disabled={disabled}
              required={required}
              value={box.text}
              onChange={(event) => box.type(event.target.value)}
              onFocus={(event) => event.target.select()}
              onClick={box.open}
              onBlur={box.leave}
              onKeyDown={box.handleKeyDown}
            />
            <ChevronDown aria-hidden="true" />
          </div>
          <OptionList {...{ id: control.id, value: props.value, box }} />
          {box.isOpen && box.matches.length === 0 && (
            <p aria-hidden="true" className="ui-combobox-popup ui-combobox-none">
              {countLabel(0)}
            </p>
          )}
          <div role="status">{box.isOpen && <VisuallyHidden>{countLabel(box.matches.length)}</VisuallyHidden>}</div>
        </div>
      )}
    </FieldFrame>
  )
}
