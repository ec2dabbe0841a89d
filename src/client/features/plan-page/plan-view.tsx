import { type ReactNode, useEffect, useState } from 'react'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { localDay } from '#client/platform/local-day.ts'
import { useStore } from '#client/platform/store.ts'
import { usePlan } from '#client/state/plan/plan-tasks.ts'
import { useGuidance } from '#client/state/plan/plan-tasks-guidance.ts'
import { openPlan, planPhase, syncPlan } from '#client/state/plan/plan-tasks-sync.ts'
import { PlanScreen, type PlanScreenProps } from './plan-screen.tsx'
import { usePlanActions } from './use-plan-actions.ts'

interface PlanViewProps extends Pick<PlanScreenProps, 'onResources' | 'onMakePlan' | 'planSteps'> {
  children?: ReactNode
}

/** The task list, stored on the device and on the server. */
export function PlanView({ children, ...onward }: PlanViewProps) {
  const { tasks, waiting } = usePlan()
  const { language } = useLanguage()
  const today = useCurrentDay()
  useEffect(openPlan, [])
  return (
    <PlanScreen
      {...onward}
      {...usePlanActions()}
      phase={useStore(planPhase)}
      tasks={tasks}
      waiting={waiting}
      today={today}
      guidanceFor={useGuidance(language)}
      onRetry={() => void syncPlan()}
    >
      {children}
    </PlanScreen>
  )
}

/** The person's day. A page that stayed open overnight shows the new one when it wakes; it need not count minutes. */
function useCurrentDay(): string {
  const [today, setToday] = useState(() => localDay(new Date()))
  useEffect(() => {
    const updateToday = () => setToday(localDay(new Date()))
    document.addEventListener('visibilitychange', updateToday)
    return () => document.removeEventListener('visibilitychange', updateToday)
  }, [])
  return today
}
