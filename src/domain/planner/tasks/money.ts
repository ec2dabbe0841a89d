import { defineTasks } from '../task-spec.ts'

/** Help that is there to be asked for, then a budget, a bank, credit. */
export const money = defineTasks({
  'apply-snap': {
    need: 'food-assistance', days: [2, 5], priority: 'high', isBasic: true,
    after: ['immigration-lawyer'], office: 'snap', contact: '211', guide: 'apply-snap',
    signals: ['hungry', 'no-money'], notFor: ['has-snap'],
  },
  'cash-aid': {
    need: 'financial-assistance', days: [3, 8], services: ['cash-assistance', 'social-services-help'],
    contact: '211', guide: 'cash-aid-tanf', signals: ['no-money'], notFor: ['working', 'immigration', 'long-out'],
  },
  'disability-benefits': {
    need: 'financial-assistance', days: [4, 9], services: ['social-security-card'], contact: 'ssa',
    guide: 'ssi-ssdi-after-release', signals: ['disability'], requires: ['disability'],
  },
  'veterans-benefits': {
    need: 'financial-assistance', alsoFor: ['healthcare'], days: [3, 8], services: ['veterans-benefits'],
    contact: 'veterans', guide: 'veterans-benefits', signals: ['veteran'], requires: ['veteran'],
  },
  'small-budget': {
    need: 'financial-assistance', days: [11, 19], isOfficeHours: false, services: ['consumer-money-help'],
    contact: '211', guide: 'small-budget',
  },
  'credit-report': {
    need: 'financial-assistance', days: [19, 26], priority: 'low', isOfficeHours: false, services: ['credit-report'],
    contact: 'creditreports', guide: 'credit-report', signals: ['credit'],
  },
  'bank-account': {
    need: 'financial-assistance', days: [22, 28], after: ['state-id'], guide: 'bank-account-again',
  },
})
