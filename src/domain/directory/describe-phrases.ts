import type { Resource } from '#domain/resources/resource.ts'
import type { ServiceId } from '#domain/services/services.ts'
import type { ListingKind } from './kinds.ts'
import type { Listing } from './listing.ts'

type Language = keyof NonNullable<Listing['note']>
type ByService = Partial<Record<ServiceId, string>>

/** Phrases for building descriptions and opening hours; defined in `content/{en,es}/listing.ts`. */
export interface ListingPhrases {
  readonly language: string
  readonly and: string
  readonly andBeforeI: string
  readonly properNames: readonly string[]
  readonly withMore: string
  readonly alsoOffers: string
  readonly legalTopics: string
  readonly legalHelp: string
  readonly bothTreatments: string
  readonly idAndLicense: string
  readonly housingAndWork: string
  readonly settingBoth: string
  readonly settingLiveIn: string
  readonly settingVisits: string
  readonly leads: Readonly<ByService>
  readonly follow: Readonly<ByService>
  /** Sentences for a kind whose services do not say what it is. */
  readonly ofKind: Readonly<Partial<Record<ListingKind, readonly string[]>>>
  readonly inline: Readonly<ByService>
  readonly topics: Readonly<ByService>
  readonly remarks: Readonly<ByService>
  readonly factRemarks: Readonly<
    Record<'servesRecord' | 'servesRecordNo' | 'servesSupervision' | 'noIdNeeded' | 'walkIn', string>
  >
  readonly categoryLeads: Readonly<Record<Resource['category'], string>>
  readonly hours: {
    readonly always: string
    readonly everyDay: string
    readonly allDay: string
    /** Sunday first. */
    readonly days: readonly string[]
    readonly dayRange: string
    readonly timeRange: string
    readonly am: string
    readonly pm: string
  }
}

export type ServiceNames = Readonly<Record<ServiceId, string>>

export function getPhraseLanguage(phrases: ListingPhrases): Language {
  return phrases.language === 'es' ? 'es' : 'en'
}

/** Fills the placeholders of "{a} with {b}". */
export function fillPhrase(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

/** "a, b and c"; in Spanish the last "y" becomes "e" before the sound i. */
export function joinList(items: readonly string[], phrases: ListingPhrases): string {
  const last = items.at(-1) ?? ''
  if (items.length < 2) return last
  const and = /^h?[ií](?!e)/i.test(last) ? phrases.andBeforeI : phrases.and
  return `${items.slice(0, -1).join(', ')} ${and} ${last}`
}
