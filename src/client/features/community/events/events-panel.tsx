import { listEvents } from '#contracts/community.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { EmptyList } from '../empty-list.tsx'
import { ListFrame } from '../list-frame.tsx'
import { type Place, placeQuery } from '../own-place.ts'
import { usePages } from '../use-pages.ts'
import { EventCard } from './event-card.tsx'

interface EventsPanelProps {
  place: Place
  onAllPlaces: () => void
}

export function EventsPanel({ place, onAllPlaces }: EventsPanelProps) {
  const { list, retry, showMore } = usePages(async (page, signal) => {
    const found = await callApi(listEvents, { query: { ...placeQuery(place), page: String(page) } }, { signal })
    return { ...found, items: found.events }
  })
  return (
    <ListFrame
      list={list}
      onRetry={retry}
      onMore={showMore}
      renderItem={(event) => <EventCard event={event} />}
      empty={<EmptyList tab="events" onAllPlaces={place.state ? onAllPlaces : undefined} />}
    />
  )
}
