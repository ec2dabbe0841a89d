import './plan-today.css'
import { FileText, Sunrise } from 'lucide-react'
import { arrangeSteps, todayCount } from '#domain/action-plan/open-steps.ts'
import type { PlanStep } from '#domain/action-plan/plan-step.ts'
import type { StoredPlan } from '#domain/action-plan/stored-plan.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ReadAloudButton } from '#client/platform/speech/read-aloud-button.tsx'
import { Button } from '#client/ui/button/button.tsx'
import type { PlanStepsProps } from './plan-steps.tsx'
import { StepCard } from './step-card.tsx'
import { useStepFocus } from './use-step-focus.ts'

export interface PlanTodayProps extends Pick<PlanStepsProps, 'onStepFeedback'> {
  plan: StoredPlan
  onOpenPlan: () => void
  onMakePlan: () => void
}

/** The next steps of the plan, the same ones wherever the person looks for what to do. */
export function PlanToday({ plan, onStepFeedback, onOpenPlan, onMakePlan }: PlanTodayProps) {
  const t = useText('today')
  const { language } = useLanguage()
  const { open } = arrangeSteps(plan)
  const steps = open.slice(0, todayCount)
  const { expectChange, titleRef } = useStepFocus()
  const head = steps.length === todayCount ? 'planThree' : steps.length > 0 ? 'planNext' : 'planAllDone'
  return (
    <section aria-labelledby="today-title" className="plan-today">
      <h2 id="today-title" className="plan-today-title">
        <Sunrise aria-hidden size={24} />
        {t('title')}
      </h2>
      <p role="status" className="font-semibold">
        {t(head)}
      </p>
      {steps.length > 0 && (
        <ol className="grid gap-3">
          {steps.map((step) => (
            <StepCard
              key={step.task}
              ref={titleRef(step)}
              step={step}
              language={plan.language}
              feedback={plan.feedback[step.task]}
              onFeedback={(changed, feedback) => {
                expectChange(changed, feedback, open)
                onStepFeedback(changed.task, feedback)
              }}
            />
          ))}
        </ol>
      )}
      <p className="text-md text-ink-2">{t('caution')}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon={<FileText aria-hidden size={18} />} onClick={onOpenPlan}>
          {t('openPlan')}
        </Button>
        {steps.length === 0 && (
          <Button size="small" onClick={onMakePlan}>
            {t('makeAnother')}
          </Button>
        )}
        {steps.length > 0 && plan.language === language && (
          <ReadAloudButton
            text={() => steps.map(readStep).join('\n')}
            label={t('readAloud')}
            stopLabel={t('stopReading')}
          />
        )}
      </div>
    </section>
  )
}

function readStep({ title, detail, place: listing, script }: PlanStep): string {
  return [title, detail, listing?.name, listing?.phone, listing?.address, script].filter(Boolean).join('.\n')
}
