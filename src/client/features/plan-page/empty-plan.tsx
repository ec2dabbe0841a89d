import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { PathSpot } from '#client/ui/illustrations/path-spot.tsx'

export interface EmptyPlanProps {
  onMakePlan: () => void
}

export function EmptyPlan({ onMakePlan }: EmptyPlanProps) {
  const t = useText('planPage')
  return (
    <EmptyState
      illustration={<PathSpot />}
      title={t('empty.title')}
      headingLevel="h3"
      action={
        <Button variant="primary" onClick={onMakePlan}>
          {t('empty.makePlan')}
        </Button>
      }
    >
      {t('empty.text')}
    </EmptyState>
  )
}
