/**
 * Facts that are in our guides and not in `data/facts`, with the date they were last checked. A paused program is left
 * out there on purpose; the letter must say that it is paused.
 */
export const bondingGuide = { guide: 'federal-bonding', checkedOn: '2026-11-15' } as const
export const wotcGuide = { guide: 'wotc-paused', checkedOn: '2026-11-15', source: 'does.dc.gov' } as const
export const recordGuides = {
  answer: { guide: 'answer-record-question', checkedOn: '2026-11-15' },
  rules: { guide: 'fair-chance-hiring', checkedOn: '2026-11-15' },
} as const
