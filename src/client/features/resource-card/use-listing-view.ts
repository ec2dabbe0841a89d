import { useMemo, useState } from 'react'
import { useTextModule } from '#client/platform/i18n/use-text-module.ts'
import type { Point } from '#domain/places/distance.ts'
import { sanitizeResource } from '#domain/resources/card-facts.ts'
import type { WeekMoment } from '#domain/resources/open-now.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { type CardAction, reportInteraction, reportSave } from './card-events.ts'
import { deviceMoment, useOpenText } from './use-open-text.ts'

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
    if (!isSaved) reportSave(resource.id, resource.name)
    props.onToggleSave()
  }
  return { resource, isSaved, introduction, from, open, services, onAct, onConnect, onToggleSave }
}

export type ListingView = ReturnType<typeof useListingView>

/** Service names in the current language; after a language switch the search results may have them in the other one. */
function useServiceNames({ services, serviceIds = [] }: Resource): string[] {
  const texts: Readonly<Record<string, string>> = useTextModule('services')
  const names = services.map((service, index) => {
    const id = serviceIds.length === services.length ? serviceIds[index] : undefined
    return id !== undefined && Object.hasOwn(texts, id) ? (texts[id] ?? service) : service
  })
  return [...new Set(names)]
}
