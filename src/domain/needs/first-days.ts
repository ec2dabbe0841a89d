import type { NeedKey } from './needs.ts'

/** What the first days out depend on, in the order people ask for it. */
export const firstDaysNeeds: readonly NeedKey[] = [
  'housing',
  'food-assistance',
  'id-documentation',
  'healthcare',
  'employment',
  'transportation',
]
