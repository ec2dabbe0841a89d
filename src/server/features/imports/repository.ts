import type { CallInput } from '#contracts/call.ts'
import type { saveImportMapping } from '#contracts/imports.ts'
import type { DraftFilter } from '#contracts/listing-drafts.ts'
import { fold } from '#domain/text/fold.ts'
import type { Db } from '#server/platform/db/database.ts'

/** Partner drafts are excluded: only their organization may see them. */
const selectDrafts = (db: Db) =>
  db.selectFrom('listings').where('listings.status', '=', 'draft').where('listings.origin', '!=', 'partner')

/** Ids of the drafts a filter finds, by name. Names are compared without case and accents. */
export async function findDraftIds(db: Db, { import: batchId, state, q }: DraftFilter): Promise<string[]> {
  const rows = await selectDrafts(db)
    .select(['listings.id', 'listings.name'])
    .$if(state !== undefined, (query) => query.where('listings.state', '=', state ?? null))
    .$if(batchId !== undefined, (query) =>
      query.where(
        'listings.id',
        'in',
        db
          .selectFrom('import_changes')
          .select('listing_id')
          .where('batch_id', '=', batchId ?? ''),
      ),
    )
    .orderBy('listings.name')
    .orderBy('listings.id')
    .execute()
  const words = q === undefined ? '' : fold(q)
  return rows.filter(({ name }) => words === '' || fold(name).includes(words)).map(({ id }) => id)
}

interface ImportWithDrafts {
  id: string
  /** JSON of the options the import was started with. */
  source: string
  drafts: number
}

/** The imports that have drafts, newest first. */
export async function listImportsWithDrafts(db: Db): Promise<ImportWithDrafts[]> {
  return selectDrafts(db)
    .innerJoin('import_changes', 'import_changes.listing_id', 'listings.id')
    .innerJoin('import_batches', 'import_batches.id', 'import_changes.batch_id')
    .select((eb) => ['import_batches.id', 'import_batches.source', eb.fn.countAll<number>().as('drafts')])
    .groupBy(['import_batches.id', 'import_batches.source', 'import_batches.created_at'])
    .orderBy('import_batches.created_at', 'desc')
    .orderBy('import_batches.id')
    .execute()
}

/** Maps the headings of a source to our columns; the last choice is stored. */
export type Mapping = CallInput<typeof saveImportMapping>['body']

export async function findMapping(db: Db, source: string): Promise<Mapping['columns'] | null> {
  const row = await db
    .selectFrom('import_mappings')
    .select('document')
    .where('source_key', '=', source)
    .executeTakeFirst()
  return row ? (JSON.parse(row.document) as Mapping['columns']) : null
}
