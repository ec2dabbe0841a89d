import * as z from 'zod/mini'
import { StateCode } from '../places/states.ts'
import type { LineService, ShownLine } from './state-lines.ts'
import type { ReentryRules } from './reentry-rules.ts'

export const nonEmptyText = z.string().check(z.minLength(1))
export const url = z.string().check(z.regex(/^https:\/\/[^\s]+$/))
export const phone = z.string().check(z.regex(/^[\d-]+$/))
export const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))
export const BilingualText = z.object({ en: nonEmptyText, es: nonEmptyText })
export type BilingualText = z.infer<typeof BilingualText>
const Sources = z.record(z.string(), z.unknown())
export const Confidence = z.enum(['verified', 'corroborated', 'general', 'uncertain'])
const Office = z.object({ name: z.nullable(nonEmptyText), url: z.nullable(url), phone: z.nullable(phone) })
export type Office = z.infer<typeof Office>

/** After this long a rule may have changed: it is shown with "check with your state" (T-11.7). */
export const maxFactAgeDays = 180

export const Contact = z.object({
  id: nonEmptyText,
  name: BilingualText,
  about: BilingualText,
  phone: z.nullable(phone),
  press: z.nullable(z.string()),
  pressForSpanish: z.nullable(z.string()),
  sms: z.nullable(z.object({ number: nonEmptyText, word: z.nullable(nonEmptyText), wordEs: z.nullable(nonEmptyText) })),
  url: z.nullable(url),
  urlEs: z.nullable(url),
  checkedOn: day,
})
export type Contact = z.infer<typeof Contact>
export const ContactsFile = z.object({ sources: Sources, contacts: z.array(Contact) })

const votingGroups = ['neverLost', 'afterRelease', 'afterSentence', 'actionNeeded'] as const
/**
 * Conditions in the collected rules that are neither yes nor no. A new value needs its own text on the screen, so
 * parsing fails here.
 */
const VotingCondition = z.enum([
  'yes if the crime is not on the list',
  'yes only if the felony is not one of "moral turpitude" (ask)',
  'after 5 years out of prison',
  'yes if never sent to prison on this case; else after 5 years out',
])
export type VotingCondition = z.infer<typeof VotingCondition>
const VotingEligibility = z.union([z.boolean(), z.enum(['yes', 'depends', 'unknown: ask']), VotingCondition])
export type VotingEligibility = z.infer<typeof VotingEligibility>
const VotingRule = z.object({
  group: z.enum(votingGroups),
  canVote: z.object({
    inPrisonForFelony: VotingEligibility,
    onParole: VotingEligibility,
    onProbation: VotingEligibility,
    afterFullSentence: VotingEligibility,
  }),
  /** Whether the right is restored automatically; "mixed" is automatic for some crimes only. */
  automatic: z.enum(['true', 'false', 'mixed']),
  moneyMustBePaid: z.enum(['yes', 'partly', 'no', 'unknown']),
  caution: z.enum(['normal', 'high', 'critical']),
  restorationUrl: z.nullable(url),
  /** Keys of the file's own list. */
  sources: z.array(nonEmptyText),
  summary: BilingualText,
  more: z.nullable(BilingualText),
  mustRegisterAgain: z.boolean(),
  office: z.object({
    name: nonEmptyText,
    url: z.nullable(url),
    phone: z.nullable(phone),
    registerUrl: z.nullable(url),
    checkUrl: z.nullable(url),
  }),
  confidence: Confidence,
  checkedOn: day,
})
export type VotingRule = z.infer<typeof VotingRule>
export const VotingFile = z.object({
  sources: z.record(nonEmptyText, z.object({ name: BilingualText })),
  groupLabels: z.record(z.enum(votingGroups), BilingualText),
  mustSay: BilingualText,
  alsoTrue: z.array(BilingualText),
  states: z.record(StateCode, VotingRule),
})
export type VotingFacts = z.infer<typeof VotingFile>

export const DocumentGuide = z.object({
  id: nonEmptyText,
  title: BilingualText,
  why: BilingualText,
  steps: z.array(BilingualText),
  papers: z.array(BilingualText),
  fee: z.nullable(BilingualText),
  time: z.nullable(BilingualText),
  traps: z.array(BilingualText),
  links: z.array(url),
  sources: z.array(nonEmptyText),
  checkedOn: day,
})
export type DocumentGuide = z.infer<typeof DocumentGuide>
export const DocumentsFile = z.object({ order: BilingualText, loop: BilingualText, documents: z.array(DocumentGuide) })

export const StateOffices = z.object({
  idOffice: z.nullable(Office),
  vitalRecords: z.nullable(Office),
  vitalRecordsTip: z.nullable(BilingualText),
  corrections: z.nullable(Office),
  snapUrl: z.nullable(url),
  medicaidUrl: z.nullable(url),
  jobsUrl: z.nullable(url),
  legalAid: z.nullable(Office),
  idAtRelease: z.nullable(BilingualText),
  fairChanceHiring: z.nullable(BilingualText),
  /** SNAP and cash aid after a drug conviction. */
  snapDrugRule: z.nullable(BilingualText),
  /** Which adults Medicaid leaves out. */
  medicaidRule: z.nullable(BilingualText),
  /** Records that are cleared without asking. */
  recordClearing: z.nullable(BilingualText),
  checkedOn: day,
})
export type StateOffices = z.infer<typeof StateOffices>
export const StatesFile = z.object({ states: z.record(StateCode, StateOffices) })

export interface Facts {
  contacts: ReadonlyMap<string, Contact>
  voting: z.infer<typeof VotingFile>
  documents: z.infer<typeof DocumentsFile>
  states: z.infer<typeof StatesFile>['states']
  /** The numbers every state has. On the server alone, as calls change them. */
  findLine?: (state: StateCode, service: LineService) => ShownLine | null
  /** On the server alone: a phone needs the offices, not every rule. */
  reentryRules?: ReentryRules
}
