import type { Language } from '../language.ts'
import { states, type StateCode } from '../places/states.ts'
import type { Facts } from './facts.ts'

/** Rules that differ by state and matter to people with a record. */
export type StateRule = 'fairChanceHiring' | 'idAtRelease' | 'snapDrugRule' | 'medicaidRule' | 'recordClearing'

/** The state's own rule with its name, in plain sentences; null where none is known. */
export function formatStateRule(
  rule: StateRule,
  state: StateCode,
  facts: Pick<Facts, 'states'>,
  language: Language,
): string | null {
  const text = facts.states[state]?.[rule]?.[language]
  return text ? `${getName(state)}: ${text}` : null
}

const getName = (state: StateCode): string => states.find(({ code }) => code === state)?.label ?? state
