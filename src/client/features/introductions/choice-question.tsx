import { useId } from 'react'
import { Button } from '#client/ui/button/button.tsx'

export interface ChoiceQuestionProps<Value extends string> {
  question: string
  /** The previous answer. */
  note?: string | undefined
  options: readonly { value: Value; label: string }[]
  chosen: Value | null
  busy: boolean
  onChoose: (value: Value) => void
}

/** A question with fixed answers; the previous answer is marked and can be changed. */
export function ChoiceQuestion<Value extends string>(props: ChoiceQuestionProps<Value>) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="grid gap-3" data-print="hide">
      <h2 id={titleId}>{props.question}</h2>
      {props.note && (
        <p role="status" className="text-ink-2">
          {props.note}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {props.options.map(({ value, label }) => (
          <Button
            key={value}
            variant={value === props.chosen ? 'primary' : 'secondary'}
            busy={props.busy}
            aria-pressed={value === props.chosen}
            onClick={() => props.onChoose(value)}
          >
            {label}
          </Button>
        ))}
      </div>
    </section>
  )
}
