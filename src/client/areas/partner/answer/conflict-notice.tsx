import type { SentAnswer } from '#contracts/partner-introductions.ts'
import { isFinal } from '#domain/introductions/state-machine.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { GivenAnswerCard } from './given-answer-card.tsx'

interface ConflictNoticeProps {
  answer: SentAnswer
  busy: boolean
  /** Called before the form is submitted again. */
  onReplace: () => void
  onKeep: () => void
}

/** Another user answered first: their answer is shown, and nothing is overwritten without confirmation. */
export function ConflictNotice({ answer, busy, onReplace, onKeep }: ConflictNoticeProps) {
  const t = useText('partnerAnswer')
  const isOver = isFinal(answer.state)
  return (
    // The form moves the focus here, as to any other submit error.
    <section className="pa-stack" aria-labelledby="answer-conflict" data-form-errors tabIndex={-1}>
      <Notice announce tone="warning" title={<span id="answer-conflict">{t('conflict.title')}</span>}>
        <p>{t(isOver ? 'conflict.final' : 'conflict.text')}</p>
      </Notice>
      <GivenAnswerCard answer={answer} />
      <div className="pa-buttons">
        {!isOver && (
          <Button type="submit" variant="primary" busy={busy} onClick={onReplace}>
            {t('conflict.replace')}
          </Button>
        )}
        <Button onClick={onKeep}>{t('conflict.keep')}</Button>
      </div>
    </section>
  )
}
