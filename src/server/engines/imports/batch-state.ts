import type { DirectorySource } from '#domain/directory/listing.ts'
import type { AuditActor } from '#server/platform/audit/audit-repository.ts'
import { type FileProblem, ImportFileError } from './import-file-error.ts'
import type { BatchRow, Decision } from './repository.ts'
import type { Verdict } from './verdict.ts'

/** Settings chosen by the person who starts an import. */
export interface ImportOptions {
  source: Omit<DirectorySource, 'id'>
  /** The date of the data itself. */
  asOf: string
  format: string
  /** Its rows go live at once; otherwise they wait as drafts. */
  trusted: boolean
  /** What happens to rows the directory already has, unless decided for a single row. */
  duplicates: Decision
}

/** Why a batch stopped: the file itself, a process that died, a server that stopped, or an internal error. */
export type BatchProblem = FileProblem | 'stalled' | 'interrupted' | 'internal'

export interface BatchProgress {
  /** Rows checked, written or undone so far, in the phase the status names. */
  done: number
  /** Null while the file is still being read. */
  total: number | null
  /** The number of rows in the file, known before the first is checked; null for files too long to count first. */
  expected?: number | null
  counts: Record<Verdict, number>
  added: number
  updated: number
  skipped: number
  /** Listings changed after the import: an undo leaves them as they are. At most 100 are named. */
  kept: number
  keptIds: string[]
  problem: BatchProblem | null
  /** Every source a row names, and which of them were added by this batch. */
  sources: DirectorySource[]
  addedSourceIds: string[]
}

export interface ImportBatch {
  id: string
  status: BatchRow['status']
  options: ImportOptions
  progress: BatchProgress
  actor: string
  createdAt: number
  updatedAt: number
}

export interface RunOptions {
  signal: AbortSignal
  report(progress: { done: number; total: number | null }): void
  /** The actor recorded in the audit log. */
  by?: AuditActor
  /** Reads a file that fits in memory completely first, so that progress has a known total. */
  countFirst?: boolean
}

const undoMs = 30 * 24 * 60 * 60 * 1000

/** Until when a batch can be undone; null when it is not in the directory. */
export const getUndoUntil = ({ status, updatedAt }: ImportBatch) => (status === 'committed' ? updatedAt + undoMs : null)

export const isRunning = ({ status }: ImportBatch) => status === 'checking' || status === 'committing'

export const noProgress: BatchProgress = {
  done: 0,
  total: null,
  counts: { ok: 0, warning: 0, error: 0, duplicate: 0 },
  added: 0,
  updated: 0,
  skipped: 0,
  kept: 0,
  keptIds: [],
  problem: null,
  sources: [],
  addedSourceIds: [],
}

export function toBatch(row: BatchRow): ImportBatch {
  return {
    id: row.id,
    status: row.status,
    actor: row.actor,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    options: { ...(JSON.parse(row.source) as Omit<ImportOptions, 'format'>), format: row.format },
    progress: JSON.parse(row.progress) as BatchProgress,
  }
}

/** Why a job ended as it did. */
export function classifyBatchProblem(error: unknown, signal: AbortSignal): BatchProblem {
  if (error instanceof ImportFileError) return error.code
  return signal.aborted ? 'interrupted' : 'internal'
}
