import { plausibleEvent } from '#client/platform/analytics/plausible-event.ts'
import { track } from '#client/platform/analytics/track.ts'

/** Which list the card is in, and its position. */
export interface CardPlacement {
  source: string
  position: number
}

export type CardAction = 'call' | 'text' | 'website' | 'directions' | 'share'

/** The id only: an operator's analytics script must not hear the name of what a person looks for (T-9.2). */
export function reportInteraction(action: CardAction, resourceId: string, { source, position }: CardPlacement): void {
  void track({ eventType: 'resource_click', eventData: { resourceId, source, position } })
  plausibleEvent('Resource Interaction', { action, resource: resourceId })
}

export function reportSave(resourceId: string, resourceName: string): void {
  void track({ eventType: 'resource_save', eventData: { resourceId, resourceName } })
}
