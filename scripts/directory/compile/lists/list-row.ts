import * as z from 'zod/mini'
import { factAnswers, reentryFacts } from '#domain/directory/reentry-facts.ts'
import { ListingKind } from '#domain/directory/kinds.ts'
import { StateCode } from '#domain/places/states.ts'

const text = z.optional(z.nullable(z.string()))
const degrees = z.optional(z.nullable(z.number()))
/** Two rows have a space before the state. */
const state = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => value.trim()),
  ),
  StateCode,
)
const precisions = z.enum(['exact', 'zip', 'city', 'area', 'county', 'none'])

/** A row of one of the gathered local lists, in the one shape they all have. */
export const ListRow = z.object({
  name: z.string(),
  kind: ListingKind,
  services: z.array(z.string()),
  address: text,
  city: text,
  state,
  zip: text,
  countyFips: text,
  lat: degrees,
  lon: degrees,
  geo: precisions,
  scope: z.enum(['site', 'region', 'state-region', 'state']),
  phone: text,
  website: text,
  hours: text,
  serves: z.optional(z.array(z.string())),
  sourceName: z.string(),
  asOf: z.string(),
  /** Why the number is not the place's own. */
  phoneNote: text,
  /** What the list says of whom it takes. */
  facts: z.optional(z.partialRecord(z.enum(reentryFacts), z.enum(factAnswers))),
  /** A list of homes says how it looks at a record. */
  criminalHistory: text,
  criminalHistoryCriteria: text,
  /** Its number is that of the office that gives out the beds. */
  isIntakeLine: z.optional(z.boolean()),
})
export type ListRow = z.infer<typeof ListRow>

/** A row of a guide that was copied entry by entry, with what the entry says of who may come. */
export const GuideEntry = z.object({
  name: z.string(),
  kind: z.string(),
  address: text,
  city: text,
  state,
  zip: text,
  lat: degrees,
  lon: degrees,
  phone_shown: text,
  website: text,
  hours_as_written: text,
  eligibility: z.optional(
    z.nullable(
      z.object({
        walk_in: z.optional(z.boolean()),
        serves: z.optional(z.array(z.string())),
        record: z.optional(z.string()),
        bring: z.optional(z.array(z.string())),
        note: z.optional(z.string()),
        cost: z.optional(z.string()),
        intake: z.optional(z.string()),
      }),
    ),
  ),
  source_date: z.string(),
  trust: z.string(),
  status: z.optional(z.string()),
})
export type GuideEntry = z.infer<typeof GuideEntry>
