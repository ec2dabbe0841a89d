import { createHash } from 'node:crypto'
import { createReadStream, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { decodeUtf8 } from '../../src/server/engines/imports/decode-text.ts'
import { type ImportContent, type ImportFormat, detectFormat } from '#server/engines/imports/read-import.ts'
import { ImportFileError } from '../../src/server/engines/imports/import-file-error.ts'
import { unzipPackage } from '../../src/server/engines/imports/unzip-package.ts'

const maxFileBytes = 200 * 1024 * 1024

export interface OpenedFile {
  format: ImportFormat
  files: ImportContent['files']
  fingerprint: string
  /** Bytes read so far, and in total. */
  progress: { read: number; total: number }
}

/** Opens one file of the command line for chunked reading. */
export async function openImportFile(file: string, format: ImportFormat | null): Promise<OpenedFile> {
  const total = statSync(file).size
  if (total > maxFileBytes) throw new ImportFileError('file_too_large')
  const progress = { read: 0, total }
  const fingerprint = await hashFile(file)
  if (file.toLowerCase().endsWith('.zip')) {
    const packed = unzipPackage(readFileSync(file))
    const files = new Map([...packed].map(([name, bytes]) => [name, () => decodeUtf8([bytes])]))
    return { format: 'hsds-csv', files, fingerprint, progress }
  }
  const pieces = () => decodeUtf8(counted(file, progress))
  const found = format ?? detectFormat(file, await firstPiece(pieces()))
  progress.read = 0
  return { format: found, files: new Map([[path.basename(file), pieces]]), fingerprint, progress }
}

async function* counted(file: string, progress: { read: number }): AsyncGenerator<Buffer> {
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    progress.read += chunk.length
    yield chunk
  }
}

async function firstPiece(pieces: AsyncIterable<string>): Promise<string> {
  for await (const piece of pieces) return piece
  throw new ImportFileError('file_empty')
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) hash.update(chunk)
  return hash.digest('hex')
}
