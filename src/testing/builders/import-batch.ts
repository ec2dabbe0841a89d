import type { ImportBatch, ImportedRow } from '#contracts/imports.ts'
import { buildListing } from './listing.ts'

/** A checked import of three rows that waits for a decision: one good, one left out, one already listed. */
export const buildImportBatch = (changes: Partial<ImportBatch> = {}): ImportBatch => ({
  id: '00000000-0000-4000-8000-000000000031',
  status: 'checked',
  format: 'csv',
  trusted: false,
  duplicates: 'skip',
  actor: 'a',
  actorName: 'Rita Reviewer',
  source: { publisher: 'A county', dataset: 'Shelters', licence: 'CC0', url: null, asOf: '2026-11' },
  createdAt: '2026-11-15T12:00:00.000Z',
  updatedAt: '2026-11-15T12:00:00.000Z',
  done: 3,
  total: 3,
  quietMs: 0,
  undoUntil: null,
  counts: { ok: 1, warning: 0, error: 1, duplicate: 1 },
  added: 0,
  updated: 0,
  skipped: 0,
  kept: 0,
  keptIds: [],
  problem: null,
  ...changes,
})

export const buildImportedRow = (changes: Partial<ImportedRow> = {}): ImportedRow => ({
  rowNumber: 2,
  verdict: 'ok',
  problems: [],
  listing: buildListing({ name: 'Open Door' }),
  kind: { value: 'food-pantry', isChosen: true },
  cells: null,
  duplicateOf: null,
  existing: null,
  decision: null,
  ...changes,
})
