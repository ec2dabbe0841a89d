import { defineTasks } from '../task-spec.ts'

/** Work, training, school, and the computer that all three are done on. */
export const workAndLearning = defineTasks({
  'job-center': {
    need: 'employment', alsoFor: ['job-training'], days: [4, 9], priority: 'high',
    services: ['job-center', 'job-search-help'], office: 'jobs', contact: 'careeronestop',
    guide: 'american-job-center', notFor: ['stays-at-job'],
  },
  'officer-work-okay': {
    need: 'employment', days: [6, 11], after: ['report-officer'], guide: 'officer-work-permission',
    requires: ['supervised'],
  },
  resume: {
    need: 'employment', days: [9, 13], after: ['job-center'],
    services: ['job-center', 'job-search-help', 'public-library'], contact: 'careeronestop',
    guide: 'resume-after-prison', notFor: ['stays-at-job'],
  },
  'record-answer': {
    need: 'employment', days: [10, 15], isOfficeHours: false,
    services: ['employment-counseling', 'job-center', 'reentry-program'], contact: 'careeronestop',
    guide: 'answer-record-question', notFor: ['stays-at-job'],
  },
  'fair-chance-list': {
    need: 'employment', days: [11, 16], isOfficeHours: false, services: ['job-search-help', 'job-center'],
    office: 'jobs', contact: 'careeronestop', guide: 'who-hires-with-record', notFor: ['stays-at-job'],
  },
  'apply-jobs': {
    need: 'employment', days: [15, 20], priority: 'high', after: ['resume', 'record-answer', 'fair-chance-list'],
    services: ['job-center', 'job-search-help'], contact: 'careeronestop', guide: 'apply-online-jobs',
    notFor: ['stays-at-job'],
  },
  'interview-practice': {
    need: 'employment', days: [18, 25], after: ['resume'], services: ['job-center', 'employment-counseling'],
    contact: 'careeronestop', guide: 'interview-practice', notFor: ['stays-at-job'],
  },
  'work-papers': {
    need: 'employment', days: [22, 28], after: ['state-id', 'social-security-card'], services: ['job-center'],
    contact: 'careeronestop', guide: 'i9-work-papers', notFor: ['working', 'papers-complete', 'immigration'],
  },
  'keep-the-job': {
    need: 'employment', days: [3, 8], after: ['report-officer'], services: ['employment-counseling', 'job-center'],
    contact: 'careeronestop', guide: 'work-supervision-hours', signals: ['working'],
    requires: ['working', 'supervised'],
  },
  'own-business': {
    need: 'employment', days: [20, 27], priority: 'low', isOfficeHours: false,
    services: ['public-library', 'job-center'], contact: 'careeronestop', guide: 'one-page-plan',
    signals: ['business'], requires: ['business'],
  },
  'free-training': {
    need: 'job-training', days: [9, 16], priority: 'high',
    services: ['job-training-program', 'technical-school', 'job-center', 'community-college'],
    contact: 'careeronestop', guide: 'free-job-training',
  },
  ged: {
    need: 'education', days: [9, 16], priority: 'high', services: ['adult-education', 'community-college'],
    contact: '211', guide: 'ged', notFor: ['has-diploma'],
  },
  'money-for-school': {
    need: 'education', days: [20, 27], services: ['student-aid', 'community-college'], contact: 'fsa',
    guide: 'fafsa-steps', signals: ['college'],
  },
  'english-class': {
    need: 'education', days: [8, 15], services: ['adult-education', 'public-library'], contact: '211',
    guide: 'english-classes', signals: ['english'], requires: ['english'],
  },
  'library-card': {
    need: 'technology-digital-literacy', alsoFor: ['education'], days: [4, 9], services: ['public-library'],
    contact: '211', guide: 'library-computers',
  },
  'phone-discount': {
    need: 'technology-digital-literacy', days: [9, 16], after: ['phone-now', 'apply-snap', 'apply-medicaid'],
    services: ['low-cost-phone'], contact: 'lifeline', guide: 'free-phone', signals: ['no-phone'],
    notFor: ['has-phone'],
  },
  'computer-class': {
    need: 'technology-digital-literacy', days: [13, 21], services: ['computer-classes', 'public-library'],
    contact: '211', guide: 'computer-classes',
  },
})
