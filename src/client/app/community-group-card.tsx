import type { Location } from '#domain/places/location.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { isSaved, isSent } from '#domain/saved/saved-list.ts'
import { ResourceCard } from '#client/features/resource-card/resource-card.tsx'
import { useStore } from '#client/platform/store.ts'
import { saved } from '#client/state/saved/saved.ts'
import { useConnect } from './home/connect.tsx'

interface CommunityGroupCardProps {
  resource: Resource
  position: number
  location: Location
}

/** A peer group shown like any other listing: it can be saved and sent an introduction. */
export function CommunityGroupCard({ resource, position, location }: CommunityGroupCardProps) {
  const list = useStore(saved)
  const { connect, dialog } = useConnect()
  const { id } = resource
  const handleToggleSave = () => {
    // A listing with a sent introduction stays until it is removed on its own page.
    if (isSent(list, id)) return
    saved.send(isSaved(list, id) ? { type: 'removed', id } : { type: 'added', resource, location: location })
  }
  return (
    <>
      <ResourceCard
        {...{ resource, position }}
        headingLevel={3}
        source="community"
        isSaved={isSaved(list, id)}
        introduction={isSent(list, id) ? 'sent' : 'none'}
        onToggleSave={handleToggleSave}
        onConnect={() => connect(resource)}
      />
      {dialog}
    </>
  )
}
