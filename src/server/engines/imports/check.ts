import type { DirectorySource } from '#domain/directory/listing.ts'
import type { Places } from '#server/engines/places/places.ts'
import type { BatchProgress } from './batch-state.ts'
import type { ImportDraft } from './draft.ts'
import type { createDuplicateFinder } from './duplicates.ts'
import { ImportFileError } from './import-file-error.ts'
import { type DatedSource, type JudgedDraft, judgeDraft } from './judge-draft.ts'
import { createPause } from './pauses.ts'
import type { Decision, ImportRow } from './repository.ts'
import { getVerdict } from './verdict.ts'

/** Rows that are looked up and written together. */
const chunkRows = 200

export interface CheckDeps {
  batchId: string
  datedSource: DatedSource
  duplicates: Decision
  places: Places
  finder: ReturnType<typeof createDuplicateFinder>
  maxRows: number
  save(rows: ImportRow[], progress: BatchProgress): Promise<void>
}

interface NumberedDraft extends JudgedDraft {
  rowNumber: number
  draft: ImportDraft
}

/** Checks every row and writes the verdicts, chunk by chunk. The directory itself is only read. */
export async function checkDrafts(
  drafts: AsyncIterable<ImportDraft> | Iterable<ImportDraft>,
  start: BatchProgress,
  deps: CheckDeps,
): Promise<BatchProgress> {
  const pause = createPause()
  const seen = { externalIds: new Set<string>(), ids: new Set<string>() }
  let progress = start
  let chunk: NumberedDraft[] = []
  const flush = async () => {
    const { rows, sources } = await judgeChunk(chunk, deps)
    progress = counted(progress, rows, sources)
    chunk = []
    await deps.save(rows, progress)
  }
  for await (const draft of drafts) {
    if (progress.done + chunk.length >= deps.maxRows) throw new ImportFileError('file_too_many_rows')
    const judged = judgeDraft(draft, deps.datedSource, deps.places)
    refuseRepeated(draft, judged, seen)
    chunk.push({ ...judged, rowNumber: draft.rowNumber, draft })
    await pause()
    if (chunk.length >= chunkRows) await flush()
  }
  if (chunk.length > 0) await flush()
  if (progress.done === 0) throw new ImportFileError('file_empty')
  return { ...progress, total: progress.done }
}

/** Reads all rows of a file; throws when there are more than `maxRows`. */
export async function collectDrafts(drafts: AsyncIterable<ImportDraft>, maxRows: number): Promise<ImportDraft[]> {
  const pause = createPause()
  const all: ImportDraft[] = []
  for await (const draft of drafts) {
    if (all.length >= maxRows) throw new ImportFileError('file_too_many_rows')
    all.push(draft)
    await pause()
  }
  return all
}

/** The first row of an id counts; there is no way to tell which of the others is right. */
function refuseRepeated(
  { externalId }: ImportDraft,
  { listing, problems }: JudgedDraft,
  seen: { externalIds: Set<string>; ids: Set<string> },
): void {
  if (externalId && seen.externalIds.has(externalId)) problems.push({ code: 'duplicate_id', field: 'id' })
  else if (listing && seen.ids.has(listing.id)) problems.push({ code: 'duplicate_row', field: 'row' })
  if (externalId) seen.externalIds.add(externalId)
  if (listing) seen.ids.add(listing.id)
}

async function judgeChunk(chunk: readonly NumberedDraft[], { batchId, finder, duplicates }: CheckDeps) {
  const isFine = (problems: NumberedDraft['problems']) => getVerdict(problems, null) !== 'error'
  const listings = chunk.flatMap(({ listing, problems }) => (listing && isFine(problems) ? [listing] : []))
  const found = new Map((await finder.find(listings)).map((match, index) => [listings[index], match]))
  const rows = chunk.map(({ rowNumber, problems, listing, draft }): ImportRow => {
    const match = listing ? found.get(listing) : undefined
    const all = match?.problem ? [...problems, match.problem] : problems
    const verdict = getVerdict(all, match?.duplicateOf ?? null)
    return {
      batch_id: batchId,
      row_number: rowNumber,
      verdict,
      problems: JSON.stringify(all),
      listing: listing && JSON.stringify(listing),
      duplicate_of: match?.duplicateOf ?? null,
      decision: verdict === 'duplicate' ? duplicates : null,
      draft: JSON.stringify(draft),
    }
  })
  return { rows, sources: chunk.map(({ source }) => source) }
}

function counted(
  progress: BatchProgress,
  rows: readonly ImportRow[],
  sources: readonly DirectorySource[],
): BatchProgress {
  const counts = { ...progress.counts }
  for (const { verdict } of rows) counts[verdict] += 1
  const sourcesById = new Map([...progress.sources, ...sources].map((source) => [source.id, source]))
  return { ...progress, counts, done: progress.done + rows.length, sources: [...sourcesById.values()] }
}
