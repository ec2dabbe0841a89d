import { ArrowLeft, ArrowRight, ClipboardList, type LucideIcon, MapPin, MessageCircle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import {
  lastStep,
  getStepName,
  tutorialSteps,
  type TutorialProgress,
  type TutorialStep,
} from '#domain/tutorial/progress.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { CompletionCard } from './completion-card.tsx'
import { StepVideo } from './step-video.tsx'
import { Transcript } from './transcript.tsx'

const icons: Record<TutorialStep, LucideIcon> = { find: MapPin, chat: MessageCircle, plan: ClipboardList }
const cards = ['one', 'two', 'three'] as const

export interface StepViewProps {
  progress: TutorialProgress
  sparing: boolean
  onVisit: (step: number) => void
  onTry: (step: TutorialStep) => void
  onStartUsing: () => void
  onRetake: () => void
}

export function StepView({ progress, sparing, onVisit, onTry, onStartUsing, onRetake }: StepViewProps) {
  const t = useText('tutorial')
  const step = getStepName(progress)
  const { currentStep } = progress
  const Icon = icons[step]
  const title = useFocusOnChange(step)
  return (
    <div className="ui-sides tour-step">
      <div className="grid gap-2">
        <p className="tour-step-of">
          <Icon aria-hidden size={22} />
          {t('stepOf', { step: currentStep, steps: lastStep })}
        </p>
        <h2 ref={title} tabIndex={-1} className="tour-step-title">
          {t(`${step}.title`)}
        </h2>
        <p>{t(`${step}.text`)}</p>
      </div>
      <div>
        <StepVideo key={step} step={step} sparing={sparing} onTry={() => onTry(step)} />
        <Transcript step={step} />
      </div>
      <div className="grid gap-5">
        <section aria-label={t('features')}>
          <ul className="tour-cards">
            {cards.map((card) => (
              <Card as="li" key={card} className="grid content-start gap-1">
                <h3>{t(`${step}.cards.${card}.title`)}</h3>
                <p className="text-ink-2">{t(`${step}.cards.${card}.text`)}</p>
              </Card>
            ))}
          </ul>
        </section>
        {currentStep === lastStep && <CompletionCard onStartUsing={onStartUsing} onRetake={onRetake} />}
        <nav aria-label={t('steps')} className="tour-nav">
          <Button
            icon={<ArrowLeft aria-hidden size={20} />}
            disabled={currentStep === 1}
            onClick={() => onVisit(currentStep - 1)}
          >
            {t('previous')}
          </Button>
          <StepDots progress={progress} onVisit={onVisit} />
          <Button variant="primary" disabled={currentStep === lastStep} onClick={() => onVisit(currentStep + 1)}>
            {t('next')}
            <ArrowRight aria-hidden size={20} />
          </Button>
        </nav>
      </div>
    </div>
  )
}

function StepDots({ progress, onVisit }: Pick<StepViewProps, 'progress' | 'onVisit'>) {
  const t = useText('tutorial')
  return (
    <ol className="tour-dots">
      {tutorialSteps.map((step, index) => (
        <li key={step}>
          <button
            type="button"
            className="tour-dot"
            aria-current={index + 1 === progress.currentStep ? 'step' : undefined}
            data-done={progress.completed.includes(index + 1) || undefined}
            aria-label={t('goTo', { step: index + 1, title: t(`${step}.title`) })}
            onClick={() => onVisit(index + 1)}
          />
        </li>
      ))}
    </ol>
  )
}

/** A new step focuses its title; the first step shown leaves the focus where it is. */
function useFocusOnChange(step: TutorialStep) {
  const title = useRef<HTMLHeadingElement>(null)
  const visibleStep = useRef(step)
  useEffect(() => {
    if (visibleStep.current === step) return
    visibleStep.current = step
    title.current?.focus()
    title.current?.scrollIntoView({ block: 'center' })
  }, [step])
  return title
}
