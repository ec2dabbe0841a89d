import './choice-dialog.css'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from './dialog.tsx'
import { Notice } from '../notice/notice.tsx'

export interface Choice<Value extends string> {
  value: Value
  label: string
}

/** The result: done, worth retrying, or rejected for now. */
export interface ChoiceOutcome {
  state: 'over' | 'failed' | 'refused'
  text: string
}

export interface ChoiceDialogProps<Value extends string> {
  title: string
  /** The question to a screen reader, if it is not the title. */
  question?: string | undefined
  note?: string | undefined
  choices: readonly Choice<Value>[]
  words: Readonly<Record<'send' | 'tryAgain' | 'close' | 'cancel' | 'missing', string>>
  /** Further fields below the choices. */
  children?: ((chosen: Value | null) => ReactNode) | undefined
  onSend: (value: Value) => Promise<ChoiceOutcome>
  onClose: () => void
}

/** A choice of a few options, sent with one press. It stays open to show the result. */
export function ChoiceDialog<Value extends string>(props: ChoiceDialogProps<Value>) {
  const { title, question = title, note, choices, words, children, onSend, onClose } = props
  const [chosen, setChosen] = useState<Value | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [outcome, setOutcome] = useState<ChoiceOutcome | null>(null)
  const isOver = outcome?.state === 'over'
  const handleSend = async () => {
    setIsMissing(chosen === null)
    if (chosen === null) return
    setIsSending(true)
    setOutcome(null)
    setOutcome(await onSend(chosen))
    setIsSending(false)
  }
  const actions = isOver ? (
    <Button variant="primary" onClick={onClose}>
      {words.close}
    </Button>
  ) : (
    <>
      <Button variant="primary" busy={isSending} onClick={() => void handleSend()}>
        {outcome?.state === 'failed' ? words.tryAgain : words.send}
      </Button>
      <Button onClick={onClose}>{words.cancel}</Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={words.close} actions={actions}>
      <div className="ui-choice-form">
        {!isOver && (
          <>
            <ChoiceList
              legend={question}
              isLegendHidden
              note={note}
              error={isMissing && chosen === null ? words.missing : undefined}
              choices={choices}
              chosen={chosen}
              onChoose={setChosen}
            />
            {children?.(chosen)}
          </>
        )}
        {outcome && (
          <Notice announce tone={isOver ? 'success' : 'danger'}>
            {outcome.text}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

export interface ChoiceListProps<Value extends string> {
  legend: string
  isLegendHidden?: boolean
  note?: string | undefined
  error?: string | undefined
  choices: readonly Choice<Value>[]
  chosen: Value | null
  onChoose: (value: Value) => void
}

/** Radio buttons with full labels, each row large enough for a thumb. */
export function ChoiceList<Value extends string>(props: ChoiceListProps<Value>) {
  const { legend, isLegendHidden = false, note, error, choices, chosen, onChoose } = props
  const name = useId()
  const described = [note !== undefined && `${name}-note`, error !== undefined && `${name}-error`]
  return (
    <fieldset aria-describedby={described.filter(Boolean).join(' ') || undefined}>
      <legend className={isLegendHidden ? 'sr-only' : 'ui-field-label'}>{legend}</legend>
      {note !== undefined && <p id={`${name}-note`}>{note}</p>}
      {choices.map(({ value, label }) => (
        <label key={value} className="ui-choice">
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{label}</span>
        </label>
      ))}
      {error !== undefined && (
        <p id={`${name}-error`} role="alert" className="ui-field-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}
