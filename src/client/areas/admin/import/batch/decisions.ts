import type { ImportDecision } from '#contracts/imports.ts'

export const decisions = ['skip', 'update_blanks', 'replace', 'add'] as const satisfies readonly ImportDecision[]

/** Result of the last choice, and the rows it applies to. */
export interface DecisionNotice {
  rows: 'all' | number
  tone: 'busy' | 'success' | 'danger'
  text: string
}
