import type { AnswerSource } from '#contracts/assistant.ts'
import type { Guide } from '#domain/knowledge/guide.ts'
import { servicesByGuide } from '#domain/knowledge/services-by-guide.ts'
import type { Language } from '#domain/language.ts'
import { Needs, maxOtherDescription, type NeedKey } from '#domain/needs/needs.ts'
import type { Location } from '#domain/places/location.ts'
import { needsByService, type ServiceId } from '#domain/services/services.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { getHoursText } from '#domain/resources/share-text.ts'
import type { HelpRequest } from '../../directory/search-plan.ts'
import { formatReplyText } from './reply-texts.ts'
import type { Understanding } from './understand-question.ts'

/** Searches the directory only: an answer never waits for the web. */
export type ListingFinder = (request: HelpRequest, limit: number, signal: AbortSignal) => Promise<readonly Resource[]>

export interface ListingsQuery {
  location: Location
  need: NeedKey
  /** The person's own text: a service named in it is searched for first. */
  words: string
  language: Language
  /** The guide that answers, and its services; without them the words are read. */
  guideId?: string
  services?: readonly ServiceId[]
}

const candidateLimit = 24
const longestHours = 90

/**
 * The best listings for one need, each organization once. National lines are left out because they are not nearby; the
 * guides name them.
 */
export async function findListingsNear(find: ListingFinder, query: ListingsQuery, limit: number, signal: AbortSignal) {
  const needs = { ...Needs.parse({}), [query.need]: true, otherDescription: query.words.slice(0, maxOtherDescription) }
  const found = await find(
    {
      location: query.location,
      needs,
      language: query.language,
      isSentence: true,
      ...(query.services && { services: query.services }),
      ...(query.guideId !== undefined && { guideId: query.guideId }),
    },
    candidateLimit,
    signal,
  )
  const fitting = found.filter(
    (listing) =>
      listing.scope !== 'national' &&
      !listing.reasons?.includes('may_answer_need') &&
      (listing.needs?.includes(query.need) ?? true) &&
      (query.services?.some((id) => listing.serviceIds?.includes(id)) ?? true),
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

/** One list entry: name, phone, address and hours, as stored in the directory. */
export function formatListingLine(listing: Resource, language: Language): string {
  const hours = getHoursText(listing.hours)
  const parts = [
    listing.phone,
    listing.address,
    hours && hours.length <= longestHours ? formatReplyText(language, 'open', { hours }) : null,
    listing.phone ? null : listing.website,
  ].filter(Boolean)
  return `- **${oneLine(listing.name)}**: ${parts.map((part) => oneLine(part ?? '')).join(' · ')}`
}

/** External text must not be able to create a list, heading or link. */
function oneLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[*_`[\]<>#]/g, '')
    .trim()
}

export function toListingSource(listing: Resource): AnswerSource {
  return {
    id: `listing:${listing.id}`,
    kind: 'listing',
    title: listing.name,
    url: null,
    checkedOn: listing.assuredOn ?? listing.asOf ?? null,
  }
}

/** Listings for what is asked, where the place is known. */
export async function findListingsForQuestion(
  understanding: Pick<Understanding, 'location' | 'need' | 'language' | 'questionText'>,
  { findListings }: { findListings: ListingFinder },
  limit: number,
  signal: AbortSignal,
  guide?: Guide,
): Promise<readonly Resource[]> {
  const { location, language, questionText } = understanding
  const services = guide && servicesByGuide[guide.id]
  const need = services?.flatMap((id) => needsByService[id])[0] ?? understanding.need
  if (!location || !need) return []
  const query = { location, need, words: questionText, language, ...(services && { services, guideId: guide.id }) }
  return findListingsNear(findListings, query, limit, signal)
}
