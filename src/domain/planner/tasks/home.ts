import { defineTasks } from '../task-spec.ts'

/** From a bed to a home. */
export const home = defineTasks({
  'housing-programs': {
    need: 'housing', days: [3, 7], priority: 'high',
    services: ['transitional-housing', 'housing-services', 'supported-housing'], contact: '211',
    guide: 'halfway-house', signals: ['no-bed', 'bed-ending'],
  },
  'family-lease': {
    need: 'housing', days: [3, 8], isOfficeHours: false, services: ['housing-counseling', 'legal-housing'],
    contact: 'hud-counsel', guide: 'family-on-lease', signals: ['with-family'], requires: ['with-family'],
  },
  'housing-list': {
    need: 'housing', days: [9, 15], services: ['public-housing', 'housing-voucher', 'housing-counseling'],
    contact: 'hud-counsel', guide: 'public-housing-section-8', notFor: ['registry'],
  },
  'room-search': {
    need: 'housing', days: [15, 22], priority: 'high', isOfficeHours: false,
    services: ['housing-services', 'housing-counseling'], contact: 'hud-counsel', guide: 'rent-with-record',
  },
  'deposit-help': {
    need: 'housing', days: [18, 25], priority: 'low', after: ['room-search'],
    services: ['rent-help', 'social-services-help'], contact: '211', guide: 'deposit-help',
  },
  'eviction-help': {
    need: 'housing', alsoFor: ['legal'], days: [0, 2], priority: 'high', office: 'legalAid',
    services: ['legal-housing', 'civil-legal-aid'], contact: 'hud-counsel', guide: 'eviction-notice',
    signals: ['eviction'], requires: ['eviction'],
  },
  'registry-address': {
    need: 'housing', days: [1, 4], priority: 'high', office: 'legalAid', services: ['civil-legal-aid'],
    contact: 'lawhelp', guide: 'registry-housing', signals: ['registry'], requires: ['registry'],
  },
})
