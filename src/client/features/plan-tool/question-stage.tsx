import { Check, Plus } from 'lucide-react'
import { type ComponentType, type FormEvent, type ReactNode, useRef } from 'react'
import { appendPhrase, includesPhrase, planQuestionIds, togglePhrase } from '#domain/action-plan/plan-answers.ts'
import { isAnswered, type PlanToolState, getPlanQuestion } from '#domain/action-plan/plan-tool.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { ProgressBar } from '#client/ui/progress/progress-bar.tsx'
import { AnswerField } from './answer-field.tsx'
import { StageHeading } from './stage-heading.tsx'
import { PlanErrorNotice } from './plan-error-notice.tsx'

/** Speech to text, passed in by the app: renders around the input and provides the button inside it. */
export type VoiceSlot = ComponentType<{
  onWords: (words: string) => void
  onType: () => void
  children: (button: ReactNode) => ReactNode
}>

export interface QuestionStageProps {
  state: Extract<PlanToolState, { phase: 'questions' }>
  Voice: VoiceSlot | undefined
  onAnswer: (text: string) => void
  onNext: () => void
  onCreate: () => void
  onBack: () => void
  onStartOver: () => void
}

/** One of the five questions. */
export function QuestionStage({ state, Voice, onAnswer, onNext, onCreate, onBack, onStartOver }: QuestionStageProps) {
  const t = useText('planTool')
  const common = useText('common')
  const box = useRef<HTMLTextAreaElement>(null)
  const { question, answers, trouble: error } = state
  const id = getPlanQuestion(question)
  const [text, total, number] = [answers[id], planQuestionIds.length, question + 1]
  const isLast = number === total
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isAnswered(text)) (isLast ? onCreate : onNext)()
  }
  const field = (button: ReactNode) => <AnswerField ref={box} text={text} button={button} onText={onAnswer} />
  return (
    <form className="plan-question" onSubmit={handleSubmit} noValidate>
      <ProgressBar label={t('progress')} value={number} max={total} valueText={t('count', { number, total })} />
      <div className="grid gap-1">
        <StageHeading>{t(`questions.${id}.ask`)}</StageHeading>
        <p id="plan-hint" className="text-ink-2">
          {t(`questions.${id}.hint`)}
        </p>
      </div>
      {error && <PlanErrorNotice>{t(`trouble.${error}`)}</PlanErrorNotice>}
      <AnswerChips text={text} words={t.list(`questions.${id}.chips`)} onText={onAnswer} />
      {Voice ? (
        <Voice onWords={(words) => onAnswer(appendPhrase(text, words))} onType={() => box.current?.focus()}>
          {field}
        </Voice>
      ) : (
        field(null)
      )}
      <div className="plan-moves">
        <Button onClick={onBack}>{common('back')}</Button>
        <Button type="submit" variant="primary" disabled={!isAnswered(text)}>
          {isLast ? t('create') : common('next')}
        </Button>
      </div>
      <div>
        <Button size="small" variant="quiet" onClick={onStartOver}>
          {t('startOver')}
        </Button>
      </div>
    </form>
  )
}

interface AnswerChipsProps {
  text: string
  words: readonly string[]
  onText: (text: string) => void
}

/** Suggested answers to tap instead of typing. They go into the input, where they can be edited. */
function AnswerChips({ text, words, onText }: AnswerChipsProps) {
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
