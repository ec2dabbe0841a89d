import { listing as englishPhrases } from '#content/en/listing.ts'
import { services as englishServices } from '#content/en/services.ts'
import { listing as spanishPhrases } from '#content/es/listing.ts'
import { services as spanishServices } from '#content/es/services.ts'
import { rememberedDescriptions } from '#domain/directory/remembered-descriptions.ts'
import type { Language } from '#domain/language.ts'
import type { Resource } from '#domain/resources/resource.ts'
import type { Ranked } from '#domain/search/rank.ts'
import { resourceCard, type CardWords } from '#domain/search/resource-card.ts'
import type { Places } from '../places/places.ts'
import type { StoredListing } from './rows.ts'

const words: Record<Language, CardWords> = {
  en: {
    phrases: englishPhrases, serviceNames: englishServices,
    describe: rememberedDescriptions(englishPhrases, englishServices),
  },
  es: {
    phrases: spanishPhrases, serviceNames: spanishServices,
    describe: rememberedDescriptions(spanishPhrases, spanishServices),
  },
}

export interface CardContext {
  places: Pick<Places, 'byFips'>
  /** By source id, for the other lists a place stands in. */
  publishers?: ReadonlyMap<string, string>
}

/** A stored listing as the card a person sees; `ranked` is null when it was asked for by its id. */
export function toResource(
  stored: StoredListing, ranked: Ranked | null, language: Language, { places, publishers }: CardContext,
): Resource {
  return resourceCard(stored, ranked, words[language], {
    county: (fips) => places.byFips(fips)?.name ?? null,
    publisher: (sourceId) => publishers?.get(sourceId) ?? null,
  })
}

export function publishersOf(stored: Iterable<StoredListing>): Map<string, string> {
  return new Map(Array.from(stored, ({ source }) => [source.id, source.publisher]))
}
