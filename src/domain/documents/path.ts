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
  /** The step that brings it; null when it is in hand. */
  fromStep: number | null
}

export interface DocumentRequirement {
  /** How many of these are enough. */
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
  /** Null for small papers that have no guide of their own. */
  guide: DocumentGuide | null
  bring: readonly DocumentRequirement[]
  /** Papers in hand that are brought here in vain. */
  notTaken: readonly PersonalDocument[]
  /** Steps that must be done before this one; none: it can start today. */
  after: readonly number[]
  /** The state whose own list decides; null where it is the same in the whole country, or nobody knows the state. */
  state: StateCode | null
  /** A rule that was read at its official source. Anything else is what is usual, and the screen says so. */
  isChecked: boolean
  mustAsk: boolean
  office: PathOffice | null
  /** What the state adds for this step. */
  tip: BilingualText | null
  /** What the home state's prisons must do or give, beside the step for its ID. */
  atRelease: BilingualText | null
  fee: BilingualText | null
  waiver: BilingualText | null
  time: BilingualText | null
  sources: readonly string[]
  checkedOn: string
}

export interface DocumentPath {
  goal: Goal
  /** The paper in hand that already does it; then there are no steps. */
  alreadyHeld: PersonalDocument | null
  steps: readonly PathStep[]
  /** States whose own list of papers we have not checked, in the order of the steps. */
  uncheckedStates: readonly StateCode[]
  /** An old ID may renew without all this: worth one call first. */
  canAskToRenew: boolean
}
