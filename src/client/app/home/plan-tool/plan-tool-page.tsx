import { ArrowLeft } from 'lucide-react'
import { useLocation } from 'wouter'
import { stageHeadingId } from '#client/features/plan-tool/stage-heading.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { readKey } from '#client/platform/storage/storage.ts'
import { useStore } from '#client/platform/store.ts'
import { planTool } from '#client/state/plan/plan-tool.ts'
import { mainSession } from '#client/state/session/main-session.ts'
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

const loadSearch = () => import('#client/state/search/start-search.ts')

/** /action-plan-generator: the tool at its own address. Back leads to the results when there are any. */
export function PlanGeneratorPage() {
  const [, navigate] = useLocation()
  const handleLeave = async () => {
    const { hasStoredResults } = await import('#client/state/session/stored-facts.ts')
    const hasResources = hasStoredResults() || (readKey('userSession')?.resources?.length ?? 0) > 0
    mainSession.send({ type: 'startedOver' })
    navigate(hasResources ? '/#resources' : '/')
  }
  const handleFind = () => {
    void loadSearch().then(({ findOrSearch }) => {
      findOrSearch()
      navigate('/')
    })
  }
  return <PlanToolPage onLeave={() => void handleLeave()} onFind={handleFind} />
}
