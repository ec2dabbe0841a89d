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

/** What can harm the body today: `care-details.ts`. Nobody waits for an office, a paper or another step with these. */
export const careCases = defineTasks({
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
