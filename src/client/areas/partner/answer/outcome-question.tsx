import './answer.css'
import { useState } from 'react'
import { IntroductionOutcome } from '#domain/introductions/introduction.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

/** Shown after a yes: asks whether the person got help. This is the final step. */
export function OutcomeQuestion({ onOutcome }: { onOutcome: (outcome: IntroductionOutcome) => Promise<unknown> }) {
  const t = useText('partnerAnswer')
  const [status, setStatus] = useState<'none' | 'failed' | IntroductionOutcome>('none')
  const handleOutcome = async (outcome: IntroductionOutcome) => {
    setStatus(outcome)
    try {
      await onOutcome(outcome)
    } catch (error) {
      reportQuietly('outcome', error)
      setStatus('failed')
    }
  }
  return (
    <section className="pa-stack" aria-labelledby="answer-outcome">
      <h2 id="answer-outcome">{t('outcome.title')}</h2>
      <p className="pa-quiet">{t('outcome.text')}</p>
      {status === 'failed' && (
        <Notice announce tone="danger">
          {t('outcome.failed')}
        </Notice>
      )}
      <div className="pa-buttons">
        {IntroductionOutcome.options.map((outcome) => (
          <Button key={outcome} busy={status === outcome} onClick={() => void handleOutcome(outcome)}>
            {t(`outcome.${outcome}`)}
          </Button>
        ))}
      </div>
    </section>
  )
}
