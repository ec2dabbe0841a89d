import { useId } from 'react'
import { AttemptResult } from '#domain/introductions/partner-inbox.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useAction } from '#client/shared/query/use-action.ts'
import { Button } from '#client/ui/button/button.tsx'
import { ActStatus } from '../action-status.tsx'
import type { TeamActions } from './detail-actions.ts'

/** Records the result of a call with one press. */
export function AttemptBlock({ onAttempt }: Pick<TeamActions, 'onAttempt'>) {
  const t = useText('partnerIntroductions')
  const id = useId()
  const { phase, isBusy, perform } = useAction()
  return (
    <div role="group" aria-labelledby={id}>
      <h4 id={id}>{t('work.attempt')}</h4>
      <div className="pi-buttons">
        {AttemptResult.options.map((result) => (
          <Button
            key={result}
            size="small"
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && void perform(() => onAttempt(result))}
          >
            {t(`work.attempts.${result}`)}
          </Button>
        ))}
      </div>
      <ActStatus phase={phase} done={t('work.attemptSaved')} failed={t('work.failed')} />
    </div>
  )
}
