import { useEffect, useState } from 'react'
import {
  createTutorialProgress,
  type TutorialEvent,
  type TutorialProgress,
  tutorialReducer,
  type TutorialStep,
} from '#domain/tutorial/progress.ts'
import { TutorialScreen } from '#client/features/tutorial/tutorial-screen.tsx'
import { isFrugal } from '#client/platform/offline/is-frugal.ts'
import { readKey, writeKey } from '#client/platform/storage/storage.ts'
import { mainSession } from '#client/state/session/main-session.ts'
import { openScreen } from '#client/state/navigation/navigation.ts'
import { useOpenHome } from './shell/use-open-home.ts'

/** The screen on which each step of the tour can be tried. */
const tries = { find: 'onboarding', chat: 'chat', plan: 'action-plan' } as const

export function TutorialPage() {
  const openHome = useOpenHome()
  const { progress, send } = useProgress()
  const [isIntro, setIsIntro] = useState(true)
  const handleStart = () => {
    send({ type: 'started', at: Date.now() })
    setIsIntro(false)
  }
  const handleReset = () => {
    send({ type: 'reset', at: Date.now() })
    setIsIntro(true)
  }
  const handleTry = (step: TutorialStep) => {
    openScreen(tries[step], { from: 'tutorial' })
    openHome()
  }
  const handleLeave = () => {
    mainSession.send({ type: 'startedOver' })
    openHome()
  }
  return (
    <TutorialScreen
      progress={progress}
      isIntro={isIntro}
      sparing={useSparing()}
      onStart={handleStart}
      onVisit={(step) => send({ type: 'visited', step, at: Date.now() })}
      onReset={handleReset}
      onTry={handleTry}
      onLeave={handleLeave}
    />
  )
}

function useProgress() {
  const [progress, setProgress] = useState<TutorialProgress>(
    () => readKey('reggie-tutorial-progress') ?? createTutorialProgress(Date.now()),
  )
  const send = (event: TutorialEvent) => {
    const next = tutorialReducer(progress, event)
    setProgress(next)
    writeKey('reggie-tutorial-progress', { ...next, completed: [...next.completed] })
  }
  return { progress, send }
}

/** Assumes data saving until the phone reports otherwise. */
function useSparing(): boolean {
  const [sparing, setSparing] = useState(true)
  useEffect(() => {
    isFrugal().then(setSparing, () => undefined)
  }, [])
  return sparing
}
