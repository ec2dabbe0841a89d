import * as z from 'zod/mini'
import {
  BilingualText,
  Confidence,
  day,
  nonEmptyText,
  phone,
  type StateOffices,
  url,
  type DocumentsFile,
} from '../facts/facts.ts'
import { StateCode } from '../places/states.ts'
import { PersonalDocument } from './personal-documents.ts'

/** Each way to a paper has words of its own in the content. */
const ways = [
  'birth-certificate-photo',
  'birth-certificate-papers',
  'birth-certificate-helper',
  'health-record',
  'social-security-photo',
  'social-security-record',
  'address-papers',
  'state-id',
  'real-id',
  'drivers-license',
] as const

/** Any `count` of these papers. */
const Need = z.object({ of: z.array(PersonalDocument).check(z.minLength(1)), count: z.int().check(z.minimum(1)) })

export const lineNames = ['ssa', '211', 'hrsa'] as const

export const Rule = z.object({
  way: z.enum(ways),
  gives: PersonalDocument,
  /** Null: what is usual, in every state that has no rule of its own here. */
  state: z.nullable(StateCode),
  needs: z.array(Need),
  /** Papers people bring in vain. */
  notTaken: z.array(PersonalDocument),
  /** The office decides case by case, so a call comes before the trip. */
  mustAsk: z.boolean(),
  /** Whose counter it is; the state's offices are those of the birth state or of the home state. */
  office: z.nullable(z.enum(['vitalRecords', 'idOffice', ...lineNames])),
  waitDays: z.nullable(z.object({ least: z.number(), most: z.number() })),
  waiver: z.nullable(BilingualText),
  confidence: Confidence,
  sources: z.array(nonEmptyText).check(z.minLength(1)),
  checkedOn: day,
})
export type Rule = z.infer<typeof Rule>

const StateFee = z.object({
  gives: PersonalDocument,
  state: StateCode,
  fee: BilingualText,
  confidence: Confidence,
  sources: z.array(nonEmptyText),
  checkedOn: day,
})
const Line = z.object({ name: BilingualText, phone: z.nullable(phone), url: z.nullable(url), checkedOn: day })

export const DocumentRulesFile = z.object({
  rules: z.array(Rule),
  stateFees: z.array(StateFee),
  lines: z.record(z.enum(lineNames), Line),
  /** The pages of these offices were read on a day of their own. */
  vitalRecordsCheckedOn: day,
})

export interface DocumentFacts {
  guides: z.infer<typeof DocumentsFile>
  offices: Readonly<Record<StateCode, StateOffices>>
  rules: z.infer<typeof DocumentRulesFile>
}
