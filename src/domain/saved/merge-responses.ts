import type { Introduction } from '#domain/introductions/introduction.ts'
import { classifyAnswer, type AnswerTexts } from './answer-kind.ts'
import type { ProviderResponse, SavedResource } from './saved-resource.ts'

/**
 * Merges the server's introductions into the saved list. A saved listing becomes `responded` when its introduction is
 * completed with an update later than its sending and than the last one seen. Status never goes backwards: a late reply
 * that still says pending changes nothing. Returns the same list when nothing is new.
 */
export function mergeResponses(
  saved: readonly SavedResource[],
  introductions: readonly Introduction[],
): readonly SavedResource[] {
  const merged = saved.map((resource) => {
    const introduction = newestFor(resource, saved, introductions)
    return introduction ? mergeOne(resource, introduction) : resource
  })
  return merged.some((resource, index) => resource !== saved[index]) ? merged : saved
}

function newestFor(
  resource: SavedResource,
  saved: readonly SavedResource[],
  introductions: readonly Introduction[],
): Introduction | undefined {
  const own = introductions.filter((introduction) => isFor(introduction, resource, saved))
  const newest = own.toSorted((a, b) => toTime(b.createdAt) - toTime(a.createdAt))[0]
  const isKnown = resource.introductionId === undefined || own.some(({ id }) => id === resource.introductionId)
  // The response was requested before this introduction was sent, so it is older than the local state.
  return isKnown ? newest : undefined
}

function isFor(introduction: Introduction, resource: SavedResource, saved: readonly SavedResource[]): boolean {
  if (introduction.id === resource.introductionId) return true
  if (introduction.resourceId !== undefined) return introduction.resourceId === resource.id
  if (introduction.resourceName !== resource.name) return false
  // Branches share a name: without an id the answer belongs to the one that was contacted.
  const isOnlyOne = saved.filter(({ name }) => name === resource.name).length === 1
  return isOnlyOne || resource.warmIntroStatus !== 'none'
}

const toTime = (moment: string) => Date.parse(moment)

function mergeOne(resource: SavedResource, introduction: Introduction): SavedResource {
  if (introduction.state === 'withdrawn') return withoutIntroduction(resource, introduction)
  const isSame = resource.introductionId === undefined || resource.introductionId === introduction.id
  if (introduction.status === 'pending') {
    return isSame && resource.warmIntroStatus === 'responded' ? resource : changed(resource, asPending(introduction))
  }
  const updatedAt = toTime(introduction.updatedAt)
  // Uses the server's clock when this is known to be the same introduction: a phone's clock may be wrong.
  const sentAt = resource.introductionId === introduction.id ? toTime(introduction.createdAt) : resource.warmIntroSentAt
  const lastSeen = isSame ? (resource.providerResponse?.respondedAt ?? -Infinity) : -Infinity
  const isNews = updatedAt > Math.max(sentAt ?? -Infinity, lastSeen)
  if (!isNews) return isSame ? readElsewhere(withTexts(resource, introduction), introduction) : resource
  return {
    ...resource,
    ...getIntroductionDetails(introduction),
    warmIntroStatus: 'responded',
    providerResponse: toResponse(introduction, isSame ? resource.providerResponse : null),
  }
}

/** An outcome recorded later changes the update time but adds nothing to read: a read answer stays read. */
function toResponse(introduction: Introduction, before: ProviderResponse | null): ProviderResponse {
  const texts = getAnswerTexts(introduction)
  const isUnchanged =
    before !== null &&
    (before.message ?? null) === (texts.message ?? null) &&
    (before.contactInfo ?? null) === (texts.contactInfo ?? null) &&
    (before.instructions ?? null) === (texts.instructions ?? null)
  const isRead = (isUnchanged && before.isRead) || wasReadSince(introduction)
  return { ...texts, respondedAt: toTime(introduction.updatedAt), isRead }
}

/** Undefined where this browser may not read the answer (T-2.5), which differs from an empty answer. */
function getAnswerTexts({ partnerResponse, partnerContact, partnerInstructions }: Introduction): AnswerTexts {
  const isLeftOut = [partnerResponse, partnerContact, partnerInstructions].every((text) => text === undefined)
  if (isLeftOut) return {}
  return {
    message: partnerResponse ?? null,
    contactInfo: partnerContact ?? null,
    instructions: partnerInstructions ?? null,
  }
}

/** The person opened it on another device. */
function wasReadSince({ readAt, updatedAt }: Introduction): boolean {
  return readAt != null && toTime(readAt) >= toTime(updatedAt)
}

/** Only an own device stores the text of answers (T-5.4); elsewhere it comes back with the list. */
function withTexts(resource: SavedResource, introduction: Introduction): SavedResource {
  const response = resource.providerResponse
  if (!response || response.respondedAt !== toTime(introduction.updatedAt)) return resource
  const texts = getAnswerTexts(introduction)
  const [here, received] = [classifyAnswer(response), classifyAnswer(texts)]
  const isBetter = here !== 'told' && received !== 'hidden' && here !== received
  return isBetter ? { ...resource, providerResponse: { ...response, ...texts } } : resource
}

function readElsewhere(resource: SavedResource, introduction: Introduction): SavedResource {
  const response = resource.providerResponse
  if (!response || response.isRead || !wasReadSince(introduction)) return resource
  return { ...resource, providerResponse: { ...response, isRead: true } }
}

function asPending(introduction: Introduction) {
  return { ...getIntroductionDetails(introduction), warmIntroStatus: 'pending' as const, providerResponse: null }
}

function getIntroductionDetails({ id, createdAt, state, delivery, urgency }: Introduction) {
  return {
    introductionId: id,
    warmIntroSentAt: toTime(createdAt),
    ...(state && { introductionState: state }),
    ...(delivery && { delivery }),
    ...(urgency && { urgency }),
  }
}

/** A saved listing without its introduction, after the person withdrew it. */
export function withoutIntroduction(resource: SavedResource, withdrawn?: Introduction): SavedResource {
  const isOther = withdrawn && resource.introductionId !== undefined && withdrawn.id !== resource.introductionId
  if (isOther || resource.warmIntroStatus === 'none') return resource
  const { introductionId: _, introductionState: _state, delivery: _delivery, urgency: _urgency, ...listing } = resource
  return { ...listing, warmIntroStatus: 'none', warmIntroSentAt: null, providerResponse: null }
}

/** Returns the same object when nothing differs, so that polling triggers no rerender or write. */
function changed(resource: SavedResource, change: Partial<SavedResource>): SavedResource {
  const keys = Object.keys(change) as (keyof SavedResource)[]
  return keys.some((key) => resource[key] !== change[key]) ? { ...resource, ...change } : resource
}
