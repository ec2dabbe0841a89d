import { useMemo, useState } from 'react'
import { useTextModule } from '#client/platform/i18n/use-text-module.ts'
import type { Point } from '#domain/places/distance.ts'
import { sanitizeResource } from '#domain/resources/card-facts.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { type CardAction, reportInteraction, reportSave } from './card-events.ts'
import { useHours } from './use-hours.ts'

export interface ListingProps {
  resource: Resource
  /** Position in its list, from 1. */
  position: number
  isSaved: boolean
  introduction: 'none' | 'sent'
  /** By default when it was first drawn. */
  now?: number
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
  const [firstDrawn] = useState(() => Date.now())
  const now = props.now ?? firstDrawn
  const hours = useHours(resource, now)
  const services = useServiceNames(resource)
  const onAct = (action: CardAction) => reportInteraction(action, resource.id, { source, position })
  const onToggleSave = () => {
    if (!isSaved) reportSave(resource.id, resource.name)
    props.onToggleSave()
  }
  return { resource, isSaved, introduction, from, now, hours, services, onAct, onConnect, onToggleSave }
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
