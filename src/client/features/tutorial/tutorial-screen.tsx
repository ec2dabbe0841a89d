import './tutorial.css'
import { LogOut, Play, RotateCcw } from 'lucide-react'
import {
  lastStep,
  type TutorialProgress,
  computeTutorialPercent,
  type TutorialStep,
} from '#domain/tutorial/progress.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { PathSpot } from '#client/ui/illustrations/path-spot.tsx'
import { Page } from '#client/ui/layout/page.tsx'
import { ProgressBar } from '#client/ui/progress/progress-bar.tsx'
import { StepView } from './step-view.tsx'

export interface TutorialScreenProps {
  progress: TutorialProgress
  /** The intro is shown on every visit; a user who had already started continues from there. */
  isIntro: boolean
  sparing: boolean
  onStart: () => void
  onVisit: (step: number) => void
  onReset: () => void
  onTry: (step: TutorialStep) => void
  /** Exit, Skip to Main App and Start Using all lead to the main app. */
  onLeave: () => void
}

export function TutorialScreen({ isIntro, ...props }: TutorialScreenProps) {
  return isIntro ? <Intro {...props} /> : <Steps {...props} />
}

function Intro({ progress, onStart, onLeave }: Omit<TutorialScreenProps, 'isIntro'>) {
  const t = useText('tutorial')
  const begun = progress.started && progress.completed.length < lastStep
  return (
    <Page aria-labelledby="tutorial-title" className="grid content-start gap-5">
      <PathSpot size={120} />
      <h1 id="tutorial-title">{t('intro.title')}</h1>
      <p>{t('intro.text')}</p>
      <p className="text-md text-ink-2">{t('intro.data')}</p>
      <div className="grid gap-3">
        <Button variant="primary" wide icon={<Play aria-hidden size={20} />} onClick={onStart}>
          {begun ? t('intro.goOn', { step: progress.currentStep }) : t('intro.start')}
        </Button>
        <Button wide onClick={onLeave}>
          {t('intro.skip')}
        </Button>
      </div>
    </Page>
  )
}

function Steps({ progress, sparing, onVisit, onReset, onTry, onLeave }: Omit<TutorialScreenProps, 'isIntro'>) {
  const t = useText('tutorial')
  const percent = computeTutorialPercent(progress)
  return (
    <Page wide aria-labelledby="tutorial-title" className="grid content-start gap-5">
      <div className="tour-head">
        <h1 id="tutorial-title">{t('title')}</h1>
        <Button size="small" variant="quiet" icon={<RotateCcw aria-hidden size={18} />} onClick={onReset}>
          {t('reset')}
        </Button>
        <Button size="small" icon={<LogOut aria-hidden size={18} />} onClick={onLeave}>
          {t('exit')}
        </Button>
      </div>
      <ProgressBar label={t('progress')} value={percent} valueText={t('percent', { percent })} />
      <StepView
        progress={progress}
        sparing={sparing}
        onVisit={onVisit}
        onTry={onTry}
        onStartUsing={onLeave}
        onRetake={onReset}
      />
      <Button variant="quiet" className="justify-self-center" onClick={onLeave}>
        {t('intro.skip')}
      </Button>
    </Page>
  )
}
