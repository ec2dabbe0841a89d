import type { ServiceId } from '../services/services.ts'
import { formatWeeklyHours } from './describe-hours.ts'
import { impliedServices, remarkOrder, treatmentSettings } from './describe-order.ts'
import { type ListingPhrases, type ServiceNames, getPhraseLanguage } from './describe-phrases.ts'
import { toSentence, writeMainSentences } from './describe-sentences.ts'
import { type Listing, type ListingHours, reentryFacts } from './listing.ts'

const longestText = 320
const mostSentences = 3

type DescriptionInput = Pick<
  Listing,
  'category' | 'kind' | 'scope' | 'services' | 'note' | 'languages' | 'cost' | 'facts'
>

/**
 * One to three sentences about a listing, built from its facts to read as if a person wrote them. National services use
 * their note instead.
 */
export function describeListing(
  listing: DescriptionInput,
  phrases: ListingPhrases,
  serviceNames: ServiceNames,
): string {
  const note = listing.note?.[getPhraseLanguage(phrases)]
  if (note && listing.scope === 'national') return shortNote(note)
  const open = openServices(listing)
  const ofKind = listing.kind && phrases.ofKind[listing.kind]
  const main = ofKind?.map(toSentence) ?? writeMainSentences(open, listing.category, phrases, serviceNames)
  const noteTexts = note ? [shortNote(note)] : []
  return fitting([...main, ...noteTexts, ...remarks(listing, open, phrases)])
}

/** Services and facts from other fields as one set; whatever a sentence mentions is removed from it. */
function openServices(listing: DescriptionInput): Set<ServiceId> {
  const open = new Set<ServiceId>(listing.services)
  if (listing.languages.includes('es')) open.add('spanish-spoken')
  if (listing.cost === 'free') open.add('free-of-charge')
  if (listing.cost === 'sliding') open.add('sliding-fee')
  const impliedIds = new Set([...open].flatMap((id) => impliedServices[id] ?? []))
  return new Set([...open].filter((id) => !impliedIds.has(id)))
}

function remarks({ facts }: DescriptionInput, open: ReadonlySet<ServiceId>, phrases: ListingPhrases): string[] {
  const { factRemarks } = phrases
  const services = remarkOrder.filter((id) => open.has(id)).map((id) => phrases.remarks[id])
  const record = facts.servesRecord?.value
  const isSaid = open.has('justice-program')
  const found = [
    record === 'no' && factRemarks.servesRecordNo,
    record === 'yes' && !isSaid && factRemarks.servesRecord,
    ...services.slice(0, 2),
    describeSetting(open, phrases),
    facts.noIdNeeded?.value === 'yes' && factRemarks.noIdNeeded,
    facts.walkIn?.value === 'yes' && factRemarks.walkIn,
    facts.servesSupervision?.value === 'yes' && factRemarks.servesSupervision,
    ...services.slice(2),
  ]
  return found.filter((remark) => typeof remark === 'string')
}

function describeSetting(open: ReadonlySet<ServiceId>, phrases: ListingPhrases): string | null {
  const [livesIn, visits, day] = treatmentSettings.map((id) => open.has(id))
  if (livesIn) return visits || day ? phrases.settingBoth : phrases.settingLiveIn
  return visits || day ? phrases.settingVisits : null
}

/** As many whole sentences as fit. */
function fitting(sentences: readonly string[]): string {
  return sentences.slice(0, mostSentences).reduce((text, next) => {
    const longer = text === '' ? next : `${text} ${next}`
    return longer.length <= longestText ? longer : text
  }, '')
}

/** A note cut at the end of a sentence, or of a word when its first sentence is too long. */
function shortNote(note: string): string {
  const clean = note.replace(/\s+/g, ' ').trim()
  if (clean.length < longestText) return toSentence(clean)
  const room = clean.slice(0, longestText - 1)
  const end = Math.max(room.lastIndexOf('. '), room.lastIndexOf('! '), room.lastIndexOf('? '))
  return end > 0 ? room.slice(0, end + 1) : `${room.slice(0, room.lastIndexOf(' '))}…`
}

/** Street, city, state and ZIP as on an envelope; null when there is no address to visit. */
export function formatAddress(listing: Pick<Listing, 'street' | 'city' | 'state' | 'zip'>): string | null {
  const { street, city, state, zip } = listing
  if (!street && !city) return null
  const region = [state, zip].filter(Boolean).join(' ')
  return [street, city, region].filter(Boolean).join(', ')
}

/** "Mon–Fri 9 am–5 pm; Sat 10 am–2 pm"; null when unknown. */
export function formatHours(hours: ListingHours | null, phrases: ListingPhrases): string | null {
  switch (hours?.kind) {
    case undefined:
      return null
    case 'always':
      return phrases.hours.always
    case 'text':
      return hours.text
    case 'weekly':
      return formatWeeklyHours(hours.times, phrases)
  }
}

const maxCached = 5000

/** Thousands of listings share the same facts and description: each description is built once. */
export function createDescriptionCache(phrases: ListingPhrases, serviceNames: ServiceNames) {
  const remembered = new Map<string, string>()
  return (listing: Listing): string => {
    if (listing.note !== null) return describeListing(listing, phrases, serviceNames)
    const key = buildCacheKey(listing)
    const cached = remembered.get(key)
    if (cached !== undefined) return cached
    if (remembered.size >= maxCached) remembered.clear()
    const description = describeListing(listing, phrases, serviceNames)
    remembered.set(key, description)
    return description
  }
}

/** Everything a description without a note depends on. */
function buildCacheKey({ category, kind, scope, cost, languages, services, facts }: Listing): string {
  const factValues = reentryFacts.map((fact) => facts[fact]?.value ?? '')
  return `${category} ${kind} ${scope} ${cost} ${languages.join()} ${factValues.join()} ${services.join()}`
}
