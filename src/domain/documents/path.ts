import type { BilingualText, DocumentGuide } from '../facts/facts.ts'
import type { StateCode } from '../places/states.ts'
import type { Birthplace, Goal, PersonalDocument } from './personal-documents.ts'
import type { Rule } from './rules.ts'

export interface DocumentQuestion {
  heldDocuments: readonly PersonalDocument[]
  birthState: Birthplace
  homeState: StateCode
  goal: Goal
}

export interface DocumentToBring {
  paper: PersonalDocument
  /** The step that produces it; null when the person already has it. */
  fromStep: number | null
}

export interface DocumentRequirement {
  /** How many of these are needed. */
  count: number
  documents: readonly DocumentToBring[]
}

export interface PathOffice {
  name: BilingualText
  phone: string | null
  url: string | null
}

export interface PathStep {
  number: number
  gives: PersonalDocument
  way: Rule['way']
  /** Null for minor documents that have no guide of their own. */
  guide: DocumentGuide | null
  bring: readonly DocumentRequirement[]
  /** Documents the person has that are not accepted here. */
  notTaken: readonly PersonalDocument[]
  /** Steps that must be done before this one; empty when it can start today. */
  after: readonly number[]
  /** The state whose own list decides; null when the rule is nationwide or the state is unknown. */
  state: StateCode | null
  /** The rule was checked at its official source. Otherwise it is the usual rule, and the screen says so. */
  isChecked: boolean
  mustAsk: boolean
  office: PathOffice | null
  /** What the state adds to this step. */
  tip: BilingualText | null
  /** What the home state's prisons must do or provide at release, beside the step for its ID. */
  atRelease: BilingualText | null
  fee: BilingualText | null
  waiver: BilingualText | null
  time: BilingualText | null
  sources: readonly string[]
  checkedOn: string
}

export interface DocumentPath {
  goal: Goal
  /** The document that already meets the goal; then there are no steps. */
  alreadyHeld: PersonalDocument | null
  steps: readonly PathStep[]
  /** States whose own list of documents we have not checked, in the order of the steps. */
  uncheckedStates: readonly StateCode[]
  /** An expired ID may be renewable without these steps: worth a call first. */
  canAskToRenew: boolean
}
