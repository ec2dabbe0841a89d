import { useState } from 'react'
import { arrangeSteps, todayCount } from '#domain/action-plan/open-steps.ts'
import { NextThings as NextThingsCard } from '#client/features/today/next-things.tsx'
import { TodayNext } from '#client/features/today/today-next.tsx'
import { readKnownState } from '#client/state/search/known-location.ts'
import { openScreen } from '#client/state/navigation/navigation.ts'
import { giveStepFeedback } from '#client/state/plan/plan-feedback.ts'
import { useStoredPlan } from '#client/state/plan/fresh-plan.ts'
import { readNow } from './read-now.ts'

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
