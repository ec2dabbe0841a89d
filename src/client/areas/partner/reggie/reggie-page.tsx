import { useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import * as z from 'zod/mini'
import { type Language, parseLanguage } from '#domain/language.ts'
import '#client/features/chat/chat.css'
import { CrisisCard } from '#client/features/chat/crisis-card.tsx'
import { SatisfactionVote } from '#client/features/votes/satisfaction-vote.tsx'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ReggieFace } from '#client/ui/illustrations/reggie.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { keepForAnswer } from '../answer/for-answer.ts'
import { useStaff } from '../introductions/use-staff.ts'
import { AnswerPanel } from './answer-panel.tsx'
import { AskForm } from './ask-form.tsx'
import './reggie.css'
import { type StaffAnswer, askReggie } from './staff-answer.ts'

/** `?introduction=` names the introduction, `&lang=` the person's language. Untrusted input: anyone can type a URL. */
export function ReggiePage() {
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const own = useLanguage().language
  const { mayAct } = useStaff()
  const introductionId = z.uuid().safeParse(search.get('introduction')).data
  const [answer, setAnswer] = useState<StaffAnswer | null>(null)
  const handleUse = (id: string, text: string) => {
    keepForAnswer(id, text)
    navigate(`/partner-portal/introductions?id=${id}`)
  }
  return (
    <ReggieView
      introductionId={introductionId}
      replyLanguage={parseLanguage(search.get('lang')) ?? own}
      mayAsk={mayAct}
      answer={answer}
      onAnswer={setAnswer}
      onUse={handleUse}
    />
  )
}

interface ReggieViewProps {
  introductionId: string | undefined
  replyLanguage: Language
  /** Viewers cannot answer introductions, so the assistant is not offered to them. */
  mayAsk: boolean
  answer: StaffAnswer | null
  onAnswer: (answer: StaffAnswer) => void
  onUse: (introductionId: string, text: string) => void
}

/** Three jobs: a reply from notes, another listing, and answers about help, rules and the portal. */
export function ReggieView({ introductionId, replyLanguage, mayAsk, answer, onAnswer, onUse }: ReggieViewProps) {
  const t = useText('partnerReggie')
  const followUp = useFollowUp(introductionId, answer, onAnswer)
  const [putAway, setPutAway] = useState<StaffAnswer | null>(null)
  return (
    <div className="pr-page">
      <div className="pr-head">
        <ReggieFace size={56} />
        <h1 id="partner-title">{t('title')}</h1>
      </div>
      {!mayAsk && <Notice>{t('onlyStaff')}</Notice>}
      {mayAsk && (
        <>
          <p>{t('intro')}</p>
          {introductionId !== undefined && (
            <p className="pr-quiet">{t('about', { ref: introductionId.slice(0, 6).toUpperCase() })}</p>
          )}
          <div className="pr-panes">
            <AskForm
              introductionId={introductionId}
              replyLanguage={replyLanguage}
              previous={answer}
              onAnswer={onAnswer}
            />
            {answer && (
              <div className="pr-stack">
                {answer.crisis && putAway !== answer && (
                  <CrisisCard crisis={answer.crisis} onDismiss={() => setPutAway(answer)} />
                )}
                <AnswerPanel
                  key={answer.at}
                  answer={answer}
                  onAsk={followUp.ask}
                  {...(introductionId === undefined || answer.job !== 'draft'
                    ? {}
                    : { onUse: (text: string) => onUse(introductionId, text) })}
                />
                {followUp.hasFailed && (
                  <Notice tone="danger" announce>
                    {t('failed')}
                  </Notice>
                )}
                <SatisfactionVote key={`vote ${answer.at}`} context="staff_reggie" subject={`staff ${answer.at}`} />
              </div>
            )}
          </div>
        </>
      )}
    </div>
  )
}

/** Asks a question that Reggie offered. One at a time: further taps wait for nothing and are left out. */
function useFollowUp(
  introductionId: string | undefined,
  previous: StaffAnswer | null,
  onAnswer: (answer: StaffAnswer) => void,
) {
  const isAsking = useRef(false)
  const [hasFailed, setHasFailed] = useState(false)
  const askOnce = async (input: string, lang: StaffAnswer['lang']) => {
    isAsking.current = true
    setHasFailed(false)
    try {
      onAnswer(await askReggie({ job: 'how', lang, input, introductionId, previous }))
    } catch {
      setHasFailed(true)
    } finally {
      isAsking.current = false
    }
  }
  return {
    hasFailed,
    ask: (question: string) => {
      if (previous && !isAsking.current) void askOnce(question, previous.lang)
    },
  }
}
