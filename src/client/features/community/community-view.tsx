import { lazy, Suspense, useState } from 'react'
import { LoadingPart } from '#client/platform/loading/loading-part.tsx'
import { readOwnLocation } from '#client/shared/location/own-location.ts'
import { Page } from '#client/ui/layout/page.tsx'
import { BoardScreen } from './board-screen.tsx'
import type { GroupCard } from './groups-panel.tsx'
import { type Filter, noFilter, noLocation } from './own-location.ts'
import { postKindByTab, PostsPanel } from './posts-panel.tsx'
import { type CommunityTab, openTab, type Posted, useSection } from './sections.ts'
import type { PostDraft } from './share/post-draft.ts'
import type { ShareViewProps } from './share/share-view.tsx'

const EventsPanel = lazy(async () => ({ default: (await import('./events/events-panel.tsx')).EventsPanel }))
const GroupsPanel = lazy(async () => ({ default: (await import('./groups-panel.tsx')).GroupsPanel }))
const ShareView = lazy(async () => ({ default: (await import('./share/share-view.tsx')).ShareView }))

export interface CommunityViewProps extends Pick<ShareViewProps, 'loadCrisis'> {
  GroupCard: GroupCard
}

/** The part of the page named in the URL. */
export function CommunityView({ GroupCard, loadCrisis }: CommunityViewProps) {
  const section = useSection()
  const [filter, setFilter] = useState<Filter>(() => ({ ...noFilter, location: readOwnLocation() ?? noLocation }))
  const [tab, setTab] = useState<CommunityTab>('tips')
  const [posted, setPosted] = useState<Posted>()
  const [draft, setDraft] = useState<PostDraft | null>(null)
  if (section === 'share' || section === 'mine') {
    const kind = tab === 'events' || tab === 'groups' ? 'tip' : postKindByTab[tab]
    return (
      <Suspense
        fallback={
          <Page wide aria-busy="true">
            <LoadingPart />
          </Page>
        }
      >
        <ShareView key={section} {...{ section, kind, tab, draft, loadCrisis }} onDraft={setDraft} />
      </Suspense>
    )
  }
  if (section !== tab) setTab(section)
  return (
    <BoardScreen tab={section} posted={posted} filter={filter} onTab={openTab} onFilter={setFilter}>
      <Suspense fallback={<LoadingPart />}>
        <OpenPanel tab={section} filter={filter} GroupCard={GroupCard} onFilter={setFilter} onPosted={setPosted} />
      </Suspense>
    </BoardScreen>
  )
}

interface OpenPanelProps {
  tab: CommunityTab
  filter: Filter
  GroupCard: GroupCard
  onFilter: (filter: Filter) => void
  onPosted: (posted: Posted) => void
}

/** Remounted with a new key for each list, which drops the pending request. */
function OpenPanel({ tab, filter, GroupCard, onFilter, onPosted }: OpenPanelProps) {
  const { need, location } = filter
  const where = `${location.state} ${location.county}`
  const handleAllLocations = () => onFilter(noFilter)
  switch (tab) {
    case 'events':
      return <EventsPanel key={where} location={location} onAllLocations={handleAllLocations} />
    case 'groups':
      return (
        <GroupsPanel
          location={location}
          GroupCard={GroupCard}
          onLocation={(next) => onFilter({ need, location: next })}
        />
      )
    case 'tips':
    case 'stories':
    case 'questions':
      return (
        <PostsPanel
          key={`${tab} ${need} ${where}`}
          {...{ tab, filter, onPosted }}
          onAllLocations={handleAllLocations}
        />
      )
  }
}
