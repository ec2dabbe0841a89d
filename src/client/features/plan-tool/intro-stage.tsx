import { Check, Compass, FileText } from 'lucide-react'
import { use } from 'react'
import type { StoredPlan } from '#domain/action-plan/stored-plan.ts'
import type { PlanAnswers } from '#domain/action-plan/plan-answers.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { Button } from '#client/ui/button/button.tsx'
import { PathSpot } from '#client/ui/illustrations/path-spot.tsx'
import { StageHeading, SubHeading, TopLevel } from './stage-heading.tsx'

export interface IntroStageProps {
  storedPlan: StoredPlan | null
  hasLocation: boolean
  answers: PlanAnswers
  onStart: () => void
  onOpen: (plan: StoredPlan) => void
  onFind: () => void
}

/** What the tool does, and the existing plan. */
export function IntroStage({ storedPlan, hasLocation, answers, onStart, onOpen, onFind }: IntroStageProps) {
  const t = useText('planTool')
  const hasAnswers = Object.values(answers).some((text) => text.trim() !== '')
  const isPage = use(TopLevel) === 1
  return (
    <>
      {isPage && <PathSpot size={96} />}
      <StageHeading>{t(isPage ? 'title' : 'plan.title')}</StageHeading>
      <p>{t('intro.text')}</p>
      <ul className="plan-points">
        {t.list('intro.points').map((point) => (
          <li key={point}>
            <Check aria-hidden size={20} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      {storedPlan && <StoredPlanCard plan={storedPlan} onOpen={() => onOpen(storedPlan)} />}
      <Button wide variant="primary" onClick={onStart}>
        {t(hasAnswers ? 'intro.goOn' : 'intro.start')}
      </Button>
      <p className="text-md text-ink-2">{t('intro.privacy')}</p>
      {!hasLocation && (
        <div className="plan-tip">
          <p>{t('intro.place')}</p>
          <Button size="small" icon={<Compass aria-hidden size={18} />} onClick={onFind}>
            {t('intro.find')}
          </Button>
        </div>
      )}
    </>
  )
}

function StoredPlanCard({ plan, onOpen }: { plan: StoredPlan; onOpen: () => void }) {
  const t = useText('planTool')
  const date = useMoments().longDay(plan.madeAt)
  return (
    <div className="plan-kept">
      <SubHeading below={1}>{t('intro.kept.title')}</SubHeading>
      <p>{t('intro.kept.text', { date })}</p>
      <Button icon={<FileText aria-hidden size={20} />} onClick={onOpen}>
        {t('intro.kept.open')}
      </Button>
    </div>
  )
}
