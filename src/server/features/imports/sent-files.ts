import { createHash } from 'node:crypto'
import type { CallInput } from '#contracts/call.ts'
import type { startImport } from '#contracts/imports.ts'
import { importLimits } from '#domain/imports/import-limits.ts'
import { splitText } from '#server/engines/imports/decode-text.ts'
import type { TextPieces } from '#server/engines/imports/read-import.ts'
import { AppError } from '#server/platform/http/app-error.ts'

type StartBody = CallInput<typeof startImport>['body']

/** A tabular package has several files, everything else is one text; 2 MB in total (T-7.2). */
export function toImportFiles({ format, content, files }: StartBody): Map<string, TextPieces> {
  const sentFiles = format === 'hsds-csv' ? Object.entries(files ?? {}) : [['file', content ?? ''] as const]
  const bytes = sentFiles.reduce((sum, [, text]) => sum + Buffer.byteLength(text), 0)
  if (bytes > importLimits.bytes) throw new AppError(413, 'too_large')
  if (bytes === 0) throw new AppError(400, 'bad_request')
  return new Map(sentFiles.map(([name, text]) => [name, () => splitText(text)]))
}

/** Detects that the same file is sent twice. */
export function computeFingerprint({ format, content, files }: StartBody): string {
  return createHash('sha256')
    .update(JSON.stringify([format, content ?? '', files ?? {}]))
    .digest('hex')
}
