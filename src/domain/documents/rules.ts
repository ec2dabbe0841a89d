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

/** Each way to get a document has its own text in the content. */
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

/** Any `count` of these documents. */
const Need = z.object({ of: z.array(PersonalDocument).check(z.minLength(1)), count: z.int().check(z.minimum(1)) })

export const lineNames = ['ssa', '211', 'hrsa'] as const

export const Rule = z.object({
  way: z.enum(ways),
  gives: PersonalDocument,
  /** Null: the usual rule, for every state that has no rule of its own here. */
  state: z.nullable(StateCode),
  needs: z.array(Need),
  /** Documents that people often bring but that are not accepted. */
  notTaken: z.array(PersonalDocument),
  /** The office decides case by case, so the person should call before going. */
  mustAsk: z.boolean(),
  /** The responsible office; a state office is that of the birth state or of the home state. */
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
  /** These offices' pages were checked on a separate date. */
  vitalRecordsCheckedOn: day,
})

export interface DocumentFacts {
  guides: z.infer<typeof DocumentsFile>
  offices: Readonly<Record<StateCode, StateOffices>>
  rules: z.infer<typeof DocumentRulesFile>
}
