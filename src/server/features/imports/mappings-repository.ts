import type { CallInput } from '#contracts/call.ts'
import type { saveImportMapping } from '#contracts/imports.ts'
import { type AuditActor, type AuditEntry, writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Db } from '#server/platform/db/database.ts'

export type Mapping = CallInput<typeof saveImportMapping>['body']

/** Maps the headings of a source to our columns; the last choice is stored. */
export function importMappingsRepository(db: Db) {
  return {
    async find(source: string): Promise<Mapping['columns'] | null> {
      const row = await db
        .selectFrom('import_mappings')
        .select('document')
        .where('source_key', '=', source)
        .executeTakeFirst()
      return row ? (JSON.parse(row.document) as Mapping['columns']) : null
    },

    async save({ source, columns }: Mapping, actor: AuditActor, at: number): Promise<void> {
      const row = { document: JSON.stringify(columns), updated_at: at }
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('import_mappings')
          .values({ source_key: source, ...row })
          .onConflict((conflict) => conflict.column('source_key').doUpdateSet(row))
          .execute()
        const chosen = columns.filter(({ column }) => column !== null).length
        const entry: AuditEntry = {
          action: 'save',
          entity: 'import_mapping',
          entityId: source,
          after: { columns: chosen },
        }
        await writeAudit(trx, actor, entry, at)
      })
    },
  }
}
export type ImportMappingsRepository = ReturnType<typeof importMappingsRepository>
