import {
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react'
import { FieldFrame } from '../field/field-frame.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { SelectOption } from './filter-options.ts'
import { OptionList } from './option-list.tsx'

interface SuggestFieldProps {
  label: ReactNode
  hint?: ReactNode
  text: string
  /** Suggestions for the text; they arrive while it is being typed. */
  options: readonly SelectOption[]
  isInvalid?: boolean
  maxLength?: number
  enterKeyHint?: ComponentPropsWithoutRef<'input'>['enterKeyHint']
  inputRef?: Ref<HTMLInputElement> | undefined
  countLabel: (count: number) => string
  onType: (text: string) => void
  onChoose: (value: string) => void
}

/** A text box with suggestions. Any text may be sent; no suggestion is chosen unless the person picks it. */
export function SuggestField(props: SuggestFieldProps) {
  const { label, hint, text, options, isInvalid, maxLength, countLabel, onType } = props
  const box = useSuggestions(props)
  const root = useRef<HTMLDivElement>(null)
  // On phones the keyboard covers half the screen, so the field moves up to leave room for the list.
  useEffect(() => {
    if (box.isOpen && matchMedia('(pointer: coarse)').matches) root.current?.scrollIntoView({ block: 'start' })
  }, [box.isOpen])
  return (
    <FieldFrame label={label} hint={hint}>
      {(control) => (
        <div ref={root} className="ui-combobox">
          <input
            {...control}
            ref={props.inputRef}
            className="ui-input"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={box.isOpen}
            aria-controls={`${control.id}-list`}
            aria-activedescendant={box.isOpen && options[box.active] ? `${control.id}-${box.active}` : undefined}
            aria-invalid={isInvalid || undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={maxLength}
            enterKeyHint={props.enterKeyHint}
            value={text}
            onChange={(event) => {
              box.open()
              onType(event.target.value)
            }}
            onBlur={box.close}
            onKeyDown={box.handleKeyDown}
          />
          <OptionList id={control.id} value={null} box={box} />
          <div role="status">{box.isOpen && <VisuallyHidden>{countLabel(options.length)}</VisuallyHidden>}</div>
        </div>
      )}
    </FieldFrame>
  )
}

function useSuggestions({ options, onChoose }: Pick<SuggestFieldProps, 'options' | 'onChoose'>) {
  const [isWanted, setIsWanted] = useState(false)
  const [active, setActive] = useState(-1)
  const isOpen = isWanted && options.length > 0
  const last = options.length - 1
  const open = () => {
    setIsWanted(true)
    setActive(-1)
  }
  const close = () => setIsWanted(false)
  const choose = ({ value }: SelectOption) => {
    close()
    onChoose(value)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const option = options[active]
    const moves: Record<string, () => void> = {}
    if (isOpen) {
      moves['ArrowDown'] = () => setActive(active >= last ? 0 : active + 1)
      moves['ArrowUp'] = () => setActive(active <= 0 ? last : active - 1)
      moves['Escape'] = close
      if (option) moves['Enter'] = () => choose(option)
    } else if (options.length > 0) moves['ArrowDown'] = open
    const move = moves[event.key]
    if (!move || event.nativeEvent.isComposing) return
    // Also keeps Escape from closing a dialog around the list, and Enter from sending the form.
    event.preventDefault()
    event.stopPropagation()
    move()
  }
  return { isOpen, active, matches: options, open, close, choose, handleKeyDown }
}
