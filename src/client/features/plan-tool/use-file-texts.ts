import type { StoredPlan } from '#domain/action-plan/stored-plan.ts'
import type { PlanFileTexts } from '#domain/action-plan/plan-file.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'

/** Texts around a printed or downloaded plan. */
export function useFileTexts(plan: StoredPlan): PlanFileTexts {
  const t = useText('planTool')
  const date = useMoments().longDay(plan.madeAt)
  return {
    title: t('plan.title'),
    madeOn: t('plan.madeOn', { date }),
    say: t('plan.say'),
    help: t('plan.help'),
    phases: {
      now: t('plan.phases.now'),
      week1: t('plan.phases.week1'),
      week2: t('plan.phases.week2'),
      week3: t('plan.phases.week3'),
      week4: t('plan.phases.week4'),
    },
  }
}
