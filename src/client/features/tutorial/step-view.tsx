import { ArrowLeft, ArrowRight, ClipboardList, type LucideIcon, MapPin, MessageCircle, CircleCheck } from 'lucide-react'
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
import { StepVideo } from './step-video.tsx'

const parts = ['search', 'chat', 'plans'] as const

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

function CompletionCard({ onStartUsing, onRetake }: { onStartUsing: () => void; onRetake: () => void }) {
  const t = useText('tutorial')
  return (
    <section aria-labelledby="tour-complete" className="tour-complete">
      <h2 id="tour-complete">{t('complete.title')}</h2>
      <ul className="grid gap-2">
        {parts.map((part) => (
          <li key={part} className="flex items-center gap-2 font-semibold">
            <CircleCheck aria-hidden size={22} className="flex-none text-ok" />
            {t(`complete.${part}`)}
          </li>
        ))}
      </ul>
      <h3>{t('complete.nextTitle')}</h3>
      <ol className="tour-next">
        {t.list('complete.next').map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={onStartUsing}>
          {t('complete.start')}
        </Button>
        <Button onClick={onRetake}>{t('complete.again')}</Button>
      </div>
    </section>
  )
}

/** The video transcript, for people who cannot watch it or are saving data. */
function Transcript({ step }: { step: TutorialStep }) {
  const t = useText('tutorial')
  return (
    <details className="tour-transcript">
      <summary>{t('transcript')}</summary>
      <ol className="tour-next">
        {t.list(`${step}.lines`).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </details>
  )
}
