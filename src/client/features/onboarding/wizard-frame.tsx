import './onboarding.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { toVisibleStep } from '#domain/onboarding/steps.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useSecondTapGuard } from '#client/platform/use-second-tap-guard.ts'
import { Page } from '#client/ui/layout/page.tsx'
import { WizardHeader } from './wizard-header.tsx'

export interface WizardFrameProps {
  /** Inner step, 1 to 7. */
  step: number
  percent: number
  onBack: () => void
  onHome: () => void
  children: ReactNode
}

/** Frame of all three steps: back, home, and progress. */
export function WizardFrame({ step, percent, onBack, onHome, children }: WizardFrameProps) {
  const t = useText('onboarding')
  const visibleStep = toVisibleStep(step)
  const body = useFocusOnNewStep(visibleStep)
  const handleClick = useSecondTapGuard(visibleStep)
  return (
    <Page wide aria-label={t('title')} className="wizard grid gap-5" onClickCapture={handleClick}>
      <WizardHeader step={visibleStep} percent={percent} onBack={onBack} onHome={onHome} />
      <div ref={body} className="grid gap-5">
        {children}
      </div>
    </Page>
  )
}

/** Scrolls to the top and focuses the heading of a new step. `Page` does this for the first one. */
function useFocusOnNewStep(step: number) {
  const body = useRef<HTMLDivElement>(null)
  const seen = useRef(step)
  useEffect(() => {
    if (seen.current === step) return
    seen.current = step
    window.scrollTo(0, 0)
    const target = body.current?.querySelector<HTMLElement>('h1[tabindex]') ?? body.current?.closest('main')
    target?.focus({ preventScroll: true })
  }, [step])
  return body
}
