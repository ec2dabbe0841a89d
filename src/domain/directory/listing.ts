import * as z from 'zod/mini'
import { StateCode } from '#domain/places/states.ts'
import { phoneOwners } from '#domain/resources/phone-owner.ts'
import { ResourceCategory } from '#domain/resources/resource.ts'
import { ServiceId } from '#domain/services/services.ts'
import { ListingKind } from './kinds.ts'
import { factAnswers, type ReentryFact, reentryFacts } from './reentry-facts.ts'

export { type ReentryFact, reentryFacts } from './reentry-facts.ts'

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))
const maybe = <S extends z.ZodMiniType>(schema: S) => z.nullable(schema)

/** A date with the precision of its source: a year, a month or a day. */
export const PartialDate = z.string().check(z.regex(/^\d{4}(-\d{2}(-\d{2})?)?$/))

/** The publisher of a fact. Every listing names one; the person sees publisher and date. */
export const DirectorySource = z.object({
  id: z.string().check(z.regex(/^[a-z0-9-]{2,64}$/)),
  publisher: text(200),
  dataset: text(300),
  url: maybe(text(2048)),
  licence: text(300),
})
export type DirectorySource = z.infer<typeof DirectorySource>

/** `region`: serves an area around its position. `state` and `national` have no address to visit. */
export const listingScopes = ['site', 'region', 'state', 'national'] as const

/** Precision of the position: the exact address, or the center of a ZIP, city, service area or county. */
export const positionPrecisions = ['exact', 'zip', 'city', 'area', 'county'] as const

const Position = z.object({
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lon: z.number().check(z.minimum(-180), z.maximum(180)),
  precision: z.enum(positionPrecisions),
})

/** `number` is how a person dials it: ten digits as (205) 216-0200, or a short code such as 211. */
export const ListingPhone = z.object({
  number: text(32),
  extension: maybe(z.string().check(z.regex(/^\d{1,8}$/))),
  kind: z.enum(['voice', 'text']),
  /** The line is answered in this language; null = unknown. */
  language: maybe(z.enum(['en', 'es'])),
  /** One number for many sites: the caller must ask for the site by name. */
  isSwitchboard: z.boolean(),
  /** One list has it and nobody called: shown as such, never as the number to call first. */
  isListedOnly: z.optional(z.literal(true)),
  /** The day a person called it for us. */
  calledOn: z.optional(PartialDate),
  /** Absent: the place's own line. */
  whose: z.optional(z.enum(phoneOwners)),
})
export type ListingPhone = z.infer<typeof ListingPhone>

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** `day` counts from Sunday = 0. */
const OpeningTime = z.object({ day: z.int().check(z.minimum(0), z.maximum(6)), opens: clock, closes: clock })
export const ListingHours = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('always') }),
  z.object({ kind: z.literal('weekly'), times: z.array(OpeningTime).check(z.minLength(1), z.maxLength(50)) }),
  z.object({ kind: z.literal('text'), text: text(500) }),
])
export type ListingHours = z.infer<typeof ListingHours>

/** What a place says of whom it takes; an absent fact is unknown. */
export const ListingFact = z.object({ value: z.enum(factAnswers), sourceId: z.string(), asOf: PartialDate })
export type ListingFact = z.infer<typeof ListingFact>
const fact = z.optional(ListingFact)
const factShape = Object.fromEntries(reentryFacts.map((id) => [id, fact])) as Record<ReentryFact, typeof fact>

/**
 * One card: a service of an organization at a location, modeled on HSDS 3 (organization, service, location, phones,
 * schedule, languages, cost, required documents, assured date) plus the reentry facts.
 */
export const Listing = z.object({
  id: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{3,63}$/)),
  name: text(300),
  /** The name in Spanish, where the service has one or the name is only our label for it. */
  nameEs: z.optional(text(300)),
  /** Who runs it, when that is not the name itself. */
  organization: maybe(text(300)),
  category: ResourceCategory,
  /** Its main purpose. Absent: `getKind` derives it from the other fields. */
  kind: z.optional(ListingKind),
  scope: z.enum(listingScopes),
  services: z.array(ServiceId).check(z.maxLength(60)),
  /**
   * Information that cannot be derived from facts, in both languages; the rest of the description is composed from
   * facts.
   */
  note: maybe(z.object({ en: text(1000), es: text(1000) })),
  street: maybe(text(300)),
  city: maybe(text(120)),
  /** null only for national services. */
  state: maybe(StateCode),
  zip: maybe(z.string().check(z.regex(/^\d{5}$/))),
  countyFips: maybe(z.string().check(z.regex(/^\d{5}$/))),
  /** The counties it serves beside the one where it stands, sorted. Absent: whoever can come. */
  serves: z.optional(z.array(z.string().check(z.regex(/^\d{5}$/))).check(z.minLength(1), z.maxLength(400))),
  position: maybe(Position),
  phones: z.array(ListingPhone).check(z.maxLength(10)),
  website: maybe(z.string().check(z.maxLength(2048), z.regex(/^https?:\/\/[^\s<>"]+$/))),
  hours: maybe(ListingHours),
  /** Languages known to be spoken besides English. */
  languages: z.array(z.string().check(z.regex(/^[a-z]{2,3}$/))).check(z.maxLength(20)),
  cost: maybe(z.enum(['free', 'sliding', 'fee'])),
  requiredDocuments: z.array(text(300)).check(z.maxLength(20)),
  facts: z.object(factShape),
  sourceId: z.string(),
  /** Ids of the same listing in other sources, when cards were merged. */
  otherSourceIds: z.array(z.string()).check(z.maxLength(10)),
  /** The date of the data itself. */
  asOf: PartialDate,
  /** When it was last confirmed (HSDS `assured_date`). */
  assuredOn: maybe(PartialDate),
})
export type Listing = z.infer<typeof Listing>
