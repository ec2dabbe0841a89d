import { createHash } from 'node:crypto'
import { type DirectorySource, Listing, PartialDate, reentryFacts } from '#domain/directory/listing.ts'
import { getCategoriesForNeed } from '#domain/needs/category-match.ts'
import { interpretNeeds } from '#domain/needs/interpret-needs.ts'
import { resourceCategories } from '#domain/resources/resource.ts'
import { serviceIds, needsByService, type ServiceId } from '#domain/services/services.ts'
import { fold } from '#domain/text/fold.ts'
import { decodeListingId } from '#server/engines/hsds/ids.ts'
import type { Places } from '#server/engines/places/places.ts'
import { cleanText } from './clean-text.ts'
import { parsePhones, parseWebsite } from './contact-fields.ts'
import { classifyCorrectional } from '#domain/directory/correctional.ts'
import type { DraftProblem, ImportDraft } from './draft.ts'
import type { CsvDraft } from './own-columns.ts'
import { locateDraft } from './locate-draft.ts'

/** Language names used in source files; two- and three-letter codes pass unchanged. */
const languageByName: Record<string, string> = {
  spanish: 'es',
  español: 'es',
  espanol: 'es',
  english: 'en',
  french: 'fr',
  'haitian creole': 'ht',
  creole: 'ht',
  vietnamese: 'vi',
  chinese: 'zh',
  mandarin: 'zh',
  cantonese: 'yue',
  korean: 'ko',
  tagalog: 'tl',
  russian: 'ru',
  arabic: 'ar',
  portuguese: 'pt',
  polish: 'pl',
  somali: 'so',
  hmong: 'hmn',
  navajo: 'nv',
  asl: 'ase',
  'sign language': 'ase',
  'american sign language': 'ase',
}

const servicesByName = new Map(serviceIds.map((id) => [fold(id), id]))

const categoriesByName = new Map(resourceCategories.map((category) => [fold(category), category]))

export interface DatedSource {
  source: DirectorySource
  /** The date of the data itself. */
  asOf: string
}

export interface JudgedDraft {
  problems: DraftProblem[]
  /** Null when the draft cannot become a listing. */
  listing: Listing | null
  source: DirectorySource
}

/** The source with an id derived from its content, so that the same source is never stored twice or changed. */
export function withSourceId(source: Omit<DirectorySource, 'id'>): DirectorySource {
  const parts = [source.publisher, source.dataset, source.url ?? '', source.licence]
  return { ...source, id: `import-${hash(parts).slice(0, 16)}` }
}

