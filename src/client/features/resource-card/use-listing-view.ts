import { useMemo, useState } from 'react'
import type { Point } from '#domain/places/distance.ts'
import { sanitizeResource } from '#domain/resources/card-facts.ts'
import type { WeekMoment } from '#domain/resources/open-now.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { type CardAction, reportInteraction, reportSave } from './card-events.ts'
import { deviceMoment, useOpenText } from './use-open-text.ts'
import { useServiceNames } from './use-service-names.ts'

export interface ListingProps {
  resource: Resource
  /** Position in its list, from 1. */
  position: number
  isSaved: boolean
  introduction: 'none' | 'sent'
  /** Local time at the listing; defaults to the clock of this device. */
  now?: WeekMoment
  /** Where the person is; without it there are no miles. */
  from?: Point | null
  /** The list it is in, for usage events. */
  source?: string
  onToggleSave: () => void
  onConnect: () => void
}

/** What the card and the details of a listing have in common. */
export function useListingView(props: ListingProps) {
  const { position, isSaved, introduction, from = null, source = 'search_results', onConnect } = props
  const resource = useMemo(() => sanitizeResource(props.resource), [props.resource])
  const [deviceNow] = useState(() => deviceMoment(new Date()))
  const open = useOpenText(resource, props.now ?? deviceNow)
  const services = useServiceNames(resource)
  const onAct = (action: CardAction) => reportInteraction(action, resource.id, { source, position })
  const onToggleSave = () => {
    if (!isSaved) reportSave(resource.id)
    props.onToggleSave()
  }
  return { resource, isSaved, introduction, from, open, services, onAct, onConnect, onToggleSave }
}

export type ListingView = ReturnType<typeof useListingView>
