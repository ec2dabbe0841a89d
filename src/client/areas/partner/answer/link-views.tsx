import './answer.css'
import type { ReactNode } from 'react'
import type { IntroductionOutcome } from '#domain/introductions/introduction.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Page } from '#client/ui/layout/page.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { type AnswerLink, LinkSummary } from './link-summary.tsx'
import { OutcomeQuestion } from './outcome-question.tsx'
import { PhoneScript } from './phone-script.tsx'

interface ClosedLinkProps {
  link: AnswerLink
  isOpening: boolean
  /** Why the link could not be opened. */
  failure: string | undefined
  onOpen: () => void
  onOutcome: (outcome: IntroductionOutcome) => Promise<unknown>
}

/** Before the link is opened: what it is about, and what opening it means. */
export function ClosedLink({ link, isOpening, failure, onOpen, onOutcome }: ClosedLinkProps) {
  const t = useText('partnerAnswer')
  const isAnswered = link.state === 'answered'
  return (
    <Page aria-labelledby="answer-title" className="pa-page">
      <h1 id="answer-title">{t('link.title')}</h1>
      {isAnswered && <Notice tone="success">{t('link.answered')}</Notice>}
      <LinkSummary link={link} />
      <div className="pa-stack">
        <p>
          {t('link.nothingYet')} {t('link.lookNoted')}
        </p>
        <PhoneScript />
        {failure && (
          <Notice announce tone="danger">
            {failure}
          </Notice>
        )}
        <Button variant={isAnswered ? 'secondary' : 'primary'} wide busy={isOpening} onClick={onOpen}>
          {t(isAnswered ? 'link.openAgain' : 'link.open')}
        </Button>
        <p className="pa-quiet">{t('link.count')}</p>
      </div>
      {isAnswered && <OutcomeQuestion onOutcome={onOutcome} />}
    </Page>
  )
}

/** Final, withdrawn, expired, opened too often or never valid: all look alike, and nothing personal is shown. */
export function OverLink({ isThanked = false, onDoor }: { isThanked?: boolean; onDoor: () => void }) {
  const t = useText('partnerAnswer')
  return (
    <Page aria-labelledby="answer-title" className="pa-page">
      <h1 id="answer-title">{t('link.overTitle')}</h1>
      {isThanked ? (
        <Notice announce tone="success">
          {t('outcome.done')}
        </Notice>
      ) : (
        <>
          <p>{t('link.over')}</p>
          <p>{t('link.overNext')}</p>
        </>
      )}
      <div className="pa-buttons">
        <Button onClick={onDoor}>{t('link.toDoor')}</Button>
      </div>
    </Page>
  )
}

/** The link may be valid, but the request failed. */
export function LinkUnopened({ text, onRetry }: { text: string; onRetry: () => void }): ReactNode {
  const t = useText('partnerAnswer')
  const common = useText('common')
  return (
    <Page aria-labelledby="answer-title" className="pa-page">
      <h1 id="answer-title">{t('link.title')}</h1>
      <Notice tone="warning">{text}</Notice>
      <div className="pa-buttons">
        <Button variant="primary" onClick={onRetry}>
          {common('tryAgain')}
        </Button>
      </div>
    </Page>
  )
}
