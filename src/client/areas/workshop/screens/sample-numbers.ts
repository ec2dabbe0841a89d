import type { NumberToCall } from '#contracts/state-lines.ts'

/** Numbers as the list of staff shows them: of the range that is kept for samples. */
export const sampleNumbers: readonly NumberToCall[] = [
  {
    state: 'AL',
    service: 'child-support',
    agency: 'Child Support Payment Center',
    site: 'https://example.org/child-support',
    phone: '213-555-0101',
    trust: 'listed',
    purpose: 'payments',
    source: 'A public list of payment centers',
    sourceDate: '2026',
    sourceNote: 'Payments line; seen in one list only',
    reason: 'listed',
    lastCall: null,
  },
  {
    state: 'AL',
    service: 'supervision',
    agency: 'Board of Pardons and Paroles',
    site: null,
    phone: '213-555-0102',
    trust: 'never',
    purpose: null,
    source: 'A public directory',
    sourceDate: '2026-06',
    sourceNote: null,
    reason: 'conflict',
    lastCall: null,
  },
  {
    state: 'CO',
    service: 'snap',
    agency: 'Department of Human Services',
    site: 'https://example.org/food',
    phone: '213-555-0103',
    trust: 'own',
    purpose: null,
    source: 'A page of the state',
    sourceDate: '2019',
    sourceNote: null,
    reason: 'old',
    lastCall: null,
  },
]

/** Somebody else answered the first one meanwhile. */
export const sampleAnswered: readonly NumberToCall[] = sampleNumbers.map((number, at) =>
  at > 0
    ? number
    : {
        ...number,
        reason: null,
        lastCall: {
          id: '00000000-0000-4000-8000-000000000001',
          verdict: 'wrong',
          correctedPhone: '213-555-0104',
          note: null,
          by: 'Ana',
          at: '2026-11-19T15:30:00.000Z',
        },
      },
)
