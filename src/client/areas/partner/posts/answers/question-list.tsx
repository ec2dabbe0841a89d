import { useState } from 'react'
import type { PartnerQuestion } from '#contracts/community-staff.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { humanDate } from '#client/shared/formats/dates.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { type AnswerBody, AnswerForm } from './answer-form.tsx'

interface QuestionListProps {
  questions: readonly PartnerQuestion[]
  mayAct: boolean
  organization: string
  onAnswer: (questionId: string, body: AnswerBody) => Promise<void>
}

/** Questions people asked; one form is open at a time. */
export function QuestionList({ questions, mayAct, organization, onAnswer }: QuestionListProps) {
  const t = useText('partnerPosts')
  const [openId, setOpenId] = useState<string | null>(null)
  if (questions.length === 0) {
    return (
      <EmptyState headingLevel="h3" title={t('questions.empty')}>
        {t('questions.emptyText')}
      </EmptyState>
    )
  }
  const handleAnswer = async (id: string, body: AnswerBody) => {
    await onAnswer(id, body)
    setOpenId(null)
  }
  return (
    <ul className="pp-list">
      {questions.map((question) => (
        <Card key={question.id} as="li" className="pl-stack">
          <QuestionFacts question={question} />
          {mayAct && openId !== question.id && (
            <Button
              variant="primary"
              size="small"
              aria-label={t('questions.answerNamed', { question: question.text })}
              onClick={() => setOpenId(question.id)}
            >
              {t('questions.answer')}
            </Button>
          )}
          {openId === question.id && (
            <AnswerForm
              language={question.language}
              organization={organization}
              onSend={(body) => handleAnswer(question.id, body)}
              onClose={() => setOpenId(null)}
            />
          )}
        </Card>
      ))}
    </ul>
  )
}

function QuestionFacts({ question }: { question: PartnerQuestion }) {
  const t = useText('partnerPosts')
  const needs = useText('needs')
  const { language } = useLanguage()
  const { text, need, state, county, sentOn, answers } = question
  const locationText = state === null ? t('everywhere') : county === null ? state : t('place', { county, state })
  const count =
    answers === 0
      ? t('questions.noAnswers')
      : answers === 1
        ? t('questions.answersOne')
        : t('questions.answers', { count: answers })
  return (
    <>
      <p className="pp-meta">
        {need && <Badge>{needs(`${need}.label`)}</Badge>}
        <span>
          {[t(`languages.${question.language}`), locationText, humanDate(sentOn, language), count].join(' · ')}
        </span>
      </p>
      <p className="pp-text" lang={question.language === language ? undefined : question.language}>
        {text}
      </p>
    </>
  )
}
