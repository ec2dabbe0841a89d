import { imports as english } from '#content/en/imports.ts'
import { imports as spanish } from '#content/es/imports.ts'
import type { CallReply } from '#contracts/call.ts'
import type { getImport, listImportRows } from '#contracts/imports.ts'
import type { Listing } from '#domain/directory/listing.ts'
import type { Language } from '#domain/language.ts'
import type { ImportBatch } from '#server/engines/imports/batch-state.ts'
import type { DraftProblem } from '#server/engines/imports/draft.ts'
import type { ImportRow } from '#server/engines/imports/repository.ts'

const texts = { en: english, es: spanish }

/** A batch as it is told, with sentences beside the codes. */
export function toReply(
  batch: ImportBatch, now: { done: number; total: number | null } | null, language: Language,
): CallReply<typeof getImport>['import'] {
  const { source, asOf, format, trusted, duplicates } = batch.options
  const { counts, added, updated, skipped, kept, keptIds, problem } = batch.progress
  return {
    id: batch.id, status: batch.status, format, source: { ...source, asOf }, trusted, duplicates, actor: batch.actor,
    createdAt: new Date(batch.createdAt).toISOString(), updatedAt: new Date(batch.updatedAt).toISOString(),
    done: now?.done ?? batch.progress.done, total: now?.total ?? batch.progress.total,
    counts, added, updated, skipped, kept, keptIds,
    problem: problem && { code: problem, message: texts[language].file[problem] },
  }
}

export function toRowReply(
  row: ImportRow, existing: Listing | null, language: Language,
): CallReply<typeof listImportRows>['rows'][number] {
  const problems = JSON.parse(row.problems) as DraftProblem[]
  return {
    rowNumber: row.row_number, verdict: row.verdict, duplicateOf: row.duplicate_of, existing, decision: row.decision,
    listing: row.listing === null ? null : (JSON.parse(row.listing) as Listing),
    problems: problems.map((problem) => ({ ...problem, message: rowSentence(problem.code, language) })),
  }
}

/** Readers of other formats may know problems that have no sentence of their own. */
function rowSentence(code: string, language: Language): string {
  const sentences: Record<string, string> = texts[language].row
  return (Object.hasOwn(sentences, code) ? sentences[code] : undefined) ?? texts[language].row.other
}
