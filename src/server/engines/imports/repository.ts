import type { ListingKind } from '#domain/directory/kinds.ts'
import type { DirectorySource, Listing } from '#domain/directory/listing.ts'
import { type AuditActor, type AuditEntry, writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import { editionQueries } from './editions-repository.ts'
import type { Verdict } from './verdict.ts'

export type BatchRow = Schema['import_batches']
export type ImportRow = Schema['import_rows']
export type Decision = NonNullable<ImportRow['decision']>

const rowsPerStatement = 100

/** Batches and their checked rows; the changes of a commit are in `changes-repository.ts`, newer editions of a list in `editions-repository.ts`. */
export function importsRepository(db: Db) {
  return {
    ...batchQueries(db),
    ...rowQueries(db),
    ...kindQueries(db),
    ...editionQueries(db),
    ...correctionQueries(db),
  }
}
export type ImportsRepository = ReturnType<typeof importsRepository>

function batchQueries(db: Db) {
  return {
    async create(batch: BatchRow, by?: AuditActor): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await trx.insertInto('import_batches').values(batch).execute()
        const entry: AuditEntry = {
          action: 'start',
          entity: 'import',
          entityId: batch.id,
          after: { format: batch.format },
        }
        if (by) await writeAudit(trx, by, entry, batch.created_at)
      })
    },

    async find(id: string): Promise<BatchRow | null> {
      return (await db.selectFrom('import_batches').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
    },

    /** Newest first. */
    async list(limit: number): Promise<BatchRow[]> {
      return db
        .selectFrom('import_batches')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute()
    },

    async committedWith(fingerprint: string): Promise<string | null> {
      const row = await db
        .selectFrom('import_batches')
        .select('id')
        .where('fingerprint', '=', fingerprint)
        .where('status', '=', 'committed')
        .executeTakeFirst()
      return row?.id ?? null
    },

    /** Applies only while the batch is still in one of these states, so that two processes cannot both move it. */
    async move(id: string, from: readonly BatchRow['status'][], change: Partial<BatchRow>): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('import_batches')
        .set(change)
        .where('id', '=', id)
        .where('status', 'in', from)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0
    },

    /** Publishers by source id, for an export. */
    async sources(): Promise<Map<string, DirectorySource>> {
      const rows = await db.selectFrom('directory_sources').selectAll().execute()
      return new Map(rows.map((row) => [row.id, row]))
    },

    /** Names of the accounts and keys that started imports, by id. */
    async actorNames(ids: readonly string[]): Promise<Map<string, string>> {
      if (ids.length === 0) return new Map()
      const accounts = await db.selectFrom('accounts').select(['id', 'name', 'email']).where('id', 'in', ids).execute()
      const keys = await db.selectFrom('admin_keys').select(['id', 'label']).where('id', 'in', ids).execute()
      return new Map([
        ...keys.map(({ id, label }) => [id, label] as const),
        ...accounts.map(({ id, name, email }) => [id, name || email] as const),
      ])
    },
  }
}

