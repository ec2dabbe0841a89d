import { isOverdue } from '#domain/introductions/overdue.ts'
import { canConnect } from '#domain/resources/can-connect.ts'
import type { SavedResource } from './saved-resource.ts'

/** The status text beside the color; each is a key of the saved texts. */
export const savedLabels = [
  'saved',
  'savedOffice',
  'sent',
  'seen',
  'notDelivered',
  'notJoined',
  'held',
  'overdue',
  'responded',
  'accepted',
  'needsYou',
  'declined',
  'gotHelp',
  'notGotHelp',
] as const
export type SavedLabel = (typeof savedLabels)[number]

export interface SavedColor {
  /** Green: the provider responded. Yellow: sent and waiting. Gray: saved, no introduction. */
  color: 'green' | 'yellow' | 'gray'
  /** A declined introduction is an answer too, but not good news: green outline only. */
  isOutlined: boolean
  words: SavedLabel
}

/** The color and status text of a saved listing, at a time in epoch milliseconds. */
export function getSavedColor(resource: SavedResource, now: number): SavedColor {
  switch (resource.warmIntroStatus) {
    case 'none':
      // A help line or an office cannot be asked, so nothing is said about asking.
      return { color: 'gray', isOutlined: false, words: canConnect(resource) ? 'saved' : 'savedOffice' }
    case 'pending':
      return { color: 'yellow', isOutlined: false, words: getPendingLabel(resource, now) }
    case 'responded':
      return {
        color: 'green',
        isOutlined: resource.introductionState === 'declined',
        words: getRespondedLabel(resource),
      }
  }
}

function getPendingLabel(resource: SavedResource, now: number): SavedLabel {
  const { introductionState, delivery, urgency, warmIntroSentAt } = resource
  if (introductionState === 'delivery_failed') return 'notDelivered'
  if (delivery === 'waiting') return 'notJoined'
  const sentAt = warmIntroSentAt ?? now
  if (isOverdue({ state: 'sent', sentAt, ...(urgency && { urgency }) }, now)) return 'overdue'
  if (introductionState === 'opened') return 'seen'
  return delivery === 'held' ? 'held' : 'sent'
}

function getRespondedLabel({ introductionState }: SavedResource): SavedLabel {
  switch (introductionState) {
    case 'accepted':
      return 'accepted'
    case 'needs_you':
      return 'needsYou'
    case 'declined':
      return 'declined'
    case 'got_help':
      return 'gotHelp'
    case 'not_got_help':
      return 'notGotHelp'
    case 'sent':
    case 'opened':
    case 'delivery_failed':
    case 'withdrawn':
    case undefined:
      return 'responded'
  }
}
