import { ArrowLeft, House } from 'lucide-react'
import { type VisibleStep, visibleStepCount } from '#domain/onboarding/steps.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { ProgressBar } from '#client/ui/progress/progress-bar.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden/visually-hidden.tsx'

const stepNames = { 1: 'location.step', 2: 'needs.step', 3: 'search.step' } as const

interface WizardHeaderProps {
  step: VisibleStep
  percent: number
  onBack: () => void
  onHome: () => void
}

export function WizardHeader({ step, percent, onBack, onHome }: WizardHeaderProps) {
  const t = useText('onboarding')
  return (
    <div className="grid gap-2">
      <div className="wizard-ways">
        <Button variant="quiet" size="small" icon={<ArrowLeft aria-hidden size={20} />} onClick={onBack}>
          {t('back')}
        </Button>
        <Button variant="quiet" size="small" icon={<House aria-hidden size={20} />} onClick={onHome}>
          {t('home')}
        </Button>
      </div>
      <ProgressBar
        label={
          <>
            <VisuallyHidden>{t('progress')}</VisuallyHidden> <strong>{t(stepNames[step])}</strong>
          </>
        }
        value={percent}
        valueText={t('stepOf', { step, total: visibleStepCount })}
      />
    </div>
  )
}
