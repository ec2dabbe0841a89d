import { useState, type KeyboardEvent } from 'react'
import { exactOption, filterOptions, type SelectOption } from './filter-options.ts'

export interface ComboboxChoice {
  options: readonly SelectOption[]
  value: string | null
  onChange: (value: string) => void
}

/** The typed text, the matches and the active option. `query` is null until the visitor types. */
export function useCombobox({ options, value, onChange }: ComboboxChoice) {
  const [isOpen, setIsOpen] = useState(false)
  const [query, setQuery] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const selected = options.find((option) => option.value === value)
  const matches = query === null ? options : filterOptions(options, query)

  function open() {
    if (isOpen) return
    setActive(selected ? options.indexOf(selected) : -1)
    setIsOpen(true)
  }

  function close() {
    setIsOpen(false)
    setQuery(null)
  }

  function choose(option: SelectOption) {
    close()
    if (option.value !== value) onChange(option.value)
  }

  function type(text: string) {
    setQuery(text)
    setActive(text.trim() === '' ? -1 : 0)
    setIsOpen(true)
  }

  /** A name typed in full counts as chosen, also without pressing Enter. */
  function leave() {
    const typed = query === null ? undefined : exactOption(options, query)
    if (typed) choose(typed)
    else close()
  }

  function handleKeyDown(event: KeyboardEvent) {
    const last = matches.length - 1
    const moves: Record<string, () => void> = {
      ArrowDown: () => (isOpen ? setActive(active >= last ? 0 : active + 1) : open()),
      ArrowUp: () => (isOpen ? setActive(active <= 0 ? last : active - 1) : open()),
    }
    const option = matches[active]
    if (isOpen) {
      moves['Home'] = () => setActive(0)
      moves['End'] = () => setActive(last)
      moves['Escape'] = close
      if (option) moves['Enter'] = () => choose(option)
    }
    const move = moves[event.key]
    if (!move || event.nativeEvent.isComposing) return
    // Also keeps Escape from closing a dialog around the list, and Enter from sending the form.
    event.preventDefault()
    event.stopPropagation()
    move()
  }

  return { isOpen, active, matches, text: query ?? selected?.label ?? '', open, type, choose, leave, handleKeyDown }
}
