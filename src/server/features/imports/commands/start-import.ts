import { createHash } from 'node:crypto'
import type { CallInput } from '#contracts/call.ts'
import type { startImport } from '#contracts/imports.ts'
import { importLimits } from '#domain/imports/import-source.ts'
import { splitText } from '#server/engines/imports/decode-text.ts'
import { readImport, type TextPieces } from '#server/engines/imports/read-import.ts'
import { type AuditActor, type AuditEntry, writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Mapping } from '../repository.ts'
import type { ImportCommandDeps } from './change-import.ts'

type StartBody = CallInput<typeof startImport>['body']

/** Registers the file; its rows are checked in the background. */
export async function startImportBatch({ batches, clock, jobs }: ImportCommandDeps, by: AuditActor, body: StartBody) {
  const files = toImportFiles(body)
  const { format, trusted, duplicates } = body
  const { asOf, url = null, ...source } = body.source
  const options = { source: { ...source, url }, asOf, format, trusted, duplicates }
  const started = await batches.start(options, { actor: by.id, fingerprint: computeFingerprint(body), by })
  const drafts = readImport({ format, files, today: new Date(clock.now()).toISOString().slice(0, 10) })
  jobs.run(started.id, by, (run) => batches.check(started.id, drafts, importLimits.rows, run))
  return started
}

/** A tabular package has several files, everything else is one text; 2 MB in total (T-7.2). */
function toImportFiles({ format, content, files }: StartBody): Map<string, TextPieces> {
  const sentFiles = format === 'hsds-csv' ? Object.entries(files ?? {}) : [['file', content ?? ''] as const]
  const bytes = sentFiles.reduce((sum, [, text]) => sum + Buffer.byteLength(text), 0)
  if (bytes > importLimits.bytes) throw new AppError(413, 'too_large')
  if (bytes === 0) throw new AppError(400, 'bad_request')
  return new Map(sentFiles.map(([name, text]) => [name, () => splitText(text)]))
}

/** Detects that the same file is sent twice. */
function computeFingerprint({ format, content, files }: StartBody): string {
  return createHash('sha256')
    .update(JSON.stringify([format, content ?? '', files ?? {}]))
    .digest('hex')
}

/** Stores the columns chosen for a source, for its next file. */
export async function saveColumnMapping(
  db: Db,
  actor: AuditActor,
  { source, columns }: Mapping,
  at: number,
): Promise<void> {
  const row = { document: JSON.stringify(columns), updated_at: at }
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('import_mappings')
      .values({ source_key: source, ...row })
      .onConflict((conflict) => conflict.column('source_key').doUpdateSet(row))
      .execute()
    const chosen = columns.filter(({ column }) => column !== null).length
    const entry: AuditEntry = { action: 'save', entity: 'import_mapping', entityId: source, after: { columns: chosen } }
    await writeAudit(trx, actor, entry, at)
  })
}
