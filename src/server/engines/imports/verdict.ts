import type { DraftProblem } from './draft.ts'

/** Problems that reject a row; every other problem is a warning. */
const fatal = new Set([
  'name_missing',
  'name_html',
  'contact_missing',
  'county_unknown',
  'state_unknown',
  'coordinates_impossible',
  'correctional',
  'duplicate_id',
  'duplicate_row',
  'columns_wrong',
  'listing_invalid',
  'not_active',
  'not_an_object',
  'not_a_number',
])

export const verdicts = ['ok', 'warning', 'error', 'duplicate'] as const
export type Verdict = (typeof verdicts)[number]

export function getVerdict(problems: readonly DraftProblem[], duplicateOf: string | null): Verdict {
  if (problems.some(({ code }) => fatal.has(code))) return 'error'
  if (duplicateOf !== null) return 'duplicate'
  return problems.length > 0 ? 'warning' : 'ok'
}
