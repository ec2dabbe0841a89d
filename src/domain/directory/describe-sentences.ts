import type { ServiceId } from '#domain/services/services.ts'
import { detailOrder, chooseLeadService } from './describe-order.ts'
import { fillPhrase, joinList, type ListingPhrases, type ServiceNames } from './describe-phrases.ts'
import type { Listing } from './listing.ts'

const mostDetails = 3

/** What a listing is and what else it offers; removes the services it mentions from `open`. */
export function writeMainSentences(
  open: Set<ServiceId>,
  category: Listing['category'],
  phrases: ListingPhrases,
  names: ServiceNames,
): string[] {
  const lead = chooseLeadService(open, category)
  const opening = lead === null ? phrases.categoryLeads[category] : writeOpening(lead, open, phrases, names)
  const extra = listDetails(open, opening, phrases, names)
  const follow = (lead && phrases.follow[lead]) ?? null
  const after = follow ? [follow] : []
  if (extra.length === 0) return [toSentence(opening), ...after]
  const list = joinList(extra, phrases)
  // A second "with" in one sentence reads badly.
  const isLinked = /[\s,](with|con|that|where|que|donde|quien|sobre)\s|:/.test(opening)
  if (isLinked) return [toSentence(opening), ...after, toSentence(fillPhrase(phrases.alsoOffers, { list }))]
  return [toSentence(fillPhrase(phrases.withMore, { lead: opening, list })), ...after]
}

/** What the listing is; removes the services it mentions from `open`. */
function writeOpening(lead: ServiceId, open: Set<ServiceId>, phrases: ListingPhrases, names: ServiceNames): string {
  const takes = (...ids: ServiceId[]) => ids.includes(lead) && ids.every((id) => open.has(id))
  const without = (...ids: ServiceId[]) => ids.forEach((id) => open.delete(id))
  const topics = Object.entries(phrases.topics).filter(([id]) => open.has(id as ServiceId))
  if (topics.length > 0 && (lead === 'civil-legal-aid' || lead in phrases.topics)) {
    const help = open.has('civil-legal-aid') ? names['civil-legal-aid'] : phrases.legalHelp
    without('civil-legal-aid', ...topics.map(([id]) => id as ServiceId))
    return fillPhrase(phrases.legalTopics, {
      lead: help,
      list: joinList(
        topics.map(([, topic]) => topic),
        phrases,
      ),
    })
  }
  if (takes('substance-use-treatment', 'mental-health-treatment')) {
    without('substance-use-treatment', 'mental-health-treatment', 'co-occurring-treatment')
    return phrases.bothTreatments
  }
  if (takes('state-id', 'driver-license')) {
    without('state-id', 'driver-license')
    return phrases.idAndLicense
  }
  open.delete(lead)
  return phrases.leads[lead] ?? names[lead]
}

function listDetails(
  open: ReadonlySet<ServiceId>,
  opening: string,
  phrases: ListingPhrases,
  names: ServiceNames,
): string[] {
  const hasWork = open.has('job-search-help') || open.has('employment-counseling')
  const isMerged = open.has('housing-services') && hasWork
  const merged: readonly string[] = ['job-search-help', 'employment-counseling']
  const details = detailOrder
    .filter((id) => open.has(id) && !(isMerged && merged.includes(id)))
    .map((id) => (isMerged && id === 'housing-services' ? phrases.housingAndWork : inSentence(id, phrases, names)))
  const isNew = (text: string) => text.toLowerCase() !== opening.toLowerCase()
  return oneCompound([...new Set(details)].filter(isNew), phrases).slice(0, mostDetails)
}

/** "housing and work" reads well only at the start of a list, so only one such part is used. */
function oneCompound(parts: readonly string[], phrases: ListingPhrases): string[] {
  const isCompound = (part: string) => [phrases.and, phrases.andBeforeI].some((and) => part.includes(` ${and} `))
  return [...parts.filter(isCompound).slice(0, 1), ...parts.filter((part) => !isCompound(part))]
}

/** The name of a service inside a sentence. */
function inSentence(id: ServiceId, phrases: ListingPhrases, names: ServiceNames): string {
  const own = phrases.inline[id]
  if (own) return own
  const name = names[id]
  const firstWord = /^[\p{L}]+/u.exec(name)?.[0] ?? ''
  const isProper = phrases.properNames.includes(firstWord) || /^\p{Lu}{2}/u.test(name)
  return isProper ? name : name.charAt(0).toLowerCase() + name.slice(1)
}

/** Adds a final period. */
export function toSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
