import type { DisputedFact } from '../directory/reports.ts'
import { toMiles } from './filter.ts'
import type { Resource } from './resource.ts'
import { getHoursText } from './share-text.ts'

/** Shown at the top of a card: the listing serves people with a record, and no report disputes it. */
export function acceptsRecord({ facts }: Pick<Resource, 'facts'>): boolean {
  return facts?.servesRecord.value === 'yes' && facts.servesRecord.reportsDiffer !== true
}

/** Where a card shows a disputed fact: beside its field, or above all fields. */
export type DoubtedField = 'phone' | 'address' | 'hours'
export type GeneralDoubt = 'open' | 'capacity' | 'access' | 'other'

const fields: readonly string[] = ['phone', 'address', 'hours'] satisfies DisputedFact[]
const general: readonly string[] = ['open', 'capacity', 'access', 'other'] satisfies DisputedFact[]

export function listDoubtedFields({ reportsDiffer = [] }: Pick<Resource, 'reportsDiffer'>): ReadonlySet<DoubtedField> {
  return new Set(reportsDiffer.filter((fact): fact is DoubtedField => fields.includes(fact)))
}

export function listGeneralDoubts({ reportsDiffer = [] }: Pick<Resource, 'reportsDiffer'>): GeneralDoubt[] {
  return [...new Set(reportsDiffer.filter((fact): fact is GeneralDoubt => general.includes(fact)))]
}

/** Distances are measured from the middle of a ZIP code or city, so tenths of a mile would be false precision. */
export function toWholeMiles(distanceKm: number | null): number | null {
  return distanceKm === null ? null : Math.round(toMiles(distanceKm))
}

/** Only listings of our own directory can be reported; live feeds and web results are not ours to correct. */
export function canBeReported({ id, isUnchecked }: Pick<Resource, 'id' | 'isUnchecked'>): boolean {
  return isUnchecked !== true && /^(?!live-|web-)[a-z0-9][a-z0-9-]{3,63}$/.test(id)
}

/**
 * Invisible control and direction characters that can change how text is displayed; built from code points so that no
 * editor can drop them.
 */
const invisibleCharacters = new RegExp(
  [
    [0x00, 0x08],
    [0x0b, 0x1f],
    [0x7f, 0x9f],
    [0x200b, 0x200f],
    [0x202a, 0x202e],
    [0x2060, 0x2069],
    [0xfeff, 0xfeff],
  ]
    .map(([from = 0, to = 0]) => `[${String.fromCharCode(from)}-${String.fromCharCode(to)}]`)
    .join('|'),
  'g',
)

/** External text made safe for display (T-5.3); blank text becomes null. */
export function sanitizeText(text: string | null | undefined): string | null {
  return text?.replace(invisibleCharacters, '').trim() || null
}

/** The same listing with all external text made safe to display, to use in labels and to read aloud. */
export function sanitizeResource(resource: Resource): Resource {
  const { source, facts } = resource
  return {
    ...resource,
    name: sanitizeText(resource.name) ?? resource.name,
    organization: sanitizeText(resource.organization),
    description: sanitizeText(resource.description),
    address: sanitizeText(resource.address),
    hours: sanitizeText(getHoursText(resource.hours)),
    phone: sanitizeText(resource.phone),
    website: sanitizeText(resource.website),
    services: sanitizeTexts(resource.services),
    requiredDocuments: sanitizeTexts(resource.requiredDocuments),
    alsoListedBy: sanitizeTexts(resource.alsoListedBy),
    ...(source && { source: { ...source, publisher: sanitizeText(source.publisher) ?? '' } }),
    ...(facts && { facts: sanitizeFacts(facts) }),
  }
}

const sanitizeTexts = (texts: readonly string[] = []) => texts.flatMap((text) => sanitizeText(text) ?? [])

function sanitizeFacts(facts: NonNullable<Resource['facts']>): NonNullable<Resource['facts']> {
  const safe = Object.entries(facts).map(([id, fact]) => [id, fact && { ...fact, source: sanitizeText(fact.source) }])
  return Object.fromEntries(safe) as typeof facts
}

/** About what fits on two lines of a card. */
const longestWords = 8

const countWords = (text: string) => text.split(/\s+/).length

/** What a description says first, for the card: its first sentence, as many parts of it as are short enough. */
export function buildShortPhrase(description: string): string {
  const [line = ''] = description.trim().split('\n')
  // After a short word a period is an abbreviation, as in "St. Louis".
  const ended = /^(.*?[\p{L}\p{N})]{3})[.!?]\s+[^\s\p{Ll}]/u.exec(line)
  const sentence = ended?.[1] ?? line.replace(/[.!?]\s*$/, '')
  if (countWords(sentence) <= longestWords) return sentence
  let phrase = ''
  for (const part of sentence.split(/(?=[,;:]\s)/)) {
    if (phrase !== '' && countWords(phrase + part) > longestWords) break
    phrase += part
  }
  return phrase
}
