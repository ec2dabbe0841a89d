import { Check, Plus } from 'lucide-react'
import { includesPhrase, togglePhrase } from '#domain/action-plan/answer-phrases.ts'
import { useText } from '#client/platform/i18n/use-text.ts'

interface AnswerChipsProps {
  text: string
  words: readonly string[]
  onText: (text: string) => void
}

/** Suggested answers to tap instead of typing. They go into the input, where they can be edited. */
export function AnswerChips({ text, words, onText }: AnswerChipsProps) {
  const t = useText('planTool')
  return (
    <div role="group" aria-labelledby="plan-chips" className="grid gap-2">
      <p id="plan-chips" className="text-md font-semibold">
        {t('answer.chips')}
      </p>
      <div className="plan-chips">
        {words.map((phrase) => {
          const isOn = includesPhrase(text, phrase)
          const Icon = isOn ? Check : Plus
          return (
            <button
              key={phrase}
              type="button"
              className="plan-chip"
              aria-pressed={isOn}
              onClick={() => onText(togglePhrase(text, phrase))}
            >
              <Icon aria-hidden size={18} />
              {phrase}
            </button>
          )
        })}
      </div>
    </div>
  )
}
