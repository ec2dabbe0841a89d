import { hsds as english } from '#content/en/hsds.ts'
import { listing as englishPhrases } from '#content/en/listing.ts'
import { services as englishServices } from '#content/en/services.ts'
import { hsds as spanish } from '#content/es/hsds.ts'
import { listing as spanishPhrases } from '#content/es/listing.ts'
import { services as spanishServices } from '#content/es/services.ts'
import type { Translated } from '#content/shape.ts'
import { describeListing } from '#domain/directory/describe.ts'
import type { Listing } from '#domain/directory/listing.ts'
import type { ReentryFact } from '#domain/directory/reentry-facts.ts'
import type { TermIds, TermKind } from '#domain/hsds/terms.ts'
import type { Language } from '#domain/language.ts'
import type { ServiceId } from '#domain/services/services.ts'

/** The texts of the exported data in one language. */
export interface HsdsTexts {
  language: Language
  text: Translated<typeof english>
  serviceName(id: ServiceId): string
  factName(id: ReentryFact): string
  describe(listing: Listing): string
}

const contents = {
  en: { text: english, phrases: englishPhrases, services: englishServices },
  es: { text: spanish, phrases: spanishPhrases, services: spanishServices },
}

export function getHsdsTexts(language: Language): HsdsTexts {
  const { text, phrases, services } = contents[language]
  return {
    language,
    text,
    serviceName: (id) => services[id],
    factName: (id) => phrases.takes.replace('{people}', phrases.people[id]),
    describe: (listing) => describeListing(listing, phrases, services),
  }
}

/** `id` must be one of the ids of that kind. */
export function getTermName(words: HsdsTexts, kind: TermKind, id: TermIds[TermKind]): string {
  if (kind === 'service') return words.serviceName(id as ServiceId)
  if (kind === 'reentry') return words.factName(id as ReentryFact)
  const names: Record<string, string> = words.text[kind]
  return names[id] ?? id
}
