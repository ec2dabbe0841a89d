import type { RowCells } from '#contracts/imports.ts'
import type { Listing } from '#domain/directory/listing.ts'
import { type AuditActor, writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Places } from '#server/engines/places/places.ts'
import type { ImportBatch } from './batch-state.ts'
import { parsePhoneCell } from './csv.ts'
import type { DraftPhone, DraftProblem } from './draft.ts'
import { createDuplicateFinder } from './duplicates.ts'
import { judgeDraft, withSourceId } from './judge-draft.ts'
import { matchRepository } from './match-repository.ts'
import type { CsvDraft } from './own-columns.ts'
import { type ImportRow, importsRepository } from './repository.ts'
import { getVerdict, type Verdict } from './verdict.ts'

/** The cells of a row that a person can correct, as they were written. */
export function toRowCells(draft: CsvDraft): RowCells {
  const { name, website, street, city, state, zip, county, phones } = draft
  return {
    name,
    phones: phones.map(formatPhone).join('; '),
    website: website ?? '',
    street: street ?? '',
    city: city ?? '',
    state: state ?? '',
    zip: zip ?? '',
    county: county ?? '',
  }
}

const formatPhone = ({ number, extension, kind }: DraftPhone) =>
  [kind === 'text' && 'text', number, extension && `x${extension}`].filter(Boolean).join(' ')

/** Whoever corrects a row has looked at its cells; a spot on the map that cannot be is left out. */
const settled = new Set(['columns_wrong', 'coordinates_impossible'])

function correctDraft(draft: CsvDraft, cells: RowCells): CsvDraft {
  const orNull = (text: string) => text || null
  const before = toRowCells(draft)
  const hasBadPoint = draft.problems.some(({ code }) => code === 'coordinates_impossible')
  const isMoved = cells.county !== before.county || cells.zip !== before.zip || cells.state !== before.state
  return {
    ...draft,
    name: cells.name,
    phones: cells.phones === before.phones ? draft.phones : parsePhoneCell(cells.phones),
    website: orNull(cells.website),
    street: orNull(cells.street),
    city: orNull(cells.city),
    state: orNull(cells.state),
    zip: orNull(cells.zip),
    county: orNull(cells.county),
    // What was typed now counts more than where the file put it.
    ...((hasBadPoint || isMoved) && { lat: null, lon: null }),
    ...(draft.own && isMoved && { own: { ...draft.own, countyFips: null } }),
    problems: draft.problems.filter(({ code }) => !settled.has(code)),
  }
}

interface Correction {
  batch: ImportBatch
  rowNumber: number
  cells: RowCells
  actor: AuditActor
  at: number
}

/** Judges the row again; null when it is not there, cannot be corrected, or its import was committed meanwhile. */
export async function correctRow(
  { db, places }: { db: Db; places: Places },
  { batch, rowNumber, cells, actor, at }: Correction,
): Promise<Verdict | null> {
  const { source, asOf, duplicates } = batch.options
  return db.transaction().execute(async (trx) => {
    const imports = importsRepository(trx)
    // Holds the batch: its counts are those of its rows.
    if (!(await imports.move(batch.id, ['checked'], { updated_at: at }))) return null
    const row = await imports.findRow(batch.id, rowNumber)
    if (!row?.draft) return null
    const draft = correctDraft(JSON.parse(row.draft) as CsvDraft, cells)
    const { listing: judged, problems } = judgeDraft(draft, { source: withSourceId(source), asOf }, places)
    const chosenKind = row.listing === null ? undefined : (JSON.parse(row.listing) as Listing).kind
    const listing = judged && chosenKind ? { ...judged, kind: chosenKind } : judged
    const known = await findRepeated(trx, row, listing)
    const [match] = listing && !known ? await createDuplicateFinder(matchRepository(trx)).find([listing]) : []
    const all = [...problems, ...(known ? [known] : []), ...(match?.problem ? [match.problem] : [])]
    const verdict = getVerdict(all, match?.duplicateOf ?? null)
    await imports.replaceRow({
      ...row,
      verdict,
      problems: JSON.stringify(all),
      listing: listing && JSON.stringify(listing),
      duplicate_of: match?.duplicateOf ?? null,
      decision: verdict === 'duplicate' ? (row.decision ?? duplicates) : null,
      draft: JSON.stringify(draft),
    })
    const counts = await imports.countVerdicts(batch.id)
    await imports.move(batch.id, ['checked'], { progress: JSON.stringify({ ...batch.progress, counts }) })
    await writeAudit(
      trx,
      actor,
      { action: 'change', entity: 'import', entityId: batch.id, after: { row: rowNumber } },
      at,
    )
    return verdict
  })
}

/** The id of the file was used above, or another row is the same place by now. */
async function findRepeated(trx: Db, row: ImportRow, listing: Listing | null): Promise<DraftProblem | null> {
  const before = JSON.parse(row.problems) as DraftProblem[]
  const sameId = before.find(({ code }) => code === 'duplicate_id')
  if (sameId || !listing) return sameId ?? null
  const isSame = await importsRepository(trx).hasOtherRow(row.batch_id, row.row_number, listing.id)
  return isSame ? { code: 'duplicate_row', field: 'row' } : null
}
