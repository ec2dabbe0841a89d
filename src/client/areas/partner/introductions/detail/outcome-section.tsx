import type { IntroductionOutcome } from '#domain/introductions/introduction.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useAction } from '#client/shared/query/use-action.ts'
import { Button } from '#client/ui/button/button.tsx'
import { ActStatus } from '../action-status.tsx'
import { DetailSection } from './detail-section.tsx'

interface OutcomeSectionProps {
  /** Outcomes that can be set now. */
  offered: readonly IntroductionOutcome[]
  onOutcome: (outcome: IntroductionOutcome) => Promise<unknown>
}

/** Whether the person got help in the end. The latest report counts, theirs or ours. */
export function OutcomeSection({ offered, onOutcome }: OutcomeSectionProps) {
  const t = useText('partnerIntroductions')
  const { phase, isBusy, perform } = useAction()
  const words = { got_help: t('work.gotHelp'), not_got_help: t('work.notHelped') }
  return (
    <DetailSection isHiddenOnPaper title={t('work.outcome')}>
      <div className="pi-buttons">
        {offered.map((outcome) => (
          <Button
            key={outcome}
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && void perform(() => onOutcome(outcome))}
          >
            {words[outcome]}
          </Button>
        ))}
      </div>
      <ActStatus phase={phase} done={t('work.outcomeSaved')} failed={t('work.failed')} />
    </DetailSection>
  )
}
