import { defineTasks } from '../task-spec.ts'

/** Body, mind, and staying well. */
export const healthAndRecovery = defineTasks({
  'apply-medicaid': {
    need: 'healthcare', days: [3, 6], priority: 'high', isBasic: true,
    after: ['immigration-lawyer'], services: ['medicaid', 'health-insurance'], office: 'medicaid',
    contact: 'healthcaregov', guide: 'medicaid-apply', notFor: ['has-insurance'],
  },
  'clinic-visit': {
    need: 'healthcare', days: [7, 13], services: ['health-center', 'reentry-clinic', 'primary-care'], contact: 'hrsa',
    guide: 'community-health-center',
  },
  'pregnancy-care': {
    need: 'healthcare', alsoFor: ['family-child-support'], days: [1, 3], priority: 'high',
    services: ['pregnancy-program', 'health-center'], contact: '211', guide: 'pregnancy-care', signals: ['pregnant'],
    requires: ['pregnant'],
  },
  'know-988': {
    need: 'mental-health', days: [0, 2], priority: 'high', isOfficeHours: false, services: ['crisis-line'],
    contact: '988', guide: 'call-988',
  },
  counselor: {
    need: 'mental-health', days: [4, 9], priority: 'high',
    services: ['mental-health-treatment', 'co-occurring-treatment', 'health-center'], contact: 'samhsa',
    guide: 'find-counselor',
  },
  'find-treatment': {
    need: 'recovery-support', days: [3, 7], priority: 'high',
    services: ['substance-use-treatment', 'co-occurring-treatment'], contact: 'samhsa', guide: 'find-treatment',
    signals: ['opioids', 'withdrawal'],
  },
  'first-meeting': {
    need: 'sobriety', alsoFor: ['recovery-support'], days: [2, 5], priority: 'high', isOfficeHours: false,
    services: ['mutual-support-groups'], contact: 'aa', guide: 'aa-na-meetings',
  },
  'hard-moment-plan': {
    need: 'sobriety', alsoFor: ['recovery-support'], days: [5, 11], isOfficeHours: false,
    guide: 'cravings', services: ['mutual-support-groups', 'recovery-coach'], contact: 'samhsa',
  },
  'recovery-coach': {
    need: 'recovery-support', alsoFor: ['sobriety'], days: [10, 17], services: ['recovery-coach', 'peer-support'],
    contact: 'samhsa', guide: 'sober-first-week',
  },
})
