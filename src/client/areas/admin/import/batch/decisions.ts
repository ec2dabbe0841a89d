import type { ImportDecision } from '#contracts/imports.ts'

export const decisions = ['skip', 'update_blanks', 'replace', 'add'] as const satisfies readonly ImportDecision[]

/** What came of the last choice, and for which rows. */
export interface DecisionNotice {
  rows: 'all' | number
  tone: 'busy' | 'success' | 'danger'
  text: string
}
