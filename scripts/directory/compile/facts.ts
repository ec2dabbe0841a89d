import * as z from 'zod/mini'
import { StateCode } from '#domain/places/states.ts'

const text = z.string().check(z.minLength(1))
const maybe = z.optional(z.nullable(text))
const website = z.string().check(z.regex(/^https?:\/\/[^\s<>"]+$/))

/** A phone counts only with a stated confidence; `phoneCandidate` is not read at all. */
const phone = { phone: maybe, phoneConfidence: maybe }

/** The facts gathered about one state's offices; their phones stand in the table of state lines. */
export const StateFacts = z.object({
  code: StateCode,
  nameEn: text,
  nameEs: text,
  asOf: text,
  idAgency: z.object({ name: text, website }),
  vitalRecords: z.object({ name: text, website, tipEn: maybe, tipEs: maybe }),
  corrections: z.object({
    name: text,
    website,
    reentryPage: z.optional(z.nullable(website)),
    noteEn: maybe,
    noteEs: maybe,
  }),
  snap: z.object({ website }),
  medicaid: z.object({ website }),
  jobsAndUnemployment: z.object({ website }),
  legalAid: z.object({ name: text, website }),
})
export type StateFacts = z.infer<typeof StateFacts>

export const VotingFacts = z.object({
  code: StateCode,
  asOf: text,
  electionOffice: z.object({ name: text, website, ...phone }),
})
export type VotingFacts = z.infer<typeof VotingFacts>

/** One national service or hotline. */
export const NationalFact = z.object({
  id: text,
  nameEn: text,
  nameEs: text,
  descEn: text,
  descEs: text,
  phone: maybe,
  phoneSpanish: maybe,
  sms: maybe,
  website: maybe,
  languages: z.array(text),
  hours: maybe,
  cost: maybe,
  status: text,
  noteEn: maybe,
  noteEs: maybe,
  asOf: text,
})
export type NationalFact = z.infer<typeof NationalFact>
