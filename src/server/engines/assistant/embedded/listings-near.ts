import type { AnswerSource } from '#contracts/assistant.ts'
import type { Language } from '#domain/language.ts'
import { Needs, maxOtherDescription, type NeedKey } from '#domain/needs/needs.ts'
import type { Location } from '#domain/places/location.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { getHoursText } from '#domain/resources/share-text.ts'
import type { HelpRequest } from '../../directory/search-plan.ts'
import { formatReplyText } from './reply-texts.ts'

/** Looks in the directory alone: an answer never waits for the web. */
export type ListingFinder = (request: HelpRequest, limit: number, signal: AbortSignal) => Promise<readonly Resource[]>

export interface ListingsQuery {
  location: Location
  need: NeedKey
  /** Their own words: a service named in them is looked for first. */
  words: string
  language: Language
}

const candidateLimit = 24
const longestHours = 90

/** The best places for one need, each organization once. National lines are no place near; the guides name them. */
export async function findListingsNear(find: ListingFinder, asked: ListingsQuery, limit: number, signal: AbortSignal) {
  const needs = { ...Needs.parse({}), [asked.need]: true, otherDescription: asked.words.slice(0, maxOtherDescription) }
  const found = await find(
    { location: asked.location, needs, language: asked.language, isSentence: true },
    candidateLimit,
    signal,
  )
  const fitting = found.filter(
    (one) =>
      one.scope !== 'national' &&
      !one.reasons?.includes('may_answer_need') &&
      (one.needs?.includes(asked.need) ?? true),
  )
  const seen = new Set<string>()
  return fitting
    .filter(({ name, organization }) => {
      const key = (organization ?? name).toLowerCase()
      if (seen.has(key)) return false
      seen.add(key)
      return true
    })
    .slice(0, limit)
}

/** One list entry: name, phone, address, hours, as they stand in the directory. */
export function formatListingLine(place: Resource, language: Language): string {
  const hours = getHoursText(place.hours)
  const parts = [
    place.phone,
    place.address,
    hours && hours.length <= longestHours ? formatReplyText(language, 'open', { hours }) : null,
    place.phone ? null : place.website,
  ].filter(Boolean)
  return `- **${oneLine(place.name)}**: ${parts.map((part) => oneLine(part ?? '')).join(' · ')}`
}

/** Text from outside must not become a list, a heading or a link of its own. */
function oneLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[*_`[\]<>#]/g, '')
    .trim()
}

export function toListingSource(place: Resource): AnswerSource {
  return {
    id: `listing:${place.id}`,
    kind: 'listing',
    title: place.name,
    url: null,
    checkedOn: place.assuredOn ?? place.asOf ?? null,
  }
}
