import { ArrowLeft } from 'lucide-react'
import { useLocation } from 'wouter'
import { stageHeadingId } from '#client/features/plan-tool/stage-heading.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useStore } from '#client/platform/store.ts'
import { planTool } from '#client/state/plan/plan-tool.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Page } from '#client/ui/layout/page.tsx'
import { PlanToolView } from './plan-tool-view.tsx'

interface PlanToolPageProps {
  onLeave: () => void
  onFind: () => void
}

/** The tool as a full screen. Answers are kept when the user leaves in the middle. */
export function PlanToolPage({ onLeave, onFind }: PlanToolPageProps) {
  const t = useText('planTool')
  const common = useText('common')
  const [, navigate] = useLocation()
  const phase = useStore(planTool, (state) => state.phase)
  return (
    <Page wide={phase === 'complete'} aria-labelledby={stageHeadingId} className="grid content-start gap-4">
      <div>
        <Button
          size="small"
          variant="quiet"
          className="-ms-(--inset)"
          icon={<ArrowLeft aria-hidden size={18} />}
          onClick={onLeave}
        >
          {phase === 'intro' ? common('back') : t('leave')}
        </Button>
      </div>
      <PlanToolView onFind={onFind} onTasks={() => navigate('/action-plan')} />
    </Page>
  )
}
