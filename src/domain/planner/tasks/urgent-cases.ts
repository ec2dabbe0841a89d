import { defineTasks } from '../task-spec.ts'

/** What cannot wait for an ordinary day: a sign of a bad infection, and a job that begins. */
export const urgentCases = defineTasks({
  'swollen-face': {
    need: 'healthcare',
    urgent: 'safety',
    days: [0, 0],
    priority: 'high',
    isOfficeHours: false,
    isByNeed: false,
    guide: 'emergency-care-rights',
    contact: '211',
    signals: ['swollen-face'],
    requires: ['swollen-face'],
    tells: ['no-insurance', 'pregnant'],
  },
  /** Whoever begins without a yes can lose more than the job. */
  'officer-job-okay': {
    need: 'legal',
    alsoFor: ['employment'],
    urgent: 'report',
    days: [0, 0],
    priority: 'high',
    isOfficeHours: false,
    isByNeed: false,
    guide: 'officer-work-permission',
    signals: ['starts-work'],
    requires: ['starts-work', 'supervised'],
    notFor: ['job-offer', 'missed-report', 'warrant', 'violence', 'not-supervised', 'still-inside'],
  },
  'first-work-day': {
    need: 'employment',
    days: [1, 4],
    priority: 'high',
    isOfficeHours: false,
    isByNeed: false,
    guide: 'first-day-work',
    signals: ['starts-work'],
    requires: ['starts-work'],
    notFor: ['still-inside'],
  },
})
