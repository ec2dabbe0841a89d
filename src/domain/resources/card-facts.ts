import type { ReentryFact } from '#domain/directory/listing.ts'
import type { DisputedFact } from '#domain/directory/reports.ts'
import { toMiles } from './filter.ts'
import type { Resource } from './resource.ts'
import { getHoursText } from './share-text.ts'

/** In the order a person asks for them. */
const factOrder = [
  'servesRecord',
  'noIdNeeded',
  'walkIn',
  'servesSupervision',
] as const satisfies readonly ReentryFact[]

type Fact = NonNullable<Resource['facts']>[ReentryFact]

export interface CardFact {
  fact: ReentryFact
  value: 'yes' | 'no'
  source: string | null
  asOf: string | null
  reportsDiffer: boolean
}

/** What somebody has told about the place, with who says so. */
export function listStatedFacts({ facts }: Pick<Resource, 'facts'>): CardFact[] {
  return factOrder.flatMap((fact) => {
    const statedFact: Fact | undefined = facts?.[fact]
    if (!statedFact || statedFact.value === 'unknown') return []
    const { value, source = null, asOf = null, reportsDiffer = false } = statedFact
    return [{ fact, value, source, asOf, reportsDiffer }]
  })
}

/** What nobody has told: worth asking on the phone. */
export function listUnknownFacts({ facts }: Pick<Resource, 'facts'>): ReentryFact[] {
  return facts ? factOrder.filter((fact) => facts[fact].value === 'unknown') : []
}

/** Said at the top of a card: somebody with a record can go there, and nobody told us otherwise. */
export function acceptsRecord({ facts }: Pick<Resource, 'facts'>): boolean {
  return facts?.servesRecord.value === 'yes' && facts.servesRecord.reportsDiffer !== true
}

/** Where on a card a doubt is said: beside the field it is about, or above all of them. */
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

/** Distances count from the middle of a county or ZIP, so tenths of a mile would promise too much. */
export function toWholeMiles(distanceKm: Resource['distanceKm']): number | null {
  return distanceKm == null ? null : Math.round(toMiles(distanceKm))
}

/** Only what our own directory holds can be marked as wrong; live feeds and the web are not ours to correct. */
export function canBeReported({ id, isUnchecked }: Pick<Resource, 'id' | 'isUnchecked'>): boolean {
  return isUnchecked !== true && /^(?!live-|web-)[a-z0-9][a-z0-9-]{3,63}$/.test(id)
}

/** Not seen, but they turn the text around them; built from numbers so that no editor can lose them. */
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

/** Text from outside, ready to be shown (T-5.3); blank text becomes null. */
export function sanitizeText(text: string | null | undefined): string | null {
  return text?.replace(invisibleCharacters, '').trim() || null
}

/** The same place with every text from outside made safe to see, to name in a label and to read aloud. */
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
    ...(facts && { facts: { ...facts, ...sanitizeFacts(facts) } }),
  }
}

const sanitizeTexts = (texts: readonly string[] = []) => texts.flatMap((text) => sanitizeText(text) ?? [])

function sanitizeFacts(facts: NonNullable<Resource['facts']>): Partial<Record<ReentryFact, Fact>> {
  return Object.fromEntries(
    factOrder.map((fact) => [fact, { ...facts[fact], source: sanitizeText(facts[fact].source) }]),
  )
}
