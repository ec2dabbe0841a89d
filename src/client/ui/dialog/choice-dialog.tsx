import './choice-dialog.css'
import { useId, useState } from 'react'
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
  note?: string
  choices: readonly Choice<Value>[]
  words: Readonly<Record<'send' | 'tryAgain' | 'close' | 'cancel' | 'missing', string>>
  onSend: (value: Value) => Promise<ChoiceOutcome>
  onClose: () => void
}

/** A choice of a few options, sent with one press. It stays open to show the result. */
export function ChoiceDialog<Value extends string>(props: ChoiceDialogProps<Value>) {
  const { title, words, onSend, onClose } = props
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
      {!isOver && <Choices {...props} chosen={chosen} hasError={isMissing && chosen === null} onChoose={setChosen} />}
      {outcome && (
        <Notice announce tone={isOver ? 'success' : 'danger'}>
          {outcome.text}
        </Notice>
      )}
    </Dialog>
  )
}

interface ChoicesProps<Value extends string> extends Pick<
  ChoiceDialogProps<Value>,
  'title' | 'note' | 'choices' | 'words'
> {
  chosen: Value | null
  hasError: boolean
  onChoose: (value: Value) => void
}

function Choices<Value extends string>({
  title,
  note,
  choices,
  words,
  chosen,
  hasError,
  onChoose,
}: ChoicesProps<Value>) {
  const name = useId()
  const described = [note !== undefined && `${name}-note`, hasError && `${name}-error`].filter(Boolean).join(' ')
  return (
    <fieldset aria-describedby={described || undefined}>
      <legend className="sr-only">{title}</legend>
      {note !== undefined && <p id={`${name}-note`}>{note}</p>}
      {choices.map(({ value, label }) => (
        <label key={value} className="ui-choice">
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{label}</span>
        </label>
      ))}
      {hasError && (
        <p id={`${name}-error`} role="alert" className="ui-field-error">
          {words.missing}
        </p>
      )}
    </fieldset>
  )
}
