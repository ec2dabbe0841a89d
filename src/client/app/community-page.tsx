import { type ComponentProps, lazy, Suspense } from 'react'
import { CommunityView, type CommunityViewProps } from '#client/features/community/community-view.tsx'
import { LoadingPart } from '#client/platform/loading/loading-part.tsx'

const CommunityGroupCard = lazy(async () => ({
  default: (await import('./community-group-card.tsx')).CommunityGroupCard,
}))

/** Loads the chat's crisis card with what reads a text for danger, because either is useless alone. */
async function loadCrisis() {
  const { assessText, DangerCard } = await import('./home/danger-help.tsx')
  return { assess: assessText, Card: DangerCard }
}

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