const hash = (parts: readonly (string | null)[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/** Converts a row to the listing it would become, with all its problems. Writes nothing. */
export function judgeDraft(draft: CsvDraft, datedSource: DatedSource, places: Places): JudgedDraft {
  const problems = [...draft.problems]
  const source = draft.own?.source ? withSourceId(draft.own.source) : datedSource.source
  const asOf = parseDate(draft.own?.asOf ?? null, 'as_of', problems) ?? datedSource.asOf
  const text = (raw: string | null, field: string, maxLength: number) => cleanText(raw, { field, maxLength }, problems)
  const name = cleanText(draft.name, { field: 'name', maxLength: 300, refuseHtml: true }, problems)
  if (!name) problems.push({ code: 'name_missing', field: 'name' })
  const phones = parsePhones(draft.phones, problems)
  const website = parseWebsite(draft.website, problems)
  const street = text(draft.street, 'street', 300)
  const location = locateDraft({ ...draft, street }, places, problems)
  if (phones.length === 0 && !website && !street) problems.push({ code: 'contact_missing', field: 'phones' })
  blockCorrectional(name, problems)
  if (!name || !location) return { problems, listing: null, source }
  const organization = text(draft.organization, 'organization', 300)
  const parts = { name, street, zip: location.zip, phone: phones[0]?.number ?? null }
  const parsed = Listing.safeParse({
    id: idFor(draft, source, parts),
    name,
    organization: organization === name ? null : organization,
    ...classifyDraft({ ...draft, name }, problems),
    ...(draft.kind && { kind: draft.kind }),
    ...location,
    ...listServed(draft, places),
    note: cleanNote(draft, problems),
    street,
    city: text(draft.city, 'city', 120),
    phones,
    website,
    hours: cleanHours(draft, problems),
    languages: toLanguageCodes(draft.languages, problems),
    cost: draft.cost,
    requiredDocuments: cleanDocuments(draft, problems),
    facts: toFacts(draft, source.id, asOf),
    sourceId: source.id,
    otherSourceIds: [],
    asOf,
    assuredOn: parseDate(draft.assuredOn, 'confirmed_on', problems),
  })
  if (!parsed.success) {
    problems.push({ code: 'listing_invalid', field: String(parsed.error.issues[0]?.path[0] ?? 'row') })
  }
  return { problems, listing: parsed.success ? parsed.data : null, source }
}

/** The counties of the row that exist; none when it names none. */
function listServed({ serves = [] }: CsvDraft, places: Places): Pick<Listing, 'serves'> {
  const known = [...new Set(serves)].filter((fips) => places.byFips(fips) !== null).toSorted()
  return known.length > 0 ? { serves: known } : {}
}

function blockCorrectional(name: string | null, problems: DraftProblem[]): void {
  const verdict = classifyCorrectional(name ?? '')
  if (verdict === 'blocked') problems.push({ code: 'correctional', field: 'name' })
  if (verdict === 'doubtful') problems.push({ code: 'correctional_doubtful', field: 'name' })
}

/**
 * The same row of one source always gets the same id, so that a second import finds the first; our own exports keep
 * their ids.
 */
function idFor(draft: CsvDraft, source: DirectorySource, parts: Record<string, string | null>): string {
  const own = draft.own ? draft.own.listingId : decodeListingId('service_at_location', draft.externalId ?? '')
  if (own && Listing.shape.id.safeParse(own).success) return own
  const { name, street, zip, phone } = parts
  const identity = draft.externalId
    ? [draft.externalId]
    : [fold(name ?? ''), fold(street ?? ''), zip ?? '', phone ?? '']
  return `imp-${hash([source.id, ...identity]).slice(0, 18)}`
}

/** A note in one language is shown in both rather than lost; a warning asks for the other language. */
function cleanNote(draft: CsvDraft, problems: DraftProblem[]): Listing['note'] {
  const clean = (raw: string | null, field: string) =>
    cleanText(raw, { field, maxLength: 1000, keepLines: true }, problems)
  const [en, es] = [clean(draft.description, 'note_en'), clean(draft.own?.noteEs ?? null, 'note_es')]
  const either = en ?? es
  if (!either) return null
  if (!en || !es) problems.push({ code: 'note_one_language', field: en ? 'note_es' : 'note_en' })
  return { en: en ?? either, es: es ?? either }
}

function cleanHours({ hours }: CsvDraft, problems: DraftProblem[]): Listing['hours'] {
  if (hours?.kind !== 'text') return hours
  const text = cleanText(hours.text, { field: 'hours', maxLength: 500 }, problems)
  return text ? { kind: 'text', text } : null
}

function cleanDocuments({ requiredDocuments }: CsvDraft, problems: DraftProblem[]): string[] {
  const clean = (raw: string) => cleanText(raw, { field: 'required_documents', maxLength: 300 }, problems)
  return requiredDocuments
    .map(clean)
    .filter((text) => text !== null)
    .slice(0, 20)
}

function toFacts({ facts }: CsvDraft, sourceId: string, asOf: string): Listing['facts'] {
  const entries = reentryFacts.flatMap((fact) => (facts[fact] ? [[fact, { value: facts[fact], sourceId, asOf }]] : []))
  return Object.fromEntries(entries) as Listing['facts']
}

function parseDate(raw: string | null, field: string, problems: DraftProblem[]): string | null {
  if (raw === null || raw.trim() === '') return null
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(raw.trim()) ?? []
  const iso = year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : raw.trim().slice(0, 10)
  const isDate = PartialDate.safeParse(iso).success && !Number.isNaN(Date.parse(iso))
  if (!isDate) problems.push({ code: 'date_unreadable', field })
  return isDate ? iso : null
}

/** The category and services in our terms: our own ids as they are, other text through the everyday vocabulary. */
function classifyDraft(draft: ImportDraft, problems: DraftProblem[]): Pick<Listing, 'category' | 'services'> {
  const services = new Set<ServiceId>()
  for (const name of draft.serviceNames) {
    const serviceId = servicesByName.get(fold(name)) ?? interpretNeeds(name.slice(0, 200)).services[0]
    if (serviceId) services.add(serviceId)
    else problems.push({ code: 'service_unknown', field: 'services' })
  }
  const named = categoriesByName.get(fold(draft.categoryHint ?? ''))
  const found = [...services].slice(0, 60)
  if (named) return { category: named, services: found }
  const category = guessCategory(draft, found)
  problems.push({ code: category === 'other' ? 'category_unknown' : 'category_guessed', field: 'category' })
  return { category, services: found }
}

/** Uses the file's own category, then its services, then its name. */
function guessCategory({ categoryHint, name }: ImportDraft, services: readonly ServiceId[]): Listing['category'] {
  const byHint = categoryHint ? interpretNeeds(categoryHint.slice(0, 200)).needs[0]?.need : undefined
  const byService = services.flatMap((id) => needsByService[id])[0]
  const need = byHint ?? byService ?? interpretNeeds(name.slice(0, 200)).needs[0]?.need
  return (need && getCategoriesForNeed(need)[0]) ?? 'other'
}

/** Languages other than English, as codes. */
function toLanguageCodes(names: readonly string[], problems: DraftProblem[]): string[] {
  const codes = names.flatMap((name) => {
    const key = name.trim().toLowerCase()
    const code = languageByName[key] ?? (/^[a-z]{2,3}$/.test(key) ? key : null)
    if (!code) problems.push({ code: 'language_unknown', field: 'languages' })
    return code && code !== 'en' ? [code] : []
  })
  return [...new Set(codes)].slice(0, 20)
}
