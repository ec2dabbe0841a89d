import * as z from 'zod/mini'
import { Language } from '../language.ts'
import { StateCode } from '../places/states.ts'

export const opportunityKinds = ['job', 'training', 'apprenticeship', 'venture', 'hiring_event'] as const
export const OpportunityKind = z.enum(opportunityKinds)
export type OpportunityKind = z.infer<typeof OpportunityKind>

/** A year, a month or a day. Not imported from the listing module, which is large and would be sent to visitors. */
const PartialDate = z.string().check(z.regex(/^\d{4}(-\d{2}(-\d{2})?)?$/))
const text = (max: number) => z.string().check(z.maxLength(max))
const filled = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))
const bilingualText = (max: number) => z.object({ en: filled(max), es: filled(max) })
const url = z.string().check(z.maxLength(2048), z.regex(/^https?:\/\/[^\s<>"]+$/))

export const shifts = ['day', 'evening', 'night', 'weekend', 'flexible'] as const
/** What the job involves, for the fit check on the device. */
export const duties = ['money', 'driving', 'care', 'licence', 'weapons', 'federal', 'none'] as const
export const Duty = z.enum(duties)
export type Duty = z.infer<typeof Duty>
/** What a person must have before they can begin. */
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

/** What is known about hiring people with a record; null: unknown. */
const FairChance = z.object({
  hiresRecords: z.nullable(z.boolean()),
  checkWhen: z.nullable(z.enum(['never', 'after_offer', 'before_interview'])),
  note: z.nullable(bilingualText(400)),
})

/** An opening a person could take, or a program that leads to one. */
export const Opportunity = z.object({
  kind: OpportunityKind,
  title: bilingualText(160),
  about: bilingualText(800),
  organization: filled(300),
  /** Null state: nationwide. Null county: statewide. */
  state: z.nullable(StateCode),
  county: z.nullable(text(80)),
  address: z.nullable(text(300)),
  lat: z.nullable(z.number().check(z.minimum(-90), z.maximum(90))),
  lon: z.nullable(z.number().check(z.minimum(-180), z.maximum(180))),
  isRemote: z.boolean(),
  /** Free text; null when unknown. */
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

/** The public form: with its source and the date it was last checked. */
export const ListedOpportunity = z.object({
  ...Opportunity.shape,
  id: text(80),
  /** The Spanish text, when the organization is a description rather than a name. */
  organizationEs: z.optional(text(300)),
  source: z.object({ name: text(300), url: z.nullable(url) }),
  checkedOn: PartialDate,
  /** Null for permanent programs. */
  expiresOn: z.nullable(text(10)),
  miles: z.nullable(z.number()),
  /** Posted by a partner, after review. */
  isPosted: z.boolean(),
})
export type ListedOpportunity = z.infer<typeof ListedOpportunity>

export const opportunityLifetimeDays = 30
