import * as z from 'zod/mini'
import {
  coreFacts,
  factAnswers,
  isCoreFact,
  type CoreFact,
  type ReentryFact,
  reentryFacts,
} from '#domain/directory/reentry-facts.ts'
import { NeedKey } from '#domain/needs/needs.ts'
import { Availability } from '#domain/partners/availability.ts'
import { phoneOwners } from './phone-owner.ts'

export const resourceCategories = [
  'housing',
  'employment',
  'education',
  'legal',
  'healthcare',
  'mental-health',
  'transportation',
  'advocacy-coalition',
  'community-services',
  'peer-support',
  'recovery-support',
  'other',
] as const
export const ResourceCategory = z.enum(resourceCategories)

/** Each length is made once: many fields of a listing have the same. */
function perLength<Schema>(make: (max: number) => Schema): (max: number) => Schema {
  const made = new Map<number, Schema>()
  return (max) => {
    const schema = made.get(max) ?? make(max)
    made.set(max, schema)
    return schema
  }
}

const text = perLength((max) => z.string().check(z.maxLength(max)))
const maybe = perLength((max) => z.optional(z.nullable(text(max))))

/** Opening hours come as a string, or as an object whose `general` is that string. */
const Hours = z.lazy(() => z.union([text(1000), z.object({ general: text(1000) })]))

/** yes, no, ask first, or unknown; a known fact has a source and a date. */
const Fact = z.lazy(() =>
  z.object({
    value: z.enum([...factAnswers, 'unknown']),
    source: maybe(300),
    asOf: maybe(10),
    /** Visitors reported otherwise. */
    reportsDiffer: z.optional(z.boolean()),
  }),
)
/** An absent fact is unknown; those everybody asks about are always there. */
const FactSet = z.lazy(() => {
  const others = reentryFacts.filter((fact): fact is Exclude<ReentryFact, CoreFact> => !isCoreFact(fact))
  return z.extend(z.object(toShape(coreFacts, Fact)), toShape(others, z.optional(Fact)))
})
const toShape = <Key extends string, Schema>(keys: readonly Key[], schema: Schema) =>
  Object.fromEntries(keys.map((key) => [key, schema])) as Record<Key, Schema>

const Phone = z.lazy(() =>
  z.object({
    number: text(64),
    extension: maybe(8),
    kind: z.enum(['voice', 'text']),
    language: maybe(2),
    isSwitchboard: z.optional(z.boolean()),
    /** One list has it and nobody called. */
    isListedOnly: z.optional(z.boolean()),
    calledOn: maybe(10),
    whose: z.optional(z.enum(phoneOwners)),
  }),
)

/** Why a listing has its position in the list; each code has its text in content. */
const rankReasons = [
  'answers_need',
  'may_answer_need',
  'words_match',
  'in_county',
  'serves_county',
  'near',
  'statewide',
  'national',
  'serves_record',
  'serves_supervision',
  'no_id_needed',
  'walk_in',
  'speaks_spanish',
  'free',
  'sliding_fee',
  'recently_checked',
  'has_phone',
  'open_always',
  'old_information',
  'reports_differ',
  'web_unchecked',
] as const
export const RankReason = z.enum(rankReasons)
export type RankReason = z.infer<typeof RankReason>

/** Why a listing that is not of a kind asked for is shown under "Also may help". */
export const alsoReasons = [
  'offers_service',
  'may_offer',
  'for_veterans',
  'for_tribal_members',
  'for_survivors',
  'for_young_people',
  'for_families',
  'for_disability',
  'other_area',
  'next_step',
  'later',
] as const
export const AlsoReason = z.enum(alsoReasons)
export type AlsoReason = z.infer<typeof AlsoReason>

/** Optional fields of our own: location, source, and how certain a fact is. */
const makeOptionalFields = () => ({
  /** Its main purpose (`listingKinds`). */
  kind: maybe(40),
  scope: z.optional(z.enum(['site', 'region', 'state', 'national'])),
  city: maybe(120),
  state: maybe(2),
  zip: maybe(5),
  county: maybe(120),
  /** The counties it serves, where they are few and others than its own. */
  serves: z.optional(z.array(text(120)).check(z.maxLength(12))),
  /** Left out when only the county is known: a distance to its center would be wrong. */
  position: z.optional(z.nullable(z.object({ lat: z.number(), lon: z.number() }))),
  phones: z.optional(z.array(Phone).check(z.maxLength(10))),
  /** Sunday = 0; for “open now”. */
  schedule: z.optional(z.nullable(z.array(z.object({ day: z.int(), opens: text(5), closes: text(5) })))),
  isAlwaysOpen: z.optional(z.boolean()),
  /** Of its clock, where `schedule` is known and its place tells. */
  timeZone: maybe(40),
  languages: z.optional(z.array(text(3))),
  cost: z.optional(z.nullable(z.enum(['free', 'sliding', 'fee']))),
  requiredDocuments: z.optional(z.array(text(300))),
  serviceIds: z.optional(z.array(text(64))),
  needs: z.optional(z.array(NeedKey)),
  /** Of the needs that were asked for, those it is there for; its section in the list. */
  answers: z.optional(z.array(NeedKey)),
  facts: z.optional(FactSet),
  /** Who listed it and when: every card shows both, and “call first”. */
  source: z.optional(z.object({ publisher: text(200), dataset: maybe(300), url: maybe(2048), licence: maybe(300) })),
  alsoListedBy: z.optional(z.array(text(200))),
  asOf: maybe(10),
  assuredOn: maybe(10),
  /** Reported problems that are not resolved yet. */
  reportsDiffer: z.optional(z.array(text(64))),
  reasons: z.optional(z.array(RankReason)),
  /** Set only on listings under "Also may help". */
  alsoReason: z.optional(AlsoReason),
  /** Found on the web by a model and not reviewed. */
  isUnchecked: z.optional(z.boolean()),
  /** Details from the partner that manages the listing, if any. */
  care: z.optional(Availability),
})

/** Every field of a listing, for shapes that have more or fewer of them. */
export const makeResourceFields = () => ({
  id: z.string().check(z.minLength(1), z.maxLength(128)),
  name: z.string().check(z.minLength(1), z.maxLength(300)),
  /** A source may use an unknown category; the listing is still worth showing. */
  category: z.catch(ResourceCategory, 'other'),
  description: maybe(4000),
  address: maybe(500),
  hours: z.optional(z.nullable(Hours)),
  phone: maybe(64),
  website: maybe(2048),
  services: z._default(z.array(text(300)).check(z.maxLength(200)), []),
  /** Who runs it, when that is not the name itself. */
  organization: maybe(300),
  ...makeOptionalFields(),
})

/**
 * A listing or program that helps. External text: always rendered as text, never as HTML (T-5.3). Made when the first
 * one is read: made before, it would hold up the start of the app on a phone.
 */
export const Resource = z.lazy(() => z.object(makeResourceFields()))
export type Resource = z.infer<typeof Resource>
