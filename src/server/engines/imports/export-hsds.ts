import { strToU8, Zip, ZipDeflate } from 'fflate'
import { setImmediate } from 'node:timers/promises'
import { toCsvLine } from '#domain/text/csv.ts'
import { buildDataPackage } from '#server/engines/hsds/data-package.ts'
import type { SourcesById } from '#server/engines/hsds/listing-attributes.ts'
import { tables, type TableName } from '#server/engines/hsds/table-fields.ts'
import { toService } from '#server/engines/hsds/to-service.ts'
import { toTables } from '#server/engines/hsds/to-tables.ts'
import type { HsdsTexts } from '#server/engines/hsds/texts.ts'
import type { StoredListing } from '#server/engines/directory/rows.ts'
import { openDiskSpool } from './disk-spool.ts'

export interface HsdsExport {
  pages: AsyncIterable<readonly StoredListing[]>
  words: HsdsTexts
  sources: SourcesById
  /** ISO timestamp, for the package's descriptor. */
  created: string
  title: string
}

/** HSDS 3 as one JSON list of complete services, streamed as it is read. */
export async function* exportHsdsJson({ pages, words, sources }: HsdsExport): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const page of pages) {
    for (const stored of page) {
      yield `${separator}${JSON.stringify(toService(stored, words, sources))}`
      separator = ',\n'
    }
    await setImmediate()
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

/** By far the largest table: it goes out as it is read. */
const largest: TableName = 'attribute'

/**
 * HSDS 3 as a zipped tabular package. All tables grow while the directory is read, but a zip holds one after the other: the
 * largest is sent at once, the others wait on disk, compressed.
 */
export async function* exportHsdsZip(request: HsdsExport): AsyncGenerator<Uint8Array> {
  const { pages, words, sources, created, title } = request
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  const files = Object.entries(tables).map(([name, { path, fields }]) => ({
    name: name as TableName,
    columns: fields.map((field) => field.name),
    ...compress(path),
  }))
  const spool = await openDiskSpool()
  const once = new Set<unknown>()
  try {
    for (const { name, columns, file } of files) {
      if (name === largest) zip.add(file)
      file.push(strToU8(toCsvLine(columns)))
    }
    for await (const page of pages) {
      const rows = toTables(
        page.map((stored) => toService(stored, words, sources)),
        words,
      )
      for (const { name, columns, file, waiting } of files) {
        const fresh = rows[name].filter((row) => isFirst(name, row['id'], once))
        file.push(strToU8(fresh.map((row) => toCsvLine(columns.map((column) => row[column] ?? null))).join('')))
        await spool.append(name, waiting.splice(0))
      }
      yield* ready.splice(0)
      await setImmediate()
    }
    for (const { name, file, waiting } of files) {
      file.push(nothing, true)
      await spool.append(name, waiting.splice(0))
    }
    for (const { name, file } of files) {
      if (name === largest) continue
      zip.add(file)
      for await (const chunk of spool.read(name)) {
        file.ondata(null, chunk, false)
        yield* ready.splice(0)
      }
      file.ondata(null, nothing, true)
    }
  } finally {
    await spool.close()
  }
  const descriptor = new ZipDeflate('datapackage.json', packing)
  zip.add(descriptor)
  descriptor.push(strToU8(JSON.stringify(buildDataPackage({ title, created }), null, 2)), true)
  zip.end()
  yield* ready.splice(0)
}

const nothing = new Uint8Array(0)
/** The library's own choice for streams takes 2 MB for each table, and packs no better. */
const packing = { level: 6, mem: 4 } as const

/** Whatever no zip has taken over yet waits to be put on disk. */
function compress(path: string) {
  const waiting: Uint8Array[] = []
  const file = new ZipDeflate(path, packing)
  file.ondata = (error, chunk) => {
    if (error) throw error
    waiting.push(chunk)
  }
  return { file, waiting }
}

/** Organizations and terms repeat on every page of services; each is written once. */
function isFirst(table: TableName, id: unknown, once: Set<unknown>): boolean {
  if (!['organization', 'taxonomy', 'taxonomy_term'].includes(table)) return true
  if (once.has(id)) return false
  once.add(id)
  return true
}
