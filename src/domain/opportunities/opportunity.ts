import * as z from 'zod/mini'
import { Language } from '../language.ts'
import { StateCode } from '../places/states.ts'

export const opportunityKinds = ['job', 'training', 'apprenticeship', 'venture', 'hiring_event'] as const
export const OpportunityKind = z.enum(opportunityKinds)
export type OpportunityKind = z.infer<typeof OpportunityKind>

/** A year, a month or a day. Not taken from the listing, which is long and would come along to visitors. */
const PartialDate = z.string().check(z.regex(/^\d{4}(-\d{2}(-\d{2})?)?$/))
const text = (max: number) => z.string().check(z.maxLength(max))
const filled = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))
const bilingualText = (max: number) => z.object({ en: filled(max), es: filled(max) })
const url = z.string().check(z.maxLength(2048), z.regex(/^https?:\/\/[^\s<>"]+$/))

export const shifts = ['day', 'evening', 'night', 'weekend', 'flexible'] as const
/** What the work is about, for the fit check on the device. */
export const duties = ['money', 'driving', 'care', 'licence', 'weapons', 'federal', 'none'] as const
export const Duty = z.enum(duties)
export type Duty = z.infer<typeof Duty>
/** What somebody must have before they can begin. */
export const requirements = [
  'driver_licence',
  'id',
  'diploma',
  'experience',
  'drug_test',
  'background_check',
  'tools',
] as const
const Requirement = z.enum(requirements)
export type Requirement = z.infer<typeof Requirement>

/** What is known about hiring people with a record; null: not told. */
const FairChance = z.object({
  hiresRecords: z.nullable(z.boolean()),
  checkWhen: z.nullable(z.enum(['never', 'after_offer', 'before_interview'])),
  note: z.nullable(bilingualText(400)),
})

/** An opening somebody could take, or a programme that leads to one. */
export const Opportunity = z.object({
  kind: OpportunityKind,
  title: bilingualText(160),
  about: bilingualText(800),
  organization: filled(300),
  /** Null: everywhere in the country, or in the whole state. */
  state: z.nullable(StateCode),
  county: z.nullable(text(80)),
  address: z.nullable(text(300)),
  lat: z.nullable(z.number().check(z.minimum(-90), z.maximum(90))),
  lon: z.nullable(z.number().check(z.minimum(-180), z.maximum(180))),
  isRemote: z.boolean(),
  /** In words; null when nobody says. */
  pay: z.nullable(text(120)),
  shifts: z.array(z.enum(shifts)).check(z.maxLength(5)),
  duties: z.array(Duty).check(z.maxLength(7)),
  requirements: z.array(Requirement).check(z.maxLength(7)),
  hasTraining: z.boolean(),
  languages: z.array(Language).check(z.maxLength(2)),
  fairChance: FairChance,
  apply: z.object({
    how: z.enum(['walk_in', 'call', 'link', 'mail']),
    phone: z.nullable(text(32)),
    url: z.nullable(url),
    note: z.nullable(bilingualText(300)),
  }),
  /** For hiring events. */
  startsAt: z.nullable(z.iso.datetime()),
})
export type Opportunity = z.infer<typeof Opportunity>

/** As everybody reads it: with where it comes from and when it was last looked at. */
export const ListedOpportunity = z.object({
  ...Opportunity.shape,
  id: text(80),
  /** Where it is told in words and not a name alone: the same in Spanish. */
  organizationEs: z.optional(text(300)),
  source: z.object({ name: text(300), url: z.nullable(url) }),
  checkedOn: PartialDate,
  /** Null for standing programmes. */
  expiresOn: z.nullable(text(10)),
  miles: z.nullable(z.number()),
  /** Posted by an organization here, after review. */
  isPosted: z.boolean(),
})
export type ListedOpportunity = z.infer<typeof ListedOpportunity>

export const opportunityLifetimeDays = 30
