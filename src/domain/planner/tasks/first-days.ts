import { defineTasks } from '../task-spec.ts'

/** Safe first: a bed, the officer, medicine, papers, food, a number to be reached at. */
export const firstDays = defineTasks({
  'safe-from-harm': {
    need: 'family-child-support', urgent: 'bed', days: [0, 0], priority: 'high', isOfficeHours: false,
    services: ['domestic-violence-help'], contact: 'ndvh', guide: 'partner-violence', signals: ['violence'],
    requires: ['violence'],
  },
  'bed-tonight': {
    need: 'housing', urgent: 'bed', days: [0, 0], priority: 'high', isOfficeHours: false,
    services: ['emergency-shelter', 'transitional-housing'], contact: '211', guide: 'bed-tonight',
    signals: ['no-bed'], requires: ['no-bed'], notFor: ['kids-along'],
  },
  'bed-with-kids': {
    need: 'housing', urgent: 'bed', days: [0, 0], priority: 'high', isOfficeHours: false,
    services: ['emergency-shelter'], contact: '211', guide: 'shelter-with-kids',
    signals: ['kids-along'], requires: ['no-bed', 'kids-along'],
  },
  'bed-for-veterans': {
    need: 'housing', urgent: 'bed', days: [0, 0], priority: 'high', isOfficeHours: false,
    services: ['homeless-veterans'], contact: 'homelessvet', guide: 'homeless-veteran',
    signals: ['veteran'], requires: ['veteran'], notFor: ['has-bed'],
  },
  'bed-check': {
    need: 'housing', urgent: 'bed', days: [0, 0], priority: 'high', isOfficeHours: false,
    services: ['emergency-shelter', 'transitional-housing'], contact: '211', guide: 'safe-first-night',
    signals: ['bed-ending', 'just-out'], notFor: ['no-bed', 'has-bed', 'long-out'],
  },
  'report-late': {
    need: 'legal', urgent: 'report', days: [0, 0], priority: 'high', isOfficeHours: false,
    services: ['civil-legal-aid'], contact: 'lawhelp', office: 'legalAid', guide: 'missed-appointment',
    signals: ['missed-report'], requires: ['missed-report'],
  },
  'warrant-lawyer': {
    need: 'legal', urgent: 'report', days: [0, 0], priority: 'high', isOfficeHours: false, guide: 'open-warrant',
    signals: ['warrant'], requires: ['warrant'],
  },
  'report-officer': {
    need: 'legal', urgent: 'report', days: [0, 0], priority: 'high', isOfficeHours: false,
    after: ['report-late', 'warrant-lawyer'], office: 'corrections', contact: '211', guide: 'report-after-release',
    signals: ['supervised'], requires: ['supervised'], notFor: ['missed-report', 'warrant'],
  },
  'report-if-supervised': {
    need: 'legal', urgent: 'report', days: [0, 0], priority: 'high', isOfficeHours: false, isBasic: true,
    after: ['report-late', 'warrant-lawyer'], office: 'corrections', contact: '211', guide: 'report-after-release',
    notFor: ['supervised', 'not-supervised', 'missed-report', 'warrant'],
  },
  'medicine-out': {
    need: 'healthcare', urgent: 'medicine', days: [0, 0], priority: 'high', isOfficeHours: false,
    services: ['health-center', 'reentry-clinic', 'primary-care', 'public-health'], contact: 'hrsa',
    guide: 'medicine-running-out', signals: ['medicine-low'], requires: ['medicine-low'],
  },
  'medicine-check': {
    need: 'healthcare', urgent: 'medicine', days: [0, 0], priority: 'high', isOfficeHours: false,
    services: ['health-center', 'primary-care', 'reentry-clinic'], contact: 'hrsa',
    guide: 'prescription-refill', signals: ['medicine', 'just-out'], notFor: ['medicine-low', 'no-medicine', 'moud'],
  },
  'moud-now': {
    need: 'recovery-support', urgent: 'medicine', days: [0, 0], priority: 'high', isOfficeHours: false,
    services: ['buprenorphine', 'methadone', 'substance-use-treatment'], contact: 'samhsa',
    guide: 'moud-after-release', signals: ['moud'], requires: ['moud'],
  },
  'detox-safely': {
    need: 'sobriety', urgent: 'medicine', days: [0, 0], priority: 'high', isOfficeHours: false,
    services: ['detox', 'substance-use-treatment'], contact: 'samhsa', guide: 'quit-alcohol-safely',
    signals: ['withdrawal'], requires: ['withdrawal'],
  },
  naloxone: {
    need: 'recovery-support', alsoFor: ['sobriety'], urgent: 'medicine', days: [0, 0], priority: 'high',
    isOfficeHours: false, services: ['public-health', 'health-center', 'substance-use-treatment'],
    contact: 'samhsa', guide: 'naloxone', signals: ['opioids', 'moud'],
    notFor: ['drinking'],
  },
  'papers-safe': {
    need: 'id-documentation', urgent: 'id', days: [0, 0], priority: 'high', isOfficeHours: false, isBasic: true,
    office: 'corrections', contact: '211', guide: 'release-papers', signals: ['no-id'], notFor: ['has-id', 'long-out'],
  },
  'food-today': {
    need: 'food-assistance', days: [0, 0], priority: 'high', isOfficeHours: false,
    services: ['hot-meals', 'food-pantry', 'food-pantry-referral', 'regional-food-bank'], contact: '211',
    guide: 'food-today', signals: ['hungry', 'no-bed'], notFor: ['long-out'],
  },
  'phone-now': {
    need: 'technology-digital-literacy', days: [1, 2], priority: 'high', isOfficeHours: false,
    services: ['public-library'], contact: '211', guide: 'free-phone', signals: ['no-phone'], requires: ['no-phone'],
  },
  'clothes-and-shower': {
    need: 'other', days: [1, 3], isByNeed: false, isOfficeHours: false,
    services: ['clothing-and-supplies', 'emergency-shelter'], contact: '211', guide: 'clothes-and-shower',
    signals: ['clothes', 'no-bed'], notFor: ['long-out'],
  },
  'ride-plan': {
    need: 'transportation', days: [1, 3], isOfficeHours: false, services: ['public-transit', 'transport-help'],
    contact: '211', guide: 'get-around-no-car',
  },
  'mail-address': {
    need: 'id-documentation', days: [3, 5], services: ['emergency-shelter', 'case-management'], contact: '211',
    guide: 'mail-address', signals: ['no-bed'], requires: ['no-bed'],
  },
  'keep-dates': {
    need: 'other', days: [3, 6], priority: 'low', isByNeed: false, isOfficeHours: false, guide: 'keep-appointments',
  },
  'call-211': {
    need: 'other', days: [2, 4], isByNeed: false, isOfficeHours: false, contact: '211', guide: 'use-211',
  },
})
