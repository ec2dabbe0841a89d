import { listing as englishPhrases } from '#content/en/listing.ts'
import { services as englishServices } from '#content/en/services.ts'
import { listing as spanishPhrases } from '#content/es/listing.ts'
import { services as spanishServices } from '#content/es/services.ts'
import { createDescriptionCache } from '#domain/directory/describe.ts'
import type { Language } from '#domain/language.ts'
import { buildAvailability } from '#domain/partners/build-availability.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { addRank, type RankedListing } from '#domain/search/rank.ts'
import { buildResourceCard, type CardTexts } from '#domain/search/resource-card.ts'
import type { Places } from '../places/places.ts'
import type { StoredListing } from './rows.ts'

const cardTexts: Record<Language, CardTexts> = {
  en: {
    phrases: englishPhrases,
    serviceNames: englishServices,
    describe: createDescriptionCache(englishPhrases, englishServices),
  },
  es: {
    phrases: spanishPhrases,
    serviceNames: spanishServices,
    describe: createDescriptionCache(spanishPhrases, spanishServices),
  },
}

export interface CardContext {
  places: Pick<Places, 'byFips'>
  /** By source id, for the other sources that list this provider. */
  publishers?: ReadonlyMap<string, string>
  /**
   * The current time; without it a card omits everything that depends on the date, such as whether Connect is
   * available.
   */
  now?: number
}

/** A stored listing as the card a person sees; `ranked` is null when it was requested by id. */
export function toResource(
  stored: StoredListing,
  ranked: RankedListing | null,
  language: Language,
  { places, publishers, now }: CardContext,
): Resource {
  const { care: partnerDetails, listing } = stored
  const plain = buildResourceCard(stored, cardTexts[language], {
    county: (fips) => places.byFips(fips)?.name ?? null,
    publisher: (sourceId) => publishers?.get(sourceId) ?? null,
  })
  const card = ranked ? addRank(plain, ranked) : plain
  return partnerDetails && now !== undefined
    ? { ...card, care: buildAvailability(partnerDetails, language, now, listing.state) }
    : card
}

export function mapPublishersById(stored: Iterable<StoredListing>): Map<string, string> {
  return new Map(Array.from(stored, ({ source }) => [source.id, source.publisher]))
}
