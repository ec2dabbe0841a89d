import type { Duty } from './opportunity.ts'

/** Broad on purpose: enough to know what to ask, too little to identify a case. */
export const recordKinds = ['money', 'driving', 'violence', 'drugs', 'sexual', 'other', 'unsaid'] as const
export type RecordKind = (typeof recordKinds)[number]

type GuideId = 'gun-rights' | 'cdl' | 'jobs-that-bar-records' | 'trade-license-record'

/**
 * The source of a rule and the date it was last checked: a guide in `data/knowledge`, or a record of
 * `data/facts/contacts.json`.
 */
export type RuleSource = ({ kind: 'guide'; id: GuideId } | { kind: 'contact'; id: 'fedfairchance' }) & {
  checkedOn: string
  /** The quoted text the rule is based on. A test looks it up, so that no rule outlives its source. */
  says: string
  url: string | null
}

export interface FitRule {
  id: 'guns' | 'vehicle' | 'care' | 'money' | 'driving' | 'weapons' | 'licence' | 'federal'
  duty: Exclude<Duty, 'none'>
  /** The kinds of record it applies to; all if missing. */
  kinds?: readonly RecordKind[]
  verdict: 'ask' | 'bar'
  source: RuleSource
}

const guide = (id: GuideId, says: string): RuleSource => ({
  kind: 'guide',
  id,
  checkedOn: '2026-11-15',
  says,
  url: null,
})
const blockedJobs = (says: string) => guide('jobs-that-bar-records', says)

const statedKinds = recordKinds.filter((kind) => kind !== 'unsaid')

/**
 * Only what our own files state. They name no law about banks, care or childcare: there the answer is to ask first. The
 * first rule that matches a duty applies.
 */
export const fitRules: readonly FitRule[] = [
  {
    id: 'guns',
    duty: 'weapons',
    kinds: statedKinds,
    verdict: 'bar',
    source: guide('gun-rights', 'Federal law bars most people with a felony conviction from having guns'),
  },
  {
    id: 'vehicle',
    duty: 'driving',
    kinds: ['driving'],
    verdict: 'bar',
    source: guide(
      'cdl',
      "A felony doesn't always keep you from a CDL. Some crimes, like ones done with a vehicle, can.",
    ),
  },
  { id: 'weapons', duty: 'weapons', verdict: 'ask', source: blockedJobs('jobs where you handle guns or medicine') },
  { id: 'driving', duty: 'driving', verdict: 'ask', source: blockedJobs('driving for pay') },
  { id: 'care', duty: 'care', verdict: 'ask', source: blockedJobs('work with kids, sick people, or older people') },
  { id: 'money', duty: 'money', verdict: 'ask', source: blockedJobs('banks and insurance') },
  {
    id: 'licence',
    duty: 'licence',
    verdict: 'ask',
    source: guide('trade-license-record', "A record doesn't always block it. Each board has its own rules."),
  },
  {
    id: 'federal',
    duty: 'federal',
    verdict: 'ask',
    source: {
      kind: 'contact',
      id: 'fedfairchance',
      checkedOn: '2026-11-14',
      url: 'https://www.opm.gov/fairchance/',
      says: 'Most federal agencies and contractors must wait until a job offer to ask about your record.',
    },
  },
]
