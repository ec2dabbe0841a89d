import type { hardFacts } from './tasks/hard-facts.ts'

/** Steps for hard facts in which an officer, a boss, a clerk or a worker of a child case is asked: the script says enough. */
export const quietHardTasks: readonly (keyof typeof hardFacts)[] = [
  'offer-officer',
  'offer-employer',
  'officer-missed-words',
  'tribal-officer',
  'restitution-plan',
  'ask-visits',
  'case-plan-start',
  'more-hours',
  'eviction-answer',
  'relapse-today',
  'mail-report',
]
