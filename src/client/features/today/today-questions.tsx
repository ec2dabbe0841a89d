import { ArrowLeft } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { emptyTodayAnswers } from '#domain/today/stored-today.ts'
import { withAnswer, isDayQuestion, todayChoices, type TodayQuestion, todayQuestions } from '#domain/today/questions.ts'
import type { TodayAnswers } from '#domain/today/today-answers.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'

interface TodayQuestionsProps {
  /** Set when changing earlier answers: they stay selected until another is tapped. */
  before: TodayAnswers | null
  day: string
  /** Below the title of the card, or of the screen. */
  headingLevel?: 'h2' | 'h3'
  onAnswered: (answers: TodayAnswers) => void
}

/** Six taps, one question at a time. */
export function TodayQuestions(props: TodayQuestionsProps) {
  const { before, day, headingLevel: Heading = 'h3', onAnswered } = props
  const t = useText('today')
  const [index, setIndex] = useState(0)
  const [answers, setAnswers] = useState(before ?? emptyTodayAnswers)
  const question = todayQuestions[index] ?? 'releasedOn'
  const title = useFocus(index)

  const go = (next: TodayAnswers) => {
    setAnswers(next)
    if (index + 1 < todayQuestions.length) setIndex(index + 1)
    else onAnswered(next)
  }
  return (
    <div className="grid gap-3">
      <p className="text-md text-ink-2">{t('question', { number: index + 1, count: todayQuestions.length })}</p>
      <Heading ref={title} tabIndex={-1} className="today-question">
        {t(`questions.${question}`)}
      </Heading>
      <div className="today-choices">
        {todayChoices[question].map((choice) => (
          <Button
            key={choice}
            variant={choice === 'skip' ? 'quiet' : 'secondary'}
            onClick={() => go(withAnswer(answers, question, choice, day))}
          >
            {choice === 'none'
              ? t(`none.${question === 'reportBy' ? 'reportBy' : 'medicineDays'}`)
              : t(`choices.${choice}`)}
          </Button>
        ))}
      </div>
      {isDayQuestion(question) && (
        <PickDay key={question} question={question} onDay={(picked) => go({ ...answers, [question]: picked })} />
      )}
      {index > 0 && (
        <Button
          size="small"
          variant="quiet"
          className="justify-self-start"
          icon={<ArrowLeft aria-hidden size={18} />}
          onClick={() => setIndex(index - 1)}
        >
          {t('back')}
        </Button>
      )}
    </div>
  )
}

function PickDay({ question, onDay }: { question: TodayQuestion; onDay: (day: string) => void }) {
  const t = useText('today')
  const [day, setDay] = useState('')
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (day !== '') onDay(day)
  }
  return (
    <form className="today-day" onSubmit={handleSubmit}>
      <label htmlFor={`today-${question}`} className="font-semibold">
        {t('pickDay')}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={`today-${question}`}
          type="date"
          className="ui-input today-date"
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
        <Button type="submit" disabled={day === ''}>
          {t('useDay')}
        </Button>
      </div>
    </form>
  )
}

/** Focuses the text of each new question; the first one leaves the focus where it is. */
function useFocus(index: number) {
  const title = useRef<HTMLHeadingElement>(null)
  const visibleIndex = useRef(index)
  useEffect(() => {
    if (visibleIndex.current === index) return
    visibleIndex.current = index
    title.current?.focus()
  }, [index])
  return title
}
