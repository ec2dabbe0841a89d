import { imports as sentences } from '../../src/content/en/imports.ts'
import { PartialDate } from '../../src/domain/directory/listing.ts'
import type { ImportBatches } from '../../src/server/engines/imports/batch.ts'
import type { ImportBatch, ImportOptions } from '../../src/server/engines/imports/batch-state.ts'
import { federalFiles, type FederalFormat } from '../../src/server/engines/imports/federal/federal-files.ts'
import { readImport } from '../../src/server/engines/imports/read-import.ts'
import type { ImportsRepository } from '../../src/server/engines/imports/repository.ts'
import { ConfigProblem } from '../../src/server/platform/config.ts'
import type { Database } from '../../src/server/platform/db/database.ts'
import { type OpenedFile, openImportFile } from './import-file.ts'
import { progressLine } from './progress-line.ts'
import { writeRowReport } from './row-report.ts'

const maxRows = 100_000
const say = (line: string) => void process.stdout.write(`${line}\n`)
const number = (value: number) => value.toLocaleString('en-US')

export interface ImportArguments {
  format: OpenedFile['format'] | null
  publisher: string | undefined
  sourceName: string | undefined
  licence: string | undefined
  url: string | undefined
  asOf: string | undefined
  trusted: boolean
  dryRun: boolean
  /** Writes the good rows of a file that also has bad ones. */
  skipErrors: boolean
  duplicates: ImportOptions['duplicates']
  report: string | undefined
}

/** Above this, SQLite is locked for longer than a server waits for a lock. */
const manyRows = 20_000

export interface ImportTools {
  engine: Database['engine']
  batches: ImportBatches
  imports: ImportsRepository
}

/** 0: done; 2: the file, or some of its rows, was rejected because of errors. */
export async function importFile(file: string, args: ImportArguments, tools: ImportTools): Promise<0 | 2> {
  const { batches, imports } = tools
  const opened = await openImportFile(file, args.format)
  const options = optionsFor(opened, args)
  const { id, sameAs } = await batches.start(options, { actor: 'command line', fingerprint: opened.fingerprint })
  say(`${file}: batch ${id}, read as ${opened.format}`)
  if (sameAs) say(`The same file was imported before as ${sameAs}.`)
  const batch = await check(id, opened, batches)
  if (batch.progress.problem) throw new ConfigProblem(sentences.file[batch.progress.problem])
  const reportFile = args.report ?? `${file}.report.csv`
  await writeRowReport(imports, id, reportFile)
  const { error } = batch.progress.counts
  tellCounts(batch)
  say(`Every row with its reasons: ${reportFile}`)
  if (args.dryRun) return error > 0 ? 2 : 0
  if (error > 0 && !args.skipErrors) {
    say('Nothing was changed, because some rows have errors. Fix them, or add --skip-errors to leave those rows out.')
    return 2
  }
  if (tools.engine === 'sqlite' && batch.progress.done > manyRows) {
    say('Until this is written, a server on the same embedded database cannot save anything.')
  }
  tellCommitted(await commit(id, batches), args.trusted)
  return error > 0 ? 2 : 0
}

function tellCounts({ progress: { counts } }: ImportBatch): void {
  const found = [
    `${number(counts.ok)} good`,
    `${number(counts.warning)} with warnings`,
    `${number(counts.error)} with errors`,
    `${number(counts.duplicate)} listed already`,
  ]
  say(found.join(', '))
}

const getLicence = (file: (typeof federalFiles)[FederalFormat]): string =>
  ('licence' in file && file.licence) || 'US public domain'

function optionsFor({ format }: OpenedFile, args: ImportArguments): ImportOptions {
  const federalFile = format in federalFiles ? federalFiles[format as FederalFormat] : null
  const publisher = args.publisher ?? federalFile?.publisher
  const dataset = args.sourceName ?? federalFile?.dataset
  const licence = args.licence ?? (federalFile && getLicence(federalFile))
  if (!publisher || !dataset || !licence || !args.asOf) {
    throw new ConfigProblem('Say who published it and when: --publisher, --source-name, --licence and --as-of.')
  }
  const { trusted, duplicates, asOf } = args
  if (!PartialDate.safeParse(asOf).success) throw new ConfigProblem('--as-of is a date such as 2026-11-15 or 2026-11.')
  const url = args.url ?? federalFile?.url ?? null
  return { source: { publisher, dataset, licence, url }, asOf, format, trusted, duplicates }
}

async function check(id: string, opened: OpenedFile, batches: ImportBatches): Promise<ImportBatch> {
  const { format, files, progress } = opened
  const line = progressLine('Reading')
  const today = new Date().toISOString().slice(0, 10)
  const signal = new AbortController().signal
  const report = ({ done }: { done: number }) => line.show(progress.read / progress.total, `${number(done)} rows`)
  const batch = await batches.check(id, readImport({ format, files, today }), maxRows, { signal, report })
  line.end()
  return batch
}

async function commit(id: string, batches: ImportBatches): Promise<ImportBatch> {
  const line = progressLine('Writing')
  const signal = new AbortController().signal
  const batch = await batches.commit(id, {
    signal,
    report: ({ done, total }) => line.show(done / (total ?? done), `${number(done)} rows`),
  })
  line.end()
  return batch
}

function tellCommitted({ id, progress: { added, updated, skipped } }: ImportBatch, trusted: boolean): void {
  say(`${number(added)} added, ${number(updated)} updated, ${number(skipped)} left out`)
  if (added > 0 && !trusted) say('What was added waits as drafts; with --trusted it goes live at once.')
  say(`To take it back within 30 days: npm run directory -- undo ${id}`)
}
