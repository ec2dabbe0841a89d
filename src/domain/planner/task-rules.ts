import type { Facts } from '../facts/facts.ts'
import { formatStateRule, type StateRule } from '../facts/state-rules.ts'
import type { Language } from '../language.ts'
import type { StateCode } from '../places/states.ts'
import type { StatedSignal } from './signal-names.ts'
import type { Task } from './task.ts'
import type { TaskId } from './task-graph.ts'

type RuleFacts = Pick<Facts, 'states'>

const ruleByTask: Readonly<Partial<Record<TaskId, StateRule>>> = {
  'apply-snap': 'snapDrugRule',
  'cash-aid': 'snapDrugRule',
  'apply-medicaid': 'medicaidRule',
  'papers-safe': 'idAtRelease',
  'state-id': 'idAtRelease',
  'record-copy': 'recordClearing',
  'record-clearing': 'recordClearing',
  'record-answer': 'fairChanceHiring',
  'fair-chance-list': 'fairChanceHiring',
  'job-center': 'fairChanceHiring',
}

/** States that turn people with a drug felony away. Few people write that down, so everybody there reads it. */
const snapBans: ReadonlySet<StateCode> = new Set(['SC'])
const drugSignals: readonly StatedSignal[] = ['drug-charge', 'drugs', 'opioids']
const justOut: StatedSignal = 'just-out'

/** Whether the rule is about this person. */
function concerns(rule: StateRule, state: StateCode, signals: ReadonlySet<string>, facts: RuleFacts): boolean {
  switch (rule) {
    case 'snapDrugRule':
      return snapBans.has(state) || drugSignals.some((signal) => signals.has(signal))
    case 'idAtRelease':
      return signals.has(justOut)
    case 'fairChanceHiring':
      return !/^no statewide rule/i.test(facts.states[state]?.fairChanceHiring?.en ?? '')
    default:
      return true
  }
}

/**
 * What the person's own state rules about a task, in one or two plain sentences; null where it has no such rule, or it
 * does not touch this person.
 */
export function getTaskRule(
  task: Pick<Task, 'id'>,
  state: StateCode | null,
  signals: ReadonlySet<string>,
  facts: RuleFacts,
  language: Language,
): string | null {
  const rule = ruleByTask[task.id as TaskId]
  if (!rule || !state || !concerns(rule, state, signals, facts)) return null
  return formatStateRule(rule, state, facts, language)
}
