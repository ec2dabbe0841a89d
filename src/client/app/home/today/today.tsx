import { useState } from 'react'
import { useLocation } from 'wouter'
import { arrangeSteps, todayCount } from '#domain/action-plan/open-steps.ts'
import type { LocalNow } from '#domain/today/today.ts'
import { NextThings as NextThingsCard, TodayNext } from '#client/features/today/next-things.tsx'
import { TodayCard } from '#client/features/today/today-card.tsx'
import { localDay } from '#client/platform/local-day.ts'
import { openScreen } from '#client/state/navigation/navigation.ts'
import { useStoredPlan } from '#client/state/plan/fresh-plan.ts'
import { giveStepFeedback } from '#client/state/plan/plan-feedback.ts'
import { readKnownState } from '#client/state/location/known-location.ts'
import { useOpenHome } from '../../shell/use-open-home.ts'

const loadSearch = () => import('#client/state/search/start-search.ts')

/** Today with the data of this device: the clock, and the state of the last search. */
export function Today({ isRequested = false, isScreen = false }: { isRequested?: boolean; isScreen?: boolean }) {
  const [, navigate] = useLocation()
  const openHome = useOpenHome()
  const [now] = useState(readNow)
  const handleFind = () => {
    void loadSearch().then(({ findOrSearch }) => findOrSearch())
    openHome()
  }
  return (
    <TodayCard
      now={now}
      state={readKnownState()}
      isRequested={isRequested}
      isScreen={isScreen}
      onFindListings={handleFind}
      onMakePlan={() => navigate('/action-plan-generator')}
    />
  )
}

/** What to do next, on welcome: the steps of the plan, or the things from the six answers. */
export function NextThings() {
  const plan = useStoredPlan()
  const [now] = useState(readNow)
  const handleOpen = () => openScreen('what-first')
  if (!plan || plan.steps.length === 0) return <TodayNext now={now} state={readKnownState()} onOpen={handleOpen} />
  const steps = arrangeSteps(plan).open.slice(0, todayCount)
  return (
    <NextThingsCard
      things={steps.map(({ task, title }) => ({ id: task, title }))}
      onDone={(task) => void giveStepFeedback(task, 'done')}
      onOpen={handleOpen}
    />
  )
}

function readNow(): LocalNow {
  const date = new Date()
  return { day: localDay(date), hour: date.getHours() }
}
