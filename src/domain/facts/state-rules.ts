import type { Language } from '../language.ts'
import { states, type StateCode } from '../places/states.ts'
import type { Facts } from './facts.ts'

/** Rules that differ by state and matter to people with a record. */
export type StateRule =
  | 'fairChanceHiring'
  | 'idAtRelease'
  | 'snapDrugRule'
  | 'medicaidRule'
  | 'recordClearing'
  | 'juryDuty'
  | 'gunRights'
  | 'testStrips'

/** The state's own rule with its name, in plain sentences; null where none is known. */
export function formatStateRule(
  rule: StateRule,
  state: StateCode,
  facts: Pick<Facts, 'states' | 'reentryRules'>,
  language: Language,
): string | null {
  const text = findRule(rule, state, facts)?.[language]
  return text ? `${getName(state)}: ${text}` : null
}

/** The fuller rule where there is one. */
function findRule(
  rule: StateRule,
  state: StateCode,
  { states: offices, reentryRules }: Pick<Facts, 'states' | 'reentryRules'>,
) {
  if (rule === 'juryDuty' || rule === 'gunRights' || rule === 'testStrips') return reentryRules?.[state]?.[rule]
  return (rule === 'recordClearing' ? reentryRules?.[state]?.recordClearing : null) ?? offices[state]?.[rule]
}

const getName = (state: StateCode): string => states.find(({ code }) => code === state)?.label ?? state
