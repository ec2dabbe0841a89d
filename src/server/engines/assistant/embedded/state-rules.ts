import type { Facts } from '#domain/facts/facts.ts'
import { formatStateRule, type StateRule } from '#domain/facts/state-rules.ts'
import type { FacetName } from '#domain/knowledge/facets.ts'
import type { Language } from '#domain/language.ts'
import type { StateCode } from '#domain/places/states.ts'

/** Which of the state's rules belongs to which guide. */
const ruleByGuide: Readonly<Record<string, StateRule>> = {
  'fair-chance-hiring': 'fairChanceHiring',
  'answer-record-question': 'fairChanceHiring',
  'background-check': 'fairChanceHiring',
  'denied-for-record': 'fairChanceHiring',
  'who-hires-with-record': 'fairChanceHiring',
  'job-offer': 'fairChanceHiring',
  'prison-id': 'idAtRelease',
  'state-id': 'idAtRelease',
  'id-fee-waiver': 'idAtRelease',
  'id-loop': 'idAtRelease',
  'release-papers': 'idAtRelease',
  'snap-drug-conviction': 'snapDrugRule',
  'cash-aid-tanf': 'snapDrugRule',
  'medicaid-apply': 'medicaidRule',
  'marketplace-after-release': 'medicaidRule',
  'clear-record': 'recordClearing',
  'clear-record-wait': 'recordClearing',
  'seal-expunge-pardon': 'recordClearing',
  'record-clinic': 'recordClearing',
  'jury-duty': 'juryDuty',
  'gun-rights': 'gunRights',
  'test-strips': 'testStrips',
}

const ruleFacets: ReadonlySet<FacetName> = new Set([
  'what',
  'allowed',
  'rights',
  'how',
  'no-id',
  'denied',
  'time',
  'where',
])

/** What the state's own rule says about this question, where one is known. */
export function getStateRule(
  guideId: string,
  facet: FacetName,
  state: StateCode,
  facts: Facts,
  language: Language,
): string[] {
  const rule = ruleByGuide[guideId]
  if (!rule || !ruleFacets.has(facet)) return []
  const line = formatStateRule(rule, state, facts, language)
  return line === null ? [] : [line]
}