function rowQueries(db: Db) {
  return {
    /** Writes checked rows together with the batch's progress, so that the two never disagree. */
    async addRows(id: string, rows: readonly ImportRow[], change: Partial<BatchRow>): Promise<void> {
      await db.transaction().execute(async (trx) => {
        for (let at = 0; at < rows.length; at += rowsPerStatement) {
          await trx
            .insertInto('import_rows')
            .values(rows.slice(at, at + rowsPerStatement))
            .execute()
        }
        await trx
          .updateTable('import_batches')
          .set(change)
          .where('id', '=', id)
          .where('status', '=', 'checking')
          .execute()
      })
    },

    async page(id: string, { verdict, offset, limit }: { verdict: Verdict | null; offset: number; limit: number }) {
      let query = db.selectFrom('import_rows').where('batch_id', '=', id)
      if (verdict) query = query.where('verdict', '=', verdict)
      const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
      const rows = await query.selectAll().orderBy('row_number').offset(offset).limit(limit).execute()
      return { rows, total }
    },

    /** The next rows in file order. */
    async rowsAfter(id: string, rowNumber: number, limit: number): Promise<ImportRow[]> {
      return db
        .selectFrom('import_rows')
        .selectAll()
        .where('batch_id', '=', id)
        .where('row_number', '>', rowNumber)
        .orderBy('row_number')
        .limit(limit)
        .execute()
    },

    /** Only duplicates of a pending batch can be decided; null means all of them. */
    async decide(
      id: string,
      rowNumbers: readonly number[] | null,
      decision: Decision,
      by?: { actor: AuditActor; at: number },
    ): Promise<number> {
      return db.transaction().execute(async (trx) => {
        const waiting = trx
          .selectFrom('import_batches')
          .select('id')
          .where('id', '=', id)
          .where('status', '=', 'checked')
        let query = trx
          .updateTable('import_rows')
          .set({ decision })
          .where('batch_id', 'in', waiting)
          .where('verdict', '=', 'duplicate')
        if (rowNumbers) query = query.where('row_number', 'in', [...rowNumbers])
        const changed = Number((await query.executeTakeFirstOrThrow()).numUpdatedRows)
        const entry: AuditEntry = {
          action: 'decide',
          entity: 'import',
          entityId: id,
          after: { decision, rows: changed },
        }
        if (by && changed > 0) await writeAudit(trx, by.actor, entry, by.at)
        return changed
      })
    },
  }
}

function kindQueries(db: Db) {
  return {
    /** Only while the batch waits for its commit; false when the row is not there or has no listing. */
    async setKind(
      id: string,
      rowNumber: number,
      kind: ListingKind,
      by: { actor: AuditActor; at: number },
    ): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const row = await trx
          .selectFrom('import_rows')
          .innerJoin('import_batches', 'import_batches.id', 'import_rows.batch_id')
          .select('import_rows.listing')
          .where('batch_id', '=', id)
          .where('row_number', '=', rowNumber)
          .where('import_batches.status', '=', 'checked')
          .executeTakeFirst()
        if (!row?.listing) return false
        const listing = JSON.stringify({ ...(JSON.parse(row.listing) as Listing), kind })
        await trx
          .updateTable('import_rows')
          .set({ listing })
          .where('batch_id', '=', id)
          .where('row_number', '=', rowNumber)
          .execute()
        const entry: AuditEntry = {
          action: 'change',
          entity: 'import',
          entityId: id,
          after: { row: rowNumber, kind },
        }
        await writeAudit(trx, by.actor, entry, by.at)
        return true
      })
    },
  }
}

/** One row as it is corrected, and what follows for its batch. */
function correctionQueries(db: Db) {
  return {
    async findRow(id: string, rowNumber: number): Promise<ImportRow | null> {
      const query = db.selectFrom('import_rows').selectAll().where('batch_id', '=', id)
      return (await query.where('row_number', '=', rowNumber).executeTakeFirst()) ?? null
    },

    /** Another row, one that will be added, is the same listing. Its id stands first in the document. */
    async hasOtherRow(id: string, rowNumber: number, listingId: string): Promise<boolean> {
      const other = await db
        .selectFrom('import_rows')
        .select('row_number')
        .where('batch_id', '=', id)
        .where('row_number', '!=', rowNumber)
        .where('verdict', '!=', 'error')
        .where('listing', 'like', `{"id":"${listingId}"%`)
        .executeTakeFirst()
      return other !== undefined
    },

    async replaceRow({ batch_id: id, row_number: rowNumber, ...row }: ImportRow): Promise<void> {
      const query = db.updateTable('import_rows').set(row).where('batch_id', '=', id)
      await query.where('row_number', '=', rowNumber).execute()
    },

    async countVerdicts(id: string): Promise<Record<Verdict, number>> {
      const rows = await db
        .selectFrom('import_rows')
        .select((eb) => ['verdict', eb.fn.countAll<number>().as('n')])
        .where('batch_id', '=', id)
        .groupBy('verdict')
        .execute()
      return {
        ok: 0,
        warning: 0,
        error: 0,
        duplicate: 0,
        ...Object.fromEntries(rows.map(({ verdict, n }) => [verdict, n])),
      }
    },
  }
}
