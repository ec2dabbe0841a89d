import { randomUUID } from 'node:crypto'
import { createWriteStream, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { imports as sentences } from '../src/content/en/imports.ts'
import { removePart } from '../src/server/engines/directory/directory-folders.ts'
import { directoryRepository } from '../src/server/engines/directory/repository.ts'
import { getHsdsTexts } from '../src/server/engines/hsds/texts.ts'
import { importBatches } from '../src/server/engines/imports/batch.ts'
import { adminImport } from '../src/content/en/admin-import.ts'
import { buildTemplate } from '../src/domain/imports/template.ts'
import { exportCsv, exportPages } from '../src/server/engines/imports/export-csv.ts'
import { exportHsdsJson, exportHsdsZip } from '../src/server/engines/imports/export-hsds.ts'
import { ImportFileError } from '../src/server/engines/imports/import-file-error.ts'
import { ImportStateError } from '../src/server/engines/imports/import-state-error.ts'
import { importFormats } from '../src/server/engines/imports/read-import.ts'
import { importsRepository } from '../src/server/engines/imports/repository.ts'
import { readPlaceFiles } from '../src/server/engines/places/place-files.ts'
import { loadPlaces } from '../src/server/engines/places/places.ts'
import { systemClock } from '../src/server/platform/clock.ts'
import { ConfigProblem, readConfig } from '../src/server/platform/config.ts'
import type { Database, Db } from '../src/server/platform/db/database.ts'
import { DatabaseStartError } from '../src/server/platform/db/database-start-error.ts'
import { importFile } from './directory/import-command.ts'
import { progressLine } from './directory/progress-line.ts'
import { downloadLimits } from './directory/refresh/download.ts'
import { refreshSource, type RefreshTools, undoRefresh } from './directory/refresh/refresh-command.ts'
import { refreshSources } from './directory/refresh/sources.ts'
import { listSources } from './directory/refresh/tell.ts'
import { failWith, openBesideServer } from './open-beside-server.ts'

const usage = `Usage:
  npm run directory -- import <file…> --publisher "…" --source-name "…" --licence "…" --as-of 2026-11-15
      [--url …] [--format …] [--duplicates skip|update-blanks|replace|add]
      [--trusted] [--dry-run] [--skip-errors] [--report rows.csv]
      Formats: ${importFormats.join(', ')}.
      Without --format the file itself shows what it is. CareerOneStop, HUD counselors and findtreatment-json are saved
      JSON replies of those services: one, a list of them, or one on each line.
  npm run directory -- export --format hsds|hsds-csv|csv --out <file>
  npm run directory -- refresh
      Lists the official sources: address, licence, and how old ours is.
  npm run directory -- refresh <name…> [--apply] [--accept-change] [--from <file or address> --as-of 2026-11]
      [--publisher "…" --source-name "…" --licence "…" --url …] [--trusted]
      Fetches those lists, checks them and says what would change; --apply puts them in. --from takes a list you have.
  npm run directory -- refresh <name> --undo
  npm run directory -- undo <batch>
  npm run directory -- remove-noncommercial
      Deletes the listings whose licence forbids commercial use; the next start takes them out of the database.
  npm run directory -- batches
  npm run directory -- template [--out <file>]`

const {
  positionals: [task = '', ...rest],
  values,
} = readArguments()
const say = (line: string) => void process.stdout.write(`${line}\n`)

function readArguments() {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        publisher: text,
        'source-name': text,
        licence: text,
        url: text,
        'as-of': text,
        format: text,
        duplicates: text,
        out: text,
        report: text,
        from: text,
        apply: flag,
        undo: flag,
        'accept-change': flag,
        trusted: flag,
        'dry-run': flag,
        'skip-errors': flag,
      },
    })
  } catch (error) {
    failWith(`${(error as Error).message}\n${usage}`)
  }
}

const tasks: Record<string, (db: Db, engine: Database['engine']) => Promise<number>> = {
  import: importFiles,
  export: exportDirectory,
  refresh: refreshLists,

  async undo(db) {
    const batches = createBatches(db)
    const [id = ''] = rest
    if (!(await batches.find(id))) throw new ConfigProblem('There is no import with that id. `batches` lists them.')
    const {
      progress: { done, kept, keptIds },
    } = await batches.undo(id)
    say(`${done - kept} listings put back as they were.`)
    if (kept > 0) say(`${kept} were changed by somebody since and stay as they are: ${keptIds.join(', ')}`)
    return kept > 0 ? 2 : 0
  },

  async batches(db) {
    for (const { id, status, createdAt, options, progress } of await createBatches(db).list(100)) {
      const { added, updated, skipped } = progress
      const began = new Date(createdAt).toISOString().slice(0, 16)
      const written = `${added} added, ${updated} updated, ${skipped} left out`
      say(`${id}  ${began}  ${status.padEnd(10)}  ${options.source.dataset}: ${written}`)
    }
    return 0
  },
}

const data = path.resolve(import.meta.dirname, '../data')
const loadDirectoryPlaces = () => loadPlaces(path.join(data, 'directory'))
const createBatches = (db: Db) =>
  importBatches({ db, clock: systemClock, places: loadDirectoryPlaces(), newId: randomUUID })

