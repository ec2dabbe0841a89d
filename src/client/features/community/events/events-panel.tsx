import { listEvents } from '#contracts/community.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import type { ChosenLocation } from '#client/shared/location/use-location-choices.ts'
import { EmptyList } from '../empty-list.tsx'
import { ListFrame } from '../list-frame.tsx'
import { toLocationQuery } from '../own-location.ts'
import { usePages } from '../use-pages.ts'
import { EventCard } from './event-card.tsx'

interface EventsPanelProps {
  location: ChosenLocation
  onAllLocations: () => void
}

export function EventsPanel({ location, onAllLocations }: EventsPanelProps) {
  const { list, retry, showMore } = usePages(async (page, signal) => {
    const found = await callApi(listEvents, { query: { ...toLocationQuery(location), page: String(page) } }, { signal })
    return { ...found, items: found.events }
  })
  return (
    <ListFrame
      list={list}
      onRetry={retry}
      onMore={showMore}
      renderItem={(event) => <EventCard event={event} />}
      empty={<EmptyList tab="events" onAllLocations={location.state ? onAllLocations : undefined} />}
    />
  )
}
