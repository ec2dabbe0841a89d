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

/** HSDS 3 as a zipped tabular package. All tables grow in parallel, so only their compressed form is held in memory. */
export async function* exportHsdsZip(request: HsdsExport): AsyncGenerator<Uint8Array> {
  const { pages, words, sources, created, title } = request
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  const names = Object.keys(tables) as TableName[]
  const add = (path: string) => {
    const file = new ZipDeflate(path, { level: 6 })
    zip.add(file)
    return file
  }
  const files = new Map(names.map((name) => [name, add(tables[name].path)]))
  for (const [name, file] of files) file.push(strToU8(toCsvLine(tables[name].fields.map((field) => field.name))))
  const once = new Set<unknown>()
  for await (const page of pages) {
    const rows = toTables(
      page.map((stored) => toService(stored, words, sources)),
      words,
    )
    for (const [name, file] of files) {
      const fresh = rows[name].filter((row) => isFirst(name, row['id'], once))
      const columns = tables[name].fields
      file.push(strToU8(fresh.map((row) => toCsvLine(columns.map((column) => row[column.name] ?? null))).join('')))
    }
    yield* ready.splice(0)
    await setImmediate()
  }
  for (const file of files.values()) file.push(new Uint8Array(0), true)
  const descriptor = add('datapackage.json')
  descriptor.push(strToU8(JSON.stringify(buildDataPackage({ title, created }), null, 2)), true)
  zip.end()
  yield* ready.splice(0)
}

/** Organizations and terms repeat on every page of services; each is written once. */
function isFirst(table: TableName, id: unknown, once: Set<unknown>): boolean {
  if (!['organization', 'taxonomy', 'taxonomy_term'].includes(table)) return true
  if (once.has(id)) return false
  once.add(id)
  return true
}
