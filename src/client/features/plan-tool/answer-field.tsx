import { CircleAlert } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { maxPlanAnswer } from '#domain/action-plan/plan-answers.ts'
import { countCharactersOver } from '#domain/action-plan/plan-tool.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { stageHeadingId } from './stage-heading.tsx'

/** From this length on the remaining characters are shown. */
const nearTheEnd = maxPlanAnswer - 400

interface AnswerFieldProps {
  ref: Ref<HTMLTextAreaElement>
  text: string
  /** Button beside the input, for speech to text. */
  button: ReactNode
  onText: (text: string) => void
}

/** Labeled by the question. Text is never cut: a message says when it is too long. */
export function AnswerField({ ref, text, button, onText }: AnswerFieldProps) {
  const t = useText('planTool')
  const over = countCharactersOver(text)
  const isNear = over === 0 && text.length > nearTheEnd
  return (
    <div className="grid gap-2">
      <div className="plan-box">
        <textarea
          ref={ref}
          className="ui-input"
          rows={4}
          value={text}
          aria-labelledby={stageHeadingId}
          aria-describedby={over > 0 ? 'plan-too-long plan-hint' : 'plan-hint'}
          aria-invalid={over > 0}
          autoComplete="off"
          onChange={(event) => onText(event.target.value)}
        />
        {button}
      </div>
      {isNear && (
        <p className="text-md text-ink-2">{t('answer.left', { count: maxPlanAnswer - text.trim().length })}</p>
      )}
      <div role="status">
        {over > 0 && (
          <p id="plan-too-long" className="ui-field-error">
            <CircleAlert size={18} aria-hidden="true" />
            <span>{t('answer.tooLong', { count: over })}</span>
          </p>
        )}
      </div>
    </div>
  )
}
