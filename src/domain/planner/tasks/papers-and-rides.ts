import { defineTasks } from '../task-spec.ts'

/** Birth certificate, then Social Security card, then state ID: each office asks for the paper before. */
export const papersAndRides = defineTasks({
  'birth-certificate': {
    need: 'id-documentation', days: [3, 6], priority: 'high', after: ['papers-safe', 'mail-address'],
    office: 'vitalRecords', contact: '211', guide: 'birth-certificate',
    signals: ['no-id', 'no-birth-certificate'],
    notFor: ['has-birth-certificate', 'papers-complete', 'immigration'],
  },
  'social-security-card': {
    need: 'id-documentation', days: [8, 13], priority: 'high', after: ['birth-certificate', 'mail-address'],
    services: ['social-security-card'], contact: 'ssa', guide: 'social-security-card',
    signals: ['no-id', 'no-ss-card'], notFor: ['has-ss-card', 'papers-complete', 'immigration'],
  },
  'state-id': {
    need: 'id-documentation', days: [15, 21], priority: 'high',
    after: ['papers-safe', 'birth-certificate', 'social-security-card', 'immigration-lawyer'],
    services: ['state-id'], office: 'idOffice', contact: '211', guide: 'state-id', signals: ['no-id'],
    notFor: ['has-id'],
  },
  'license-check': {
    need: 'transportation', days: [9, 14], office: 'idOffice', services: ['driver-license'], contact: '211',
    guide: 'license-suspended', signals: ['license'], requires: ['license'],
  },
  'license-back': {
    need: 'transportation', days: [22, 28], after: ['license-check', 'state-id'], office: 'idOffice',
    services: ['driver-license'], contact: '211', guide: 'drivers-license-back', signals: ['license'],
    requires: ['license'],
  },
  'bus-pass': {
    need: 'transportation', days: [4, 9], after: ['ride-plan'], services: ['transport-help', 'public-transit'],
    contact: '211', guide: 'get-around-no-car',
  },
  'immigration-lawyer': {
    need: 'legal', days: [1, 4], priority: 'high', services: ['legal-immigration'], contact: 'lawhelp',
    office: 'legalAid', guide: 'immigration-lawyer', signals: ['immigration'], requires: ['immigration'],
  },
})
