import type { Delivery, Introduction, Urgency } from '#domain/introductions/introduction.ts'
import { getEraseAt } from '#domain/introductions/retention.ts'
import type { Location } from '#domain/places/location.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { mergeResponses, withoutIntroduction } from './merge-responses.ts'
import { isUnread, toSavedResource, type SavedResource } from './saved-resource.ts'

/** Polling interval while an answer is pending. */
export const introductionPollMs = 15_000

/** In the order they were saved. */
export type SavedList = readonly SavedResource[]

interface SentIntroduction {
  /** Left out where the server sent none that can be used. */
  id?: string
  /** Epoch milliseconds. */
  at: number
  urgency: Urgency
  delivery?: Delivery
}

export type SavedEvent =
  | { type: 'added'; resource: Resource; location: Location | null }
  | { type: 'removed'; id: string }
  | { type: 'introductionSent'; resource: Resource; location: Location | null; introduction: SentIntroduction }
  | { type: 'introductionWithdrawn'; id: string }
  | { type: 'responseRead'; id: string }
  | { type: 'merged'; introductions: readonly Introduction[] }
  /** Listings restored with a PIN; entries already in the list are more complete and stay. */
  | { type: 'restored'; saved: SavedList }
  | { type: 'cleared' }

export function savedReducer(list: SavedList, event: SavedEvent): SavedList {
  switch (event.type) {
    case 'added':
      return isSaved(list, event.resource.id) ? list : [...list, toSavedResource(event.resource, event.location)]
    case 'removed':
      return isSaved(list, event.id) ? list.filter(({ id }) => id !== event.id) : list
    case 'introductionSent': {
      const added = savedReducer(list, { type: 'added', resource: event.resource, location: event.location })
      return changeOne(added, event.resource.id, (resource) => withIntroduction(resource, event.introduction))
    }
    case 'introductionWithdrawn':
      return changeOne(list, event.id, withoutIntroduction)
    case 'responseRead':
      return changeOne(list, event.id, readOne)
    case 'merged':
      return mergeResponses(list, event.introductions)
    case 'restored': {
      const missing = event.saved.filter(({ id }) => !isSaved(list, id))
      return missing.length === 0 ? list : [...list, ...missing]
    }
    case 'cleared':
      return list.length === 0 ? list : []
  }
}

export function isSaved(list: SavedList, id: string): boolean {
  return list.some((resource) => resource.id === id)
}

/** The card shows Sent, and Connect is disabled. Withdrawing the introduction enables it again. */
export function isSent(list: SavedList, id: string): boolean {
  return list.some((resource) => resource.id === id && resource.warmIntroStatus !== 'none')
}

/** Whether to poll the server at all. Introductions it has erased by now cannot be answered anymore. */
export function awaitsResponse(list: SavedList, now: number): boolean {
  return list.some(
    ({ warmIntroStatus, warmIntroSentAt }) => warmIntroStatus === 'pending' && now < getEraseAt(warmIntroSentAt ?? now),
  )
}

export function countUnread(list: SavedList): number {
  return list.filter(isUnread).length
}

/** Answers that are new since the previous list: the content of the green banner. */
export function findNewResponses(before: SavedList, after: SavedList): SavedResource[] {
  const respondedAtById = new Map(before.map((resource) => [resource.id, resource.providerResponse?.respondedAt]))
  const isNew = ({ id, providerResponse }: SavedResource) => respondedAtById.get(id) !== providerResponse?.respondedAt
  return after.filter((resource) => isUnread(resource) && isNew(resource))
}

function changeOne(list: SavedList, id: string, change: (resource: SavedResource) => SavedResource): SavedList {
  const found = list.find((resource) => resource.id === id)
  const next = found && change(found)
  return next === found ? list : list.map((resource) => (resource === found && next ? next : resource))
}

function withIntroduction(resource: SavedResource, sent: SentIntroduction): SavedResource {
  const { delivery: _, introductionId: _id, ...rest } = resource
  return {
    ...rest,
    warmIntroStatus: 'pending',
    warmIntroSentAt: sent.at,
    providerResponse: null,
    ...(sent.id && { introductionId: sent.id }),
    introductionState: 'sent',
    urgency: sent.urgency,
    ...(sent.delivery && { delivery: sent.delivery }),
  }
}

function readOne(resource: SavedResource): SavedResource {
  const response = resource.providerResponse
  return response && !response.isRead ? { ...resource, providerResponse: { ...response, isRead: true } } : resource
}

/** A list read from storage, plus the answer texts this page has received and storage does not hold. */
export function withLoadedAnswers(list: SavedList, heard: SavedList): SavedList {
  const responsesById = new Map(heard.map((resource) => [resource.id, resource.providerResponse]))
  return list.map((resource) => {
    const [response, before] = [resource.providerResponse, responsesById.get(resource.id)]
    if (!response || !before || before.respondedAt !== response.respondedAt) return resource
    return { ...resource, providerResponse: { ...before, ...response } }
  })
}
