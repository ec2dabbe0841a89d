import './answer.css'
import { useEffect, useRef, useState } from 'react'
import type { SentAnswer, PartnerIntroductionDetail } from '#contracts/partner-introductions.ts'
import type { IntroductionOutcome } from '#domain/introductions/introduction.ts'
import type { PartnerAnswer } from '#domain/introductions/partner-answer.ts'
import { isFinal } from '#domain/introductions/state-machine.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Page } from '#client/ui/layout/page.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { GivenAnswerCard } from './given-answer-card.tsx'
import type { FindListings } from './other-listings.tsx'
import { OutcomeQuestion } from './outcome-question.tsx'
import { PhoneScript } from './phone-script.tsx'
import { RedisclosureNotice } from './redisclosure-notice.tsx'
import { ResponseForm } from './response-form.tsx'
import { SharedPersonCard } from './shared-person-card.tsx'

export interface OpenedLinkProps {
  detail: PartnerIntroductionDetail
  findListings: FindListings
  onSend: (answer: PartnerAnswer, replaces: string | null) => Promise<SentAnswer>
  onOutcome: (outcome: IntroductionOutcome) => Promise<unknown>
}

type Writing = 'now' | 'later' | 'done'

/** The introduction of a link: the person's message, then the answer. */
export function OpenedLink({ detail, findListings, onSend, onOutcome }: OpenedLinkProps) {
  const t = useText('partnerAnswer')
  const [sentAnswer, setSentAnswer] = useState(detail.answer)
  const [writing, setWriting] = useState<Writing>(detail.answer ? 'done' : 'now')
  const [isSent, setIsSent] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const isFirst = useRef(true)
  // The pressed button is gone; keyboard and screen reader users continue here.
  useEffect(() => {
    if (!isFirst.current) title.current?.focus()
    isFirst.current = false
  }, [writing])
  const introduction = sentAnswer ? { ...detail.introduction, state: sentAnswer.state } : detail.introduction
  const handleSend = async (answer: PartnerAnswer, replaces: string | null) => {
    setSentAnswer(await onSend(answer, replaces))
    setIsSent(true)
    setWriting('done')
  }
  return (
    <Page wide aria-labelledby="answer-title" className="pa-page">
      <h1 id="answer-title">{t('link.title')}</h1>
      {detail.isSensitive && <RedisclosureNotice />}
      <SharedPersonCard introduction={introduction} shared={detail.shared} consent={detail.consent} />
      <PhoneScript />
      <section className="pa-stack" aria-labelledby="answer-form">
        <h2 ref={title} id="answer-form" tabIndex={-1}>
          {t('title')}
        </h2>
        {isSent && writing === 'done' && (
          <Notice announce tone="success" title={t('form.sent')}>
            <p>{t('form.sentText')}</p>
          </Notice>
        )}
        {writing === 'later' && <Notice announce>{t('link.later')}</Notice>}
        {writing === 'now' && (
          <ResponseForm
            introduction={introduction}
            current={sentAnswer}
            templates={[]}
            canSearchListings
            findListings={findListings}
            onSend={handleSend}
            onLater={() => setWriting('later')}
            onKeepTheirs={(answer) => {
              setSentAnswer(answer)
              setWriting('done')
            }}
          />
        )}
        {writing !== 'now' && sentAnswer && <GivenAnswerCard answer={sentAnswer} />}
        {writing !== 'now' && !isFinal(introduction.state) && (
          <div className="pa-buttons">
            <Button onClick={() => setWriting('now')}>{t(writing === 'later' ? 'link.goOn' : 'link.change')}</Button>
          </div>
        )}
      </section>
      {writing === 'done' && sentAnswer && !isFinal(sentAnswer.state) && <OutcomeQuestion onOutcome={onOutcome} />}
    </Page>
  )
}
