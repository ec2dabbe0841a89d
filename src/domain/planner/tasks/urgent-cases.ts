import { defineTasks } from '../task-spec.ts'

const today = {
  need: 'healthcare',
  urgent: 'safety',
  days: [0, 0],
  priority: 'high',
  isOfficeHours: false,
  isByNeed: false,
  guide: 'emergency-care-rights',
} as const

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
  // What can harm the body today (`red-flags.ts`): nobody waits for an office, a paper or another step.
  'danger-sign': { ...today, signals: ['danger-sign'], requires: ['danger-sign'] },
  'pregnancy-danger': { ...today, signals: ['pregnancy-danger'], requires: ['pregnancy-danger'] },
  'dialysis-now': { ...today, guide: 'serious-illness', signals: ['missed-dialysis'], requires: ['missed-dialysis'] },
  'oxygen-now': { ...today, guide: 'medical-equipment', signals: ['oxygen-low'], requires: ['oxygen-low'] },
  'insulin-today': {
    ...today,
    guide: 'insulin-chronic-illness',
    signals: ['insulin-gone'],
    requires: ['insulin-gone'],
    tells: ['no-insurance'],
  },
  'seizure-medicine': {
    ...today,
    guide: 'medicine-running-out',
    signals: ['seizure-medicine-low'],
    requires: ['seizure-medicine-low'],
  },
  'fresh-injury': { ...today, signals: ['fresh-injury'], requires: ['fresh-injury'] },
})
