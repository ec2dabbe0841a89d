import { defineTasks } from '../task-spec.ts'

/** Court, record, vote; family, mentors, making things right; and what comes after the month. */
export const lawAndPeople = defineTasks({
  'court-ready': {
    need: 'legal', days: [0, 2], priority: 'high', guide: 'court-day', signals: ['court-date'],
    requires: ['court-date'],
  },
  'know-the-rules': {
    need: 'legal', days: [4, 8], isOfficeHours: false, after: ['report-officer'], guide: 'supervision-rules',
    signals: ['supervised'], requires: ['supervised'],
  },
  'legal-aid': {
    need: 'legal', days: [5, 10], priority: 'high', services: ['civil-legal-aid', 'legal-advocacy'], office: 'legalAid',
    contact: 'lawhelp', guide: 'legal-aid',
  },
  'court-debt': {
    need: 'legal', alsoFor: ['financial-assistance'], days: [8, 14], guide: 'court-fines',
    signals: ['fines'], requires: ['fines'],
  },
  'record-copy': {
    need: 'legal', days: [11, 17], after: ['warrant-lawyer'], services: ['record-clearing', 'legal-information'],
    office: 'legalAid', contact: 'lawhelp', guide: 'rap-sheet', signals: ['record-clearing'],
    notFor: ['immigration'],
  },
  'record-clearing': {
    need: 'legal', days: [19, 26], after: ['record-copy'], services: ['record-clearing', 'civil-legal-aid'],
    office: 'legalAid', contact: 'lawhelp', guide: 'clear-record', signals: ['record-clearing'],
    notFor: ['immigration'],
  },
  'vote-check': {
    need: 'legal', days: [21, 28], priority: 'low', services: ['voting-rights'],
    office: 'elections', contact: 'vote866', guide: 'can-i-vote', signals: ['vote'], notFor: ['immigration'],
  },
  'no-contact-check': {
    need: 'family-child-support', days: [0, 3], priority: 'high', office: 'legalAid', services: ['civil-legal-aid'],
    contact: 'lawhelp', guide: 'no-contact-order', signals: ['no-contact'], requires: ['no-contact'],
  },
  'child-case': {
    need: 'family-child-support', days: [1, 4], priority: 'high', office: 'legalAid',
    services: ['legal-family', 'civil-legal-aid'], contact: 'lawhelp', guide: 'cps-case', signals: ['cps'],
    requires: ['cps'],
  },
  'see-my-kids': {
    need: 'family-child-support', days: [8, 14], priority: 'high', after: ['no-contact-check', 'child-case'],
    services: ['child-family-services', 'legal-family'], office: 'legalAid', contact: 'lawhelp', guide: 'see-my-kids',
    requires: ['kids'], notFor: ['kids-along', 'violence', 'pregnant'],
  },
  'child-support-call': {
    need: 'family-child-support', days: [5, 10], services: ['child-support'], contact: 'childsupport',
    guide: 'child-support-first', signals: ['child-support'], requires: ['child-support'],
  },
  'child-support-change': {
    need: 'family-child-support', days: [14, 20], after: ['child-support-call'],
    services: ['child-support', 'legal-family'], contact: 'childsupport', guide: 'child-support-lower',
    signals: ['child-support'], requires: ['child-support'],
  },
  'family-talk': {
    need: 'family-child-support', days: [6, 12], isOfficeHours: false, after: ['no-contact-check', 'safe-from-harm'],
    guide: 'rebuild-trust-family', notFor: ['violence'],
  },
  'one-person': {
    need: 'peer-support', days: [3, 8], isOfficeHours: false, guide: 'ask-for-help', notFor: ['alone'],
  },
  'peer-mentor': {
    need: 'peer-support', days: [7, 14], services: ['peer-support', 'mentoring', 'reentry-program', 'recovery-coach'],
    contact: '211', guide: 'peer-mentor', signals: ['alone'],
  },
  'healing-circle': {
    need: 'restorative-justice', days: [11, 18], services: ['restorative-circles', 'mediation'], contact: '211',
    guide: 'restorative-talk',
  },
  'make-amends': {
    need: 'restorative-justice', days: [18, 25], priority: 'low', after: ['healing-circle', 'no-contact-check'],
    services: ['restorative-circles', 'mentoring'], contact: '211', guide: 'make-amends',
  },
  'reentry-program': {
    need: 'other', alsoFor: ['peer-support'], days: [5, 11],
    services: ['reentry-program', 'justice-program', 'case-management'], contact: '211', guide: 'case-manager',
  },
  'check-benefits': {
    need: 'financial-assistance', days: [15, 20], isBasic: true, isByNeed: false,
    after: ['apply-snap', 'apply-medicaid'], guide: 'benefits-denied-appeal',
    notFor: ['has-snap', 'has-insurance', 'long-out'],
  },
  'follow-up': {
    need: 'other', days: [22, 26], isBasic: true, isByNeed: false, guide: 'handle-rejection',
  },
  'three-month-goal': {
    need: 'other', days: [29, 30], isByNeed: false, isOfficeHours: false, isBasic: true,
    guide: 'goals-90-days',
  },
})
