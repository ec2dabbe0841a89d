import type { StateCode } from '../places/states.ts'
import { StateCode as StateCodeSchema } from '../places/states.ts'
import { findOldestDay } from './freshness.ts'
import type { Birthplace } from './personal-documents.ts'
import type { DocumentQuestion, PathOffice, PathStep } from './path.ts'
import type { DocumentFacts, Rule } from './rules.ts'

type QuestionStates = Pick<DocumentQuestion, 'birthState' | 'homeState'>
type StepFacts = Pick<
  PathStep,
  'guide' | 'state' | 'office' | 'tip' | 'atRelease' | 'fee' | 'waiver' | 'time' | 'sources' | 'checkedOn'
>

const asState = (birthplace: Birthplace): StateCode | null => StateCodeSchema.safeParse(birthplace).data ?? null

/** The state a rule belongs to: birth records are kept where a person was born, IDs are issued where they live. */
export function getRuleState({ office }: Rule, { birthState, homeState }: QuestionStates): StateCode | null {
  if (office === 'vitalRecords') return asState(birthState)
  return office === 'idOffice' ? homeState : null
}

/** Everything the files say about one step. Missing facts stay null; nothing is filled in. */
export function getStepFacts(rule: Rule, question: QuestionStates, facts: DocumentFacts): StepFacts {
  const state = getRuleState(rule, question)
  const guide = facts.guides.documents.find(({ id }) => id === rule.gives) ?? null
  const stateFee = facts.rules.stateFees.find((fee) => fee.gives === rule.gives && fee.state === state)
  const offices = state && facts.offices[state]
  const isBirth = rule.office === 'vitalRecords'
  return {
    guide,
    state,
    office: findOffice(rule, state, facts),
    tip: isBirth ? (offices?.vitalRecordsTip ?? null) : null,
    atRelease: rule.office === 'idOffice' ? (offices?.idAtRelease ?? null) : null,
    fee: stateFee?.fee ?? guide?.fee ?? null,
    waiver: rule.waiver,
    time: guide?.time ?? null,
    sources: [...new Set([...rule.sources, ...(stateFee?.sources ?? [])])],
    checkedOn: findOldestDay([
      rule.checkedOn,
      ...(guide ? [guide.checkedOn] : []),
      ...(stateFee ? [stateFee.checkedOn] : []),
      ...(offices ? [isBirth ? facts.rules.vitalRecordsCheckedOn : offices.checkedOn] : []),
    ]),
  }
}

/** Without a state office, 2-1-1 is the fallback. */
function findOffice({ office }: Rule, state: StateCode | null, { rules, offices }: DocumentFacts): PathOffice | null {
  if (office === null) return null
  if (office !== 'vitalRecords' && office !== 'idOffice') return rules.lines[office]
  const found = state && offices[state][office]
  if (!found?.name) return rules.lines['211']
  return { name: { en: found.name, es: found.name }, phone: found.phone, url: found.url }
}
