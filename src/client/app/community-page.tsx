import { type ComponentProps, lazy, Suspense } from 'react'
import { CommunityView, type CommunityViewProps } from '#client/features/community/community-view.tsx'
import { LoadingPart } from '#client/platform/loading/loading-part.tsx'
import { loadCrisis } from './load-crisis.ts'

const CommunityGroupCard = lazy(async () => ({
  default: (await import('./community-group-card.tsx')).CommunityGroupCard,
}))

/** /community: shared experiences, questions with answers, events, and peer groups. */
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
