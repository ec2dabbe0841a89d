import { imports as english } from '#content/en/imports.ts'
import { imports as spanish } from '#content/es/imports.ts'
import type { CallReply } from '#contracts/call.ts'
import { type getImport, type listImportRows, RowCells } from '#contracts/imports.ts'
import { getKind } from '#domain/directory/classify-kind.ts'
import type { Listing } from '#domain/directory/listing.ts'
import type { Language } from '#domain/language.ts'
import { type ImportBatch, isRunning, getUndoUntil } from '#server/engines/imports/batch-state.ts'
import type { DraftProblem } from '#server/engines/imports/draft.ts'
import { toRowCells } from '#server/engines/imports/correct-row.ts'
import type { CsvDraft } from '#server/engines/imports/own-columns.ts'
import type { ImportRow } from '#server/engines/imports/repository.ts'
import type { JobProgress } from './jobs.ts'

const texts = { en: english, es: spanish }

export interface ReplyContext {
  /** The progress of a job in this process. */
  job: JobProgress | null
  names: ReadonlyMap<string, string>
  language: Language
  now: number
}

/** A batch as sent to the client, with texts for its codes. */
export function toReply(
  batch: ImportBatch,
  { job, names, language, now }: ReplyContext,
): CallReply<typeof getImport>['import'] {
  const { source, asOf, format, trusted, duplicates } = batch.options
  const { counts, added, updated, skipped, kept, keptIds, problem, done, total, expected = null } = batch.progress
  const movedAt = Math.max(batch.updatedAt, job?.at ?? 0)
  const until = getUndoUntil(batch)
  return {
    id: batch.id,
    status: batch.status,
    format,
    source: { ...source, asOf },
    trusted,
    duplicates,
    actor: batch.actor,
    actorName: names.get(batch.actor) ?? null,
    createdAt: new Date(batch.createdAt).toISOString(),
    updatedAt: new Date(batch.updatedAt).toISOString(),
    done: job?.done ?? done,
    total: job?.total ?? total ?? expected,
    quietMs: isRunning(batch) ? Math.max(0, now - movedAt) : 0,
    undoUntil: until !== null && until >= now ? new Date(until).toISOString() : null,
    counts,
    added,
    updated,
    skipped,
    kept,
    keptIds,
    problem: problem && { code: problem, message: texts[language].file[problem] },
  }
}

export function toRowReply(
  row: ImportRow,
  existing: Listing | null,
  language: Language,
): CallReply<typeof listImportRows>['rows'][number] {
  const problems = JSON.parse(row.problems) as DraftProblem[]
  const listing = row.listing === null ? null : (JSON.parse(row.listing) as Listing)
  return {
    rowNumber: row.row_number,
    verdict: row.verdict,
    duplicateOf: row.duplicate_of,
    existing,
    decision: row.decision,
    cells: row.draft === null ? null : fitCells(toRowCells(JSON.parse(row.draft) as CsvDraft)),
    listing,
    kind: listing && { value: getKind(listing), isChosen: listing.kind === undefined },
    problems: problems.map((problem) => ({ ...problem, message: getRowSentence(problem.code, language) })),
  }
}

/** A cell that no form takes is empty there: whoever corrects the row writes it anew. */
const fitCells = (cells: RowCells): RowCells =>
  Object.fromEntries(
    Object.entries(cells).map(([key, text]) => [
      key,
      RowCells.shape[key as keyof RowCells].safeParse(text).success ? text.trim() : '',
    ]),
  ) as RowCells

/** Readers of other formats may report problems that have no text of their own. */
export function getRowSentence(code: string, language: Language): string {
  const sentences: Record<string, string> = texts[language].row
  return (Object.hasOwn(sentences, code) ? sentences[code] : undefined) ?? texts[language].row.other
}
