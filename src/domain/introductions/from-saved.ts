import type { SavedResource } from '#domain/saved/saved-resource.ts'
import type { Introduction } from './introduction.ts'
import { isOverdue } from './overdue.ts'
import type { IntroductionState } from './states.ts'

/** The introductions this device stores with its saved listings, for when the server cannot be reached. */
export function buildIntroductionsFromSaved(saved: readonly SavedResource[], now: number): Introduction[] {
  const found = saved.flatMap((resource) => fromSaved(resource, now) ?? [])
  return found.toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt))
}

function fromSaved(resource: SavedResource, now: number): Introduction | null {
  const { introductionId, warmIntroStatus, warmIntroSentAt, providerResponse, urgency, delivery } = resource
  if (introductionId === undefined || warmIntroStatus === 'none') return null
  const isAnswered = warmIntroStatus === 'responded'
  const sentAt = warmIntroSentAt ?? providerResponse?.respondedAt ?? now
  const state: IntroductionState = resource.introductionState ?? (isAnswered ? 'accepted' : 'sent')
  return {
    id: introductionId,
    resourceId: resource.id,
    resourceName: resource.name,
    resourceContact: resource.phone,
    status: isAnswered ? 'completed' : 'pending',
    createdAt: iso(sentAt),
    updatedAt: iso(providerResponse?.respondedAt ?? sentAt),
    partnerResponse: providerResponse?.message,
    partnerContact: providerResponse?.contactInfo,
    partnerInstructions: providerResponse?.instructions,
    state,
    overdue: isOverdue({ state, sentAt, ...(urgency && { urgency }) }, now),
    ...(urgency && { urgency }),
    ...(delivery && { delivery }),
  }
}

const iso = (at: number) => new Date(at).toISOString()
