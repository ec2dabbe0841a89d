import { CircleCheck, Lightbulb } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { type CheckQuestion, type CheckAnswers, isComplete, countRightAnswers } from '#domain/gro/lessons.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ChoiceTile } from '#client/shared/choice-tile/choice-tile.tsx'
import { Button } from '#client/ui/button/button.tsx'

type Phase = 'answering' | 'missing' | 'checked'

/** Three questions, each with encouraging feedback. Nothing is stored. */
export function MiniCheck({ questions }: { questions: readonly CheckQuestion[] }) {
  const t = useText('gro')
  const [answers, setAnswers] = useState<CheckAnswers>([])
  const [phase, setPhase] = useState<Phase>('answering')
  const handleChoose = (question: number, choice: number) => {
    setAnswers(questions.map((_, index) => (index === question ? choice : answers[index])))
    setPhase('answering')
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setPhase(isComplete(questions, answers) ? 'checked' : 'missing')
  }
  const handleAgain = () => {
    setAnswers([])
    setPhase('answering')
  }
  return (
    <section aria-labelledby="gro-check" className="grid gap-3" data-print="hide">
      <h2 id="gro-check">{t('check.title')}</h2>
      <p className="text-ink-2">{t('check.text')}</p>
      <form className="grid gap-5" onSubmit={handleSubmit}>
        {questions.map((question, index) => (
          <Question
            key={question.ask}
            question={question}
            chosen={answers[index]}
            isChecked={phase === 'checked'}
            onChoose={(choice) => handleChoose(index, choice)}
          />
        ))}
        <div role="status" className="font-semibold">
          <Outcome phase={phase} count={countRightAnswers(questions, answers)} total={questions.length} />
        </div>
        {phase === 'checked' ? (
          <Button onClick={handleAgain}>{t('check.again')}</Button>
        ) : (
          <Button type="submit">{t('check.submit')}</Button>
        )}
      </form>
    </section>
  )
}

function Outcome({ phase, count, total }: { phase: Phase; count: number; total: number }) {
  const t = useText('gro')
  if (phase === 'answering') return null
  if (phase === 'missing') return t('check.missing')
  if (count === total) return t('check.all')
  return count === 0 ? t('check.none') : t('check.some', { count, total })
}

interface QuestionProps {
  question: CheckQuestion
  chosen: number | undefined
  isChecked: boolean
  onChoose: (choice: number) => void
}

function Question({ question: { ask, choices, right, why }, chosen, isChecked, onChoose }: QuestionProps) {
  const t = useText('gro')
  const name = useId()
  const noteId = useId()
  const isRight = chosen === right
  const Icon = isRight ? CircleCheck : Lightbulb
  return (
    <fieldset className="choice-tiles" aria-describedby={isChecked ? noteId : undefined}>
      <legend>{ask}</legend>
      {choices.map((choice, index) => (
        <ChoiceTile key={choice} name={name} checked={chosen === index} onChange={() => onChoose(index)}>
          {choice}
        </ChoiceTile>
      ))}
      {isChecked && (
        <p id={noteId} className={isRight ? 'gro-note gro-note-right' : 'gro-note'}>
          <Icon aria-hidden size={20} className="flex-none" />
          <span>
            {t(isRight ? 'check.right' : 'check.notYet')} {why}
          </span>
        </p>
      )}
    </fieldset>
  )
}
