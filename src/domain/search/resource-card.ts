import { getKind } from '#domain/directory/classify-kind.ts'
import { formatAddress, formatHours } from '#domain/directory/describe.ts'
import { getPhraseLanguage, type ListingPhrases } from '#domain/directory/describe-phrases.ts'
import { reentryFacts, type DirectorySource, type Listing, type ReentryFact } from '#domain/directory/listing.ts'
import { isCoreFact } from '#domain/directory/reentry-facts.ts'
import { getPlaceTimeZone } from '#domain/places/place-time-zone.ts'
import type { Resource } from '#domain/resources/resource.ts'
import type { ServiceId } from '#domain/services/services.ts'

/** A listing with its publisher and disputed facts. */
export interface SourcedListing {
  listing: Listing
  source: DirectorySource
  reportsDiffer: readonly string[]
}

/** Texts and names a card is built with. */
export interface CardTexts {
  phrases: ListingPhrases
  serviceNames: Readonly<Record<ServiceId, string>>
  describe(listing: Listing): string
}

/** Names that a listing references only by id. */
export interface CardNames {
  county(fips: string): string | null
  publisher(sourceId: string): string | null
}

/** The card a person sees, in their language. Unknown fields are left out. */
export function buildResourceCard(
  stored: SourcedListing,
  { phrases, serviceNames, describe }: CardTexts,
  names: CardNames,
): Resource {
  const { listing, source, reportsDiffer } = stored
  const { facts, otherSourceIds, countyFips } = listing
  const alsoListedBy = otherSourceIds.flatMap((id) => names.publisher(id) ?? [])
  const getPublisher = (id: string) => (id === source.id ? source.publisher : names.publisher(id))
  const card = {
    id: listing.id,
    name: getPhraseLanguage(phrases) === 'es' ? (listing.nameEs ?? listing.name) : listing.name,
    organization: listing.organization,
    category: listing.category,
    kind: getKind(listing),
    description: describe(listing),
    address: formatAddress(listing),
    hours: formatHours(listing.hours, phrases),
    // A number nobody called stands among all of them, with that word; it is never the one to call first.
    phone: listing.phones.find(({ isListedOnly }) => !isListedOnly)?.number ?? null,
    website: listing.website,
    ...whereAbouts(listing),
    county: countyFips === null ? null : names.county(countyFips),
    serves: nameServed(listing, names),
    facts: Object.fromEntries(
      reentryFacts
        .filter((fact) => facts[fact] !== undefined || isCoreFact(fact))
        .map((fact) => [fact, cardFact(facts[fact], reportsDiffer.includes(fact), getPublisher)]),
    ),
    source: withoutBlanks({ publisher: source.publisher, dataset: source.dataset, url: source.url }),
    alsoListedBy: alsoListedBy.filter((publisher) => publisher !== source.publisher),
    asOf: listing.asOf,
    assuredOn: listing.assuredOn,
    reportsDiffer: [...reportsDiffer],
  }
  return { ...withoutBlanks(card), services: listing.services.map((id) => serviceNames[id]) } as Resource
}

/** More counties than this are a region: nobody reads their names. */
const mostServedNames = 12

function nameServed({ serves = [], countyFips }: Listing, names: CardNames): string[] {
  const others = serves.filter((fips) => fips !== countyFips)
  if (others.length === 0 || serves.length > mostServedNames) return []
  return serves.flatMap((fips) => names.county(fips) ?? [])
}

/** The center of a county or service area may be many miles from the listing, so no distance is measured to it. */
const isLocated = ({ position }: Listing) => position?.precision !== 'county' && position?.precision !== 'area'

function whereAbouts(listing: Listing) {
  const { position, hours } = listing
  return {
    scope: listing.scope,
    city: listing.city,
    state: listing.state,
    zip: listing.zip,
    position: isLocated(listing) && position ? { lat: position.lat, lon: position.lon } : null,
    phones: listing.phones.map((phone) => withoutBlanks({ ...phone, isSwitchboard: phone.isSwitchboard || null })),
    schedule: hours?.kind === 'weekly' ? hours.times : null,
    isAlwaysOpen: hours?.kind === 'always' || null,
    timeZone: hours?.kind === 'weekly' ? getPlaceTimeZone(listing) : null,
    languages: listing.languages,
    cost: listing.cost,
    requiredDocuments: listing.requiredDocuments,
    serviceIds: listing.services,
  }
}

function cardFact(
  fact: Listing['facts'][ReentryFact],
  isDisputed: boolean,
  getPublisher: (sourceId: string) => string | null,
) {
  const disputed = isDisputed ? { reportsDiffer: true } : {}
  if (!fact) return { value: 'unknown', ...disputed }
  return withoutBlanks({ value: fact.value, source: getPublisher(fact.sourceId), asOf: fact.asOf, ...disputed })
}

/** A card has forty fields and most listings fill twenty: leaving out empty ones saves mobile data. */
function withoutBlanks<Fields extends object>(fields: Fields): Partial<Fields> {
  const filled: Partial<Fields> = {}
  for (const key of Object.keys(fields) as (keyof Fields)[]) {
    const value = fields[key]
    if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) continue
    filled[key] = value
  }
  return filled
}
