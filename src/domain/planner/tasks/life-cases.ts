import { defineTasks } from '../task-spec.ts'

/** Steps for how somebody lives from day to day: who looks into the phone, how an officer sees them, what comes each week. */
export const lifeCases = defineTasks({
  /** The phone that the other pays for tells where the person is. */
  'safe-phone': {
    need: 'technology-digital-literacy',
    alsoFor: ['family-child-support'],
    days: [0, 2],
    priority: 'high',
    isOfficeHours: false,
    isByNeed: false,
    contact: 'lifeline',
    guide: 'shared-phone-privacy',
    signals: ['watched-phone', 'violence'],
    requires: ['watched-phone', 'violence'],
  },
  'officer-call': {
    need: 'legal',
    urgent: 'report',
    days: [0, 1],
    priority: 'high',
    isOfficeHours: false,
    isByNeed: false,
    guide: 'report-after-release',
    signals: ['officer-by-phone', 'must-report'],
    requires: ['officer-by-phone', 'supervised'],
    notFor: ['tribal-case', 'calls-officer', 'missed-report', 'warrant', 'not-supervised'],
  },
  /** The same call of an enrolled member. */
  'tribal-help': {
    need: 'other',
    alsoFor: ['housing', 'healthcare', 'transportation'],
    days: [1, 4],
    priority: 'high',
    contact: '211',
    guide: 'tribal-services',
    signals: ['tribe', 'has-tribal-id'],
    requires: ['tribe', 'has-tribal-id'],
    tells: ['just-out', 'no-bed'],
  },
  'daily-test': {
    need: 'legal',
    alsoFor: ['sobriety', 'transportation'],
    urgent: 'report',
    days: [0, 0],
    priority: 'high',
    isOfficeHours: false,
    isByNeed: false,
    guide: 'supervision-rules',
    signals: ['daily-test'],
    requires: ['daily-test'],
  },
})
