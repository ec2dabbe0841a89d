import { type ReactNode, useEffect } from 'react'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { localDay } from '#client/platform/local-day.ts'
import { useStore } from '#client/platform/store.ts'
import { minuteMs, useNow } from '#client/shared/use-now.ts'
import { usePlan } from '#client/state/plan-tasks.ts'
import { useGuidance } from '#client/state/plan-tasks-guidance.ts'
import { openPlan, planPhase, syncPlan } from '#client/state/plan-tasks-sync.ts'
import { PlanScreen, type PlanScreenProps } from './plan-screen.tsx'
import { usePlanActions } from './use-plan-actions.ts'

interface PlanViewProps extends Pick<PlanScreenProps, 'onResources' | 'onMakePlan' | 'planSteps'> {
  children?: ReactNode
}

/** The task list, stored on the device and on the server. */
export function PlanView({ children, ...onward }: PlanViewProps) {
  const { tasks, waiting } = usePlan()
  const { language } = useLanguage()
  // The page may stay open overnight.
  const today = localDay(new Date(useNow(minuteMs)))
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
