import './reggie.css'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { SatisfactionVote } from '#client/features/votes/satisfaction-vote.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ReggieFace } from '#client/ui/illustrations/reggie.tsx'
import { keepForAnswer } from '../answer/for-answer.ts'
import { AnswerPanel, type StaffAnswer } from './answer-panel.tsx'
import { AskForm } from './ask-form.tsx'

/** Three jobs: a reply from notes, another place, and how things work here. `?introduction=` says whom it is about. */
export function ReggiePage() {
  const t = useText('partnerReggie')
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const introductionId = search.get('introduction') ?? undefined
  const [answer, setAnswer] = useState<StaffAnswer | null>(null)
  const handleUse = (text: string) => {
    if (introductionId === undefined) return
    keepForAnswer(introductionId, text)
    navigate(`/partner-portal/introductions?id=${introductionId}`)
  }
  return (
    <div className="pr-page">
      <div className="pr-head">
        <ReggieFace size={56} />
        <h1 id="partner-title">{t('title')}</h1>
      </div>
      <p>{t('intro')}</p>
      {introductionId !== undefined && <p className="pr-quiet">{t('about', { ref: introductionId.slice(0, 6).toUpperCase() })}</p>}
      <div className="pr-panes">
        <AskForm introductionId={introductionId} onAnswer={setAnswer} />
        {answer && (
          <div className="pr-stack">
            <AnswerPanel
              key={answer.at} answer={answer}
              {...(introductionId === undefined || answer.job !== 'draft' ? {} : { onUse: handleUse })}
            />
            <SatisfactionVote key={`vote ${answer.at}`} context="staff_reggie" subject={`staff ${answer.at}`} />
          </div>
        )}
      </div>
    </div>
  )
}
