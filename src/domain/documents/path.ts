import type { Both, PaperGuide } from '../facts/facts.ts'
import type { StateCode } from '../places/states.ts'
import type { Birthplace, Goal, Paper } from './papers.ts'
import type { Rule } from './rules.ts'

export interface DocumentQuestion {
  held: readonly Paper[]
  birthState: Birthplace
  homeState: StateCode
  goal: Goal
}

export interface PaperToBring {
  paper: Paper
  /** The step that brings it; null when it is in hand. */
  fromStep: number | null
}

export interface Bring {
  /** How many of these are enough. */
  count: number
  papers: readonly PaperToBring[]
}

export interface PathOffice {
  name: Both
  phone: string | null
  url: string | null
}

export interface PathStep {
  number: number
  gives: Paper
  way: Rule['way']
  /** Null for small papers that have no guide of their own. */
  guide: PaperGuide | null
  bring: readonly Bring[]
  /** Papers in hand that are brought here in vain. */
  notTaken: readonly Paper[]
  /** Steps that must be done before this one; none: it can start today. */
  after: readonly number[]
  /** The state whose own list decides; null where it is the same in the whole country, or nobody knows the state. */
  state: StateCode | null
  /** A rule that was read at its official source. Anything else is what is usual, and the screen says so. */
  isChecked: boolean
  mustAsk: boolean
  office: PathOffice | null
  /** What the state adds for this step. */
  tip: Both | null
  /** What the home state's prisons must do or give, beside the step for its ID. */
  atRelease: Both | null
  fee: Both | null
  waiver: Both | null
  time: Both | null
  sources: readonly string[]
  checkedOn: string
}

export interface DocumentPath {
  goal: Goal
  /** The paper in hand that already does it; then there are no steps. */
  alreadyHeld: Paper | null
  steps: readonly PathStep[]
  /** States whose own list of papers we have not checked, in the order of the steps. */
  uncheckedStates: readonly StateCode[]
  /** An old ID may renew without all this: worth one call first. */
  canAskToRenew: boolean
}
