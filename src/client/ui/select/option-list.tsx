import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { SelectOption } from './filter-options.ts'

interface OptionListProps {
  id: string
  value: string | null
  box: {
    isOpen: boolean
    active: number
    matches: readonly SelectOption[]
    choose: (option: SelectOption) => void
  }
}

/** The options of a combobox, whose text box keeps the focus. */
export function OptionList({ id, value, box }: OptionListProps) {
  return (
    <ul
      id={`${id}-list`}
      role="listbox"
      className="ui-combobox-popup"
      aria-labelledby={`${id}-label`}
      hidden={!box.isOpen || box.matches.length === 0}
    >
      {box.isOpen &&
        box.matches.map((option, index) => (
          <Option
            key={option.value}
            id={`${id}-${index}`}
            option={option}
            isActive={index === box.active}
            isSelected={option.value === value}
            onChoose={box.choose}
          />
        ))}
    </ul>
  )
}

interface OptionProps {
  id: string
  option: SelectOption
  isActive: boolean
  isSelected: boolean
  onChoose: (option: SelectOption) => void
}

function Option({ id, option, isActive, isSelected, onChoose }: OptionProps) {
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isActive) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // Focus stays on the text box, which points here with aria-activedescendant.
    <li
      ref={item}
      id={id}
      role="option"
      className="ui-combobox-option"
      aria-selected={isSelected}
      data-active={isActive || undefined}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option)}
    >
      {option.label}
      {isSelected && <Check size={18} aria-hidden="true" />}
    </li>
  )
}