async function refreshLists(db: Db): Promise<number> {
  const { dataDir, refreshBase, careerOneStop } = readConfig(process.env)
  const sources = rest.map((name) => refreshSources.find((source) => source.name === name) ?? failUnknown(name))
  const line = progressLine('Fetching')
  const { cities } = readPlaceFiles(path.join(data, 'places'))
  const tools: RefreshTools = {
    db,
    dataDir,
    places: { places: loadDirectoryPlaces(), cities },
    access: careerOneStop,
    rules: { base: refreshBase, limits: downloadLimits },
    now: () => new Date(),
    report(part) {
      line.show(part, '')
      if (part >= 1) line.end()
    },
    say,
  }
  if (sources.length === 0) await listSources(refreshSources, tools)
  if (values.from !== undefined && sources.length !== 1) throw new ConfigProblem('--from goes with one name.')
  const refreshArguments = {
    from: values.from,
    asOf: values['as-of'],
    publisher: values.publisher,
    sourceName: values['source-name'],
    licence: values.licence,
    url: values.url,
    apply: values.apply,
    acceptChange: values['accept-change'],
    trusted: values.trusted,
  }
  let worst = 0
  for (const source of sources) {
    try {
      const done = values.undo ? undoRefresh(source, tools) : refreshSource(source, refreshArguments, tools)
      worst = Math.max(worst, await done)
    } catch (error) {
      // The next list may still be good.
      say(`${source.name}: ${sentenceFor(error)}`)
      worst = 2
    }
  }
  return worst
}

function failUnknown(name: string): never {
  const names = refreshSources.map((source) => source.name).join(', ')
  throw new ConfigProblem(`There is no source ${name}. There are ${names}.`)
}

function parseChoice<Value extends string>(
  name: string,
  input: string | undefined,
  allowed: readonly Value[],
): Value | null {
  const found = allowed.find((value) => value === input) ?? null
  if (input !== undefined && !found) throw new ConfigProblem(`--${name} is one of ${allowed.join(', ')}.`)
  return found
}

async function importFiles(db: Db, engine: Database['engine']): Promise<number> {
  if (rest.length === 0) throw new ConfigProblem(usage)
  const tools = { engine, batches: createBatches(db), imports: importsRepository(db) }
  const decisions = ['skip', 'update_blanks', 'replace', 'add'] as const
  const duplicates = parseChoice('duplicates', values.duplicates?.replace('-', '_'), decisions)
  const importArguments = {
    publisher: values.publisher,
    sourceName: values['source-name'],
    licence: values.licence,
    url: values.url,
    asOf: values['as-of'],
    trusted: values.trusted,
    dryRun: values['dry-run'],
    skipErrors: values['skip-errors'],
    format: parseChoice('format', values.format, importFormats),
    duplicates: duplicates ?? 'skip',
    report: values.report,
  } as const
  let worst = 0
  for (const file of rest) worst = Math.max(worst, await importFile(file, importArguments, tools))
  return worst
}

async function exportDirectory(db: Db): Promise<number> {
  const format = parseChoice('format', values.format, ['hsds', 'hsds-csv', 'csv'])
  if (!format || !values.out) throw new ConfigProblem(usage)
  const pages = exportPages(directoryRepository(db))
  const sources = await importsRepository(db).sources()
  const exportInput = {
    pages,
    sources,
    words: getHsdsTexts('en'),
    created: new Date().toISOString(),
    title: 'Next Chapter',
  }
  const contents = {
    csv: () => exportCsv(pages, loadDirectoryPlaces()),
    hsds: () => exportHsdsJson(exportInput),
    'hsds-csv': () => exportHsdsZip(exportInput),
  }
  await pipeline(Readable.from(contents[format]()), createWriteStream(values.out))
  say(`Written: ${values.out}`)
  return 0
}

async function run(): Promise<number> {
  if (task === 'template') {
    const template = buildTemplate(adminImport.choose.templateRows)
    if (values.out) writeFileSync(values.out, template)
    else process.stdout.write(template)
    return 0
  }
  if (task === 'remove-noncommercial') {
    say(
      removePart(data) ? 'Deleted. Start the server again to take them out of its database.' : 'They are gone already.',
    )
    return 0
  }
  const wanted = Object.hasOwn(tasks, task) ? tasks[task] : undefined
  if (!wanted) throw new ConfigProblem(usage)
  const database = await openBesideServer()
  try {
    return await wanted(database.db, database.engine)
  } finally {
    await database.close()
  }
}

const stateSentences: Record<ImportStateError['code'], string> = {
  not_checked: 'This import was never read to its end.',
  not_committed: 'This import changed nothing, so there is nothing to take back.',
  too_late: 'This import is more than 30 days old and can no longer be taken back.',
}

function sentenceFor(error: unknown): string {
  if (error instanceof ImportFileError) return sentences.file[error.code]
  if (error instanceof ImportStateError) return stateSentences[error.code]
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT' && 'path' in error
  if (isMissing) return `There is no file ${String(error.path)}.`
  const isExpected = error instanceof ConfigProblem || error instanceof DatabaseStartError
  return isExpected ? error.message : `The command failed: ${String(error)}`
}

try {
  process.exitCode = await run()
} catch (error) {
  failWith(sentenceFor(error))
}
