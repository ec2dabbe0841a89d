import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Listing } from '../src/domain/directory/listing.ts'
import { storeDirectory } from '../src/server/engines/directory/load.ts'
import { importBatches } from '../src/server/engines/imports/batch.ts'
import { readCsvRecords } from '../src/server/engines/imports/csv-records.ts'
import { exportCsv } from '../src/server/engines/imports/export-csv.ts'
import { splitText } from '../src/server/engines/imports/decode-text.ts'
import { readImport } from '../src/server/engines/imports/read-import.ts'
import { loadPlaces } from '../src/server/engines/places/places.ts'
import { systemClock } from '../src/server/platform/clock.ts'
import { openDatabase } from '../src/server/platform/db/open.ts'
import { loadBenchDirectory } from './search-data.ts'

const data = path.resolve(import.meta.dirname, '../data')
const rows = 5000

export interface ImportFigures {
  /** Duration of a dry run of 5,000 rows, each matched against the whole directory. */
  dryRunMs: number
  /** Duration of only splitting the same text into cells. */
  parseMs: number
  ratio: number
  /** Number of progress updates during the run. */
  steps: number
}

/** Half of the rows repeat an existing listing and half are new, as in a county's updated list. */
export async function benchImports(): Promise<ImportFigures> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-imports-'))
  const database = await openDatabase({ kind: 'sqlite', file: path.join(dataDir, 'bench.db') })
  try {
    await storeDirectory(database, loadBenchDirectory(data, 'real'), Date.now())
    const places = loadPlaces(path.join(data, 'directory'))
    const text = await someRows(places)
    const parseMs = await timed(async () => {
      for await (const record of readCsvRecords(splitText(text))) void record
    })
    const batches = importBatches({ db: database.db, clock: systemClock, places, newId: randomUUID })
    const source = { publisher: 'Bench', dataset: 'Bench', url: null, licence: 'CC0' }
    const options = { source, asOf: '2026-11', format: 'csv', trusted: true, duplicates: 'skip' as const }
    const { id } = await batches.start(options, { actor: 'bench', fingerprint: 'bench' })
    const seen = new Set<number>()
    const dryRunMs = await timed(async () => {
      const drafts = readImport({
        format: 'csv',
        files: new Map([['file', () => splitText(text)]]),
        today: '2026-11-15',
      })
      const { status, progress } = await batches.check(id, drafts, rows, {
        signal: new AbortController().signal,
        countFirst: true,
        report: ({ done }) => seen.add(done),
      })
      if (status !== 'checked' || progress.total !== rows) throw new Error(`the dry run ended as ${status}`)
    })
    return { dryRunMs, parseMs, ratio: dryRunMs / parseMs, steps: seen.size }
  } finally {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function timed(task: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await task()
  return performance.now() - begun
}

/** Listings from all over the country in our own CSV format; every second one gets a new name and street. */
async function someRows(places: ReturnType<typeof loadPlaces>): Promise<string> {
  const source = { id: 'bench', publisher: 'Bench', dataset: 'Bench', url: null, licence: 'CC0' }
  const local = [...loadBenchDirectory(data, 'real').listings()].filter(
    ({ scope, street }) => scope === 'site' && street,
  )
  const stride = Math.floor(local.length / rows)
  const chosen = Array.from({ length: rows }, (_, at): Listing => {
    const listing = local[at * stride] as Listing
    if (at % 2 === 0) return listing
    return {
      ...listing,
      id: `bench-${at}`,
      name: `New door ${at}`,
      street: `${at} Bench Street`,
      website: null,
      phones: [],
    }
  })
  const page = chosen.map((listing) => ({
    listing,
    source,
    status: 'live' as const,
    origin: 'imported' as const,
    reportsDiffer: [],
  }))
  let text = ''
  for await (const piece of exportCsv(
    (async function* once() {
      yield page
    })(),
    places,
  ))
    text += piece
  return text
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { dryRunMs, parseMs, ratio, steps } = await benchImports()
  const figures = `${(dryRunMs / 1000).toFixed(1)} s, a plain parse ${parseMs.toFixed(0)} ms: ${ratio.toFixed(1)} times as long`
  console.log(`dry run of 5,000 rows: ${figures}, ${steps} steps seen`)
}
