import { defineTasks } from '../task-spec.ts'

/** Birth certificate, then Social Security card, then state ID: each office asks for the previous document. */
export const documentsAndRides = defineTasks({
  'license-check': {
    need: 'transportation',
    days: [0, 6],
    priority: 'low',
    office: 'idOffice',
    services: ['driver-license'],
    contact: '211',
    guide: 'license-suspended',
    // A job that waits for it cannot begin before.
    signals: ['license-lost', 'job-offer'],
    requires: ['license-lost'],
    // Who asked for the hold lifts it.
    notFor: ['has-license', 'support-hold'],
  },
  'license-back': {
    need: 'transportation',
    days: [22, 28],
    after: ['license-check', 'state-id'],
    office: 'idOffice',
    services: ['driver-license'],
    contact: '211',
    guide: 'drivers-license-back',
    signals: ['license-lost'],
    requires: ['license-lost'],
    notFor: ['has-license'],
  },
  'bus-pass': {
    need: 'transportation',
    days: [4, 9],
    after: ['ride-plan'],
    services: ['transport-help', 'public-transit'],
    contact: '211',
    guide: 'get-around-no-car',
    notFor: ['has-car', 'disability', 'rural', 'tribe'],
    tells: ['no-ride'],
  },
  'immigration-lawyer': {
    need: 'legal',
    days: [0, 1],
    priority: 'high',
    services: ['legal-immigration'],
    contact: 'lawhelp',
    office: 'legalAid',
    guide: 'immigration-lawyer',
    signals: ['immigration'],
    requires: ['immigration'],
    tells: ['english'],
    urgent: 'court',
  },
  'consulate-id': {
    need: 'id-documentation',
    days: [4, 8],
    guide: 'consular-papers',
    signals: ['no-id', 'consulate'],
    requires: ['immigration', 'no-id'],
    tells: [],
  },
})
