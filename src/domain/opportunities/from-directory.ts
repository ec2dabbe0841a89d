import { listingFlags } from '#domain/directory/search-columns.ts'
import { toNeedsMask } from '#domain/needs/needs-mask.ts'
import type { Resource } from '#domain/resources/resource.ts'
import type { Candidate } from '#domain/search/candidate.ts'
import type { ServiceId } from '#domain/services/services.ts'
import { StateCode } from '../places/states.ts'
import type { ListedOpportunity, OpportunityKind } from './opportunity.ts'

const training: ReadonlySet<ServiceId> = new Set([
  'community-college',
  'technical-school',
  'associate-college',
  'tribal-college',
  'job-center',
  'job-training-program',
  'vocational-rehab',
])
/** The need that all of those services answer, used to search for them. */
export const trainingNeedMask = toNeedsMask(['job-training'])
const ofApprentices = /\bapprentice|\baprendices\b/i
const ofOwners = /\bsmall business\b|\bentrepreneur|\bpequeñ[ao]s (?:empresas|negocios)\b/i
const unfit = listingFlags.forChildren | listingFlags.refusesRecord

type ListingFacts = Pick<Candidate, 'coreNeeds' | 'flags' | 'scope' | 'services' | 'name'>

/**
 * The kind of opportunity a directory listing offers, or null. Only its main purpose counts: a clinic that also trains
 * its own patients is not a school. Never a job: a listing for training is not an opening.
 */
export function getOpportunityKind(listing: ListingFacts): OpportunityKind | null {
  // National programs are listed separately, with what to ask for.
  if (listing.scope === 'national' || (listing.coreNeeds & trainingNeedMask) === 0 || (listing.flags & unfit) !== 0)
    return null
  const name = listing.name ?? ''
  if (ofApprentices.test(name)) return 'apprenticeship'
  if (ofOwners.test(name)) return 'venture'
  return listing.services?.some((id) => training.has(id)) ? 'training' : null
}

/** The cards of one listing in both languages. */
export interface ListingCards {
  en: Resource
  es: Resource
}

/** Null for a listing without a contact or a date: nothing is made up for it. */
export function toListedOpportunity(
  kind: OpportunityKind,
  { en, es }: ListingCards,
  miles: number | null,
): ListedOpportunity | null {
  const apply = getApplyMethod(en)
  const checkedOn = en.assuredOn ?? en.asOf
  if (!apply || !checkedOn || !en.source) return null
  const { position } = en
  return {
    id: en.id,
    kind,
    miles,
    checkedOn,
    apply,
    title: { en: cut(en.name, 160), es: cut(es.name, 160) },
    about: { en: cut(en.description || en.name, 800), es: cut(es.description || es.name, 800) },
    organization: en.organization ?? en.name,
    state: StateCode.safeParse(en.state).data ?? null,
    county: en.county ? cut(en.county, 80) : null,
    address: en.address ? cut(en.address, 300) : null,
    lat: position?.lat ?? null,
    lon: position?.lon ?? null,
    isRemote: false,
    pay: null,
    shifts: [],
    duties: [],
    requirements: en.facts?.noIdNeeded.value === 'no' ? ['id'] : [],
    hasTraining: true,
    languages: en.languages?.includes('es') || en.serviceIds?.includes('spanish-spoken') ? ['en', 'es'] : ['en'],
    fairChance: { hiresRecords: null, checkWhen: null, note: null },
    startsAt: null,
    expiresOn: null,
    isPosted: false,
    source: { name: en.source.publisher, url: toSafeUrl(en.source.url) },
  }
}

function getApplyMethod({ phones = [], website, facts }: Resource): ListedOpportunity['apply'] | null {
  const voice = phones.find((phone) => phone.kind === 'voice' && !phone.isListedOnly)
  const phone = voice ? cut(voice.extension ? `${voice.number} x${voice.extension}` : voice.number, 32) : null
  const url = toSafeUrl(website)
  if (phone === null && url === null) return null
  const how = facts?.walkIn.value === 'yes' ? 'walk_in' : phone === null ? 'link' : 'call'
  return { how, phone, url, note: null }
}

const toSafeUrl = (url: string | null | undefined) => (url && /^https?:\/\/[^\s<>"]+$/.test(url) ? url : null)

function cut(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`
}
