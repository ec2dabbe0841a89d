import { type ComponentProps, lazy, Suspense } from 'react'
import { CommunityView, type CommunityViewProps } from '#client/features/community/community-view.tsx'
import { LoadingPart } from '#client/platform/loading/loading-part.tsx'

const CommunityGroupCard = lazy(async () => ({
  default: (await import('./community-group-card.tsx')).CommunityGroupCard,
}))

/** The card of the chat and its rules: either is of no use alone. */
async function loadCrisis() {
  const { assessAnswer, PlanCrisis } = await import('./home/plan-crisis.tsx')
  return { assess: assessAnswer, Card: PlanCrisis }
}

/** /community: what others learned, questions with answers, days to meet, and peer groups. */
export function CommunityPage() {
  return <CommunityView GroupCard={GroupCard} loadCrisis={loadCrisis} />
}

function GroupCard(props: ComponentProps<CommunityViewProps['GroupCard']>) {
  return (
    <Suspense fallback={<LoadingPart />}>
      <CommunityGroupCard {...props} />
    </Suspense>
  )
}
