import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { imports as sentences } from '#content/en/imports.ts'
import { toCsv } from '#domain/text/csv.ts'
import { importBatches } from '#server/engines/imports/batch.ts'
import type { ImportOptions } from '#server/engines/imports/batch-state.ts'
import { federalFiles, federalTables } from '#server/engines/imports/federal/federal-files.ts'
import { toColumnKey } from '#server/engines/imports/csv-records.ts'
import { readImport } from '#server/engines/imports/read-import.ts'
import { importsRepository } from '#server/engines/imports/repository.ts'
import { systemClock } from '#server/platform/clock.ts'
import { ConfigProblem } from '#server/platform/config.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type OpenedFile, openImportFile } from '../import-file.ts'
import { writeRowReport } from '../row-report.ts'
import { findChanges, findLies, findScript, type Stop } from './find-lies.ts'
import { createInspection, type FileTally, type InspectionPlaces } from './inspect-drafts.ts'
import { type KeptFile, type KeptFiles, openKeptFiles } from './kept-files.ts'
import { obtainFile, type ObtainTools } from './obtain-file.ts'
import { type Review, reviewRows } from './review-rows.ts'
import type { RefreshSource } from './sources.ts'

export interface RefreshArguments {
  from: string | undefined
  asOf: string | undefined
  publisher: string | undefined
  sourceName: string | undefined
  licence: string | undefined
  url: string | undefined
  /** Puts the list into the directory; without it nothing is changed. */
  apply: boolean
  /** The operator looked at a large change and believes it. */
  acceptChange: boolean
  /** New places of a list given by hand go live at once. */
  trusted: boolean
}

export interface RefreshTools extends ObtainTools {
  db: Db
  dataDir: string
  places: InspectionPlaces
  say(line: string): void
}

const maxRows = 100_000
/** What a dry run fetched is what is put in, unless a day has passed. */
const freshForMs = 24 * 60 * 60 * 1000
const number = (value: number) => value.toLocaleString('en-US')

const createBatches = ({ db, places }: RefreshTools) =>
  importBatches({ db, clock: systemClock, places: places.places, newId: randomUUID })

/** 0: good; 2: the list is refused, and nothing was changed. */
export async function refreshSource(
  source: RefreshSource,
  args: RefreshArguments,
  tools: RefreshTools,
): Promise<0 | 2> {
  const kept = openKeptFiles(tools.dataDir, source.name)
  const file = findFresh(kept, args, tools) ?? (await obtainFile(source, args, kept, tools))
  tools.say(`${source.name}: ${number(file.bytes)} bytes of ${file.asOf}, SHA-256 ${file.sha256}`)
  const opened = await openKept(kept.pathTo(file.file), source, args)
  const options = optionsFor(source, { ...args, asOf: file.asOf }, opened)
  const early = (await findHeaderStop(opened)) ?? (await findScript(readText(opened)))
  if (early) return refuse([early], tools)
  const checked = await checkFile(opened, options, tools)
  if ('stops' in checked) return refuse(checked.stops, tools)
  return conclude({ source, file, kept, ...checked }, args, tools)
}

/** The last file fetched, when the dry run was today; a file given by hand is always read anew. */
function findFresh(kept: KeptFiles, { apply, from }: RefreshArguments, { now }: RefreshTools): KeptFile | null {
  const [last] = kept.list()
  const isFresh = last && now().getTime() - Date.parse(last.fetchedAt) < freshForMs
  return apply && from === undefined && isFresh && last.batch === null ? last : null
}

async function openKept(file: string, source: RefreshSource, { from }: RefreshArguments): Promise<OpenedFile> {
  if (from === undefined || source.format === null) return openImportFile(file, source.format)
  const found = await openImportFile(file, null)
  const alsoRead = source.format === 'findtreatment-json' ? 'findtreatment' : source.format
  return found.format === alsoRead ? found : openImportFile(file, source.format)
}

/** Known lists say who publishes them; of others the operator says it. */
function optionsFor(source: RefreshSource, args: RefreshArguments, { format }: OpenedFile): ImportOptions {
  const known = source.format === null ? null : federalFiles[source.format as keyof typeof federalFiles]
  const publisher = args.publisher ?? known?.publisher
  const dataset = args.sourceName ?? known?.dataset
  const licence = args.licence ?? (known ? source.licence : undefined)
  if (!publisher || !dataset || !licence || !args.asOf) {
    throw new ConfigProblem('Say whose list this is: --publisher, --source-name and --licence.')
  }
  const url = args.url ?? known?.url ?? null
  const trusted = known !== null || args.trusted
  return { source: { publisher, dataset, licence, url }, asOf: args.asOf, format, trusted, duplicates: 'skip' }
}

async function* readText({ files }: OpenedFile): AsyncGenerator<string> {
  for (const pieces of files.values()) {
    yield* pieces()
    yield '\n'
  }
}

/** A table whose publisher renamed its columns is not guessed at. */
async function findHeaderStop(opened: OpenedFile): Promise<Stop | null> {
  const { format } = opened
  if (!(format in federalTables)) return null
  const { mustHave } = federalTables[format as keyof typeof federalTables]
  let start = ''
  for await (const piece of readText(opened)) {
    start += piece
    if (start.includes('\n')) break
  }
  const columns = new Set(
    start
      .split('\n')[0]
      ?.split(',')
      .map((cell) => toColumnKey(cell.trim().replace(/^"|"$/g, ''))),
  )
  const missing = mustHave.filter((column) => !columns.has(column))
  if (missing.length === 0) return null
  return {
    line: 1,
    sentence: `The columns changed: ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing.`,
  }
}

interface CheckedFile {
  id: string
  options: ImportOptions
  tally: FileTally
}

/** The import's own dry run, with an eye on the rows as they pass. */
async function checkFile(
  opened: OpenedFile,
  options: ImportOptions,
  tools: RefreshTools,
): Promise<CheckedFile | { stops: Stop[] }> {
  const batches = createBatches(tools)
  const { tally, inspect } = createInspection(tools.places)
  const { id } = await batches.start(options, { actor: 'command line', fingerprint: opened.fingerprint })
  const today = tools.now().toISOString().slice(0, 10)
  const drafts = inspect(readImport({ format: opened.format, files: opened.files, today }))
  const { progress } = await batches.check(id, drafts, maxRows)
  if (!progress.problem) return { id, options, tally }
  await importsRepository(tools.db).discard(id)
  return { stops: [{ line: tally.lastRow || null, sentence: sentences.file[progress.problem] }] }
}

interface Finding extends CheckedFile {
  source: RefreshSource
  file: KeptFile
  kept: KeptFiles
}

async function conclude(finding: Finding, args: RefreshArguments, tools: RefreshTools): Promise<0 | 2> {
  const { id, source, options, tally, kept, file } = finding
  const imports = importsRepository(tools.db)
  const { publisher, dataset } = options.source
  const family = new Set([...source.ours, ...(await imports.sourceIds(publisher, dataset))])
  const review = await reviewRows(tools.db, id, family)
  const stops = [
    ...findLies(tally, review.errors, source.format !== null),
    ...findChanges(tally.rows, source.rows?.count ?? null, review.comparison),
  ].filter(({ isChange }) => !(isChange && args.acceptChange))
  tellFindings(tally, review, tools)
  const report = kept.pathTo('report.csv')
  await writeRowReport(imports, id, report)
  const gone = review.gone.map(({ id: ofListing, name }) => [ofListing, name])
  writeFileSync(kept.pathTo('gone.csv'), toCsv([['id', 'name'], ...gone]))
  tools.say(`  Every line with its reasons: ${report}`)
  if (stops.length > 0 || !args.apply) await imports.discard(id)
  if (stops.length > 0) return refuse(stops, tools)
  if (!args.apply) {
    tools.say(`  Nothing was changed. To put it in: npm run directory -- refresh ${source.name} --apply`)
    return 0
  }
  const { progress } = await createBatches(tools).commit(id)
  kept.setBatch(file.sha256, id)
  tools.say(`  Done: ${number(progress.added)} added, ${number(progress.updated)} replaced.`)
  if (!options.trusted) tools.say('  What was added waits as drafts; with --trusted it goes live at once.')
  tools.say(`  To take it back within 30 days: npm run directory -- refresh ${source.name} --undo`)
  return 0
}

function tellFindings(tally: FileTally, review: Review, { say }: RefreshTools): void {
  const { comparison, added, replaced, left, gone, errors } = review
  const { foreignPhones, atSea, territories } = tally
  say(`  ${number(tally.rows)} lines, ${number(tally.withPhone)} with a phone`)
  say(`  ${number(added)} places to add, ${number(replaced)} to replace, ${number(left)} that stay as we have them`)
  const { ours, found, compared, phonesChanged } = comparison
  if (ours > 0) {
    say(
      `  of our ${number(ours)} places of this list ${number(found)} are in it, ${number(gone.length)} are not (gone.csv);`,
    )
    say(`  ${number(phonesChanged)} of ${number(compared)} have another phone`)
  }
  if (foreignPhones.count > 0)
    say(`  ${number(foreignPhones.count)} phones of another state left out, first in line ${foreignPhones.firstRow}`)
  if (atSea.count > 0) say(`  ${number(atSea.count)} points in the sea not used, first in line ${atSea.firstRow}`)
  if (territories > 0) say(`  ${number(territories)} places on islands we have no directory for left out`)
  for (const [code, { count, firstRow }] of errors)
    say(`  ${number(count)} lines with ${code}, first in line ${firstRow}`)
}

function refuse(stops: readonly Stop[], { say }: RefreshTools): 2 {
  for (const { line, sentence, isChange } of stops) {
    say(`  ${line === null ? '' : `Line ${line}: `}${sentence}`)
    if (isChange) say('  If you looked and it is so: --accept-change')
  }
  say('  Nothing was changed.')
  return 2
}

/** Takes back the last import of a list; the file before it stays among the versions. */
export async function undoRefresh(source: RefreshSource, tools: RefreshTools): Promise<0 | 2> {
  const kept = openKeptFiles(tools.dataDir, source.name)
  const last = kept.list().find(({ batch }) => batch !== null)
  if (!last?.batch) throw new ConfigProblem(`No version of ${source.name} is in the directory.`)
  const { progress } = await createBatches(tools).undo(last.batch)
  kept.setBatch(last.sha256, null)
  tools.say(`${source.name}: ${number(progress.done - progress.kept)} places put back as they were.`)
  if (progress.kept === 0) return 0
  tools.say(
    `${number(progress.kept)} were changed by somebody since and stay as they are: ${progress.keptIds.join(', ')}`,
  )
  return 2
}

/** The sources, with what we have of each. */
export async function listSources(sources: readonly RefreshSource[], tools: RefreshTools): Promise<void> {
  const imports = importsRepository(tools.db)
  for (const source of sources) {
    const known = source.format === null ? null : federalFiles[source.format as keyof typeof federalFiles]
    const imported = known ? await imports.sourceIds(known.publisher, known.dataset) : []
    const ours = await imports.listingsOf([...new Set([...source.ours, ...imported])])
    const dates = ours.map(({ document }) => (JSON.parse(document) as { asOf: string }).asOf).toSorted()
    const age = ours.length === 0 ? 'we have none' : `we have ${number(ours.length)}, of ${spanOf(dates)}`
    const { name, fills, licence, rows, download, page } = source
    tools.say(`${name}: ${fills}`)
    tools.say(`  ${age}${rows ? `; ${number(rows.count)} expected (${rows.saidBy})` : '; how many it has is unknown'}`)
    tools.say(`  ${download ? download.url : 'give the file or address yourself: --from <file or address>'}`)
    if (page !== null) tools.say(`  from ${page}`)
    tools.say(`  licence: ${licence}`)
    if (download && 'needsCareerOneStop' in download) {
      tools.say('  needs CAREERONESTOP_USER_ID and CAREERONESTOP_TOKEN, free at its page')
    }
    const versions = openKeptFiles(tools.dataDir, name).list()
    for (const { asOf, batch, file } of versions)
      tools.say(`  kept: ${file}, of ${asOf}${batch ? ', in the directory' : ''}`)
  }
}

const spanOf = (dates: readonly string[]) => (dates[0] === dates.at(-1) ? dates[0] : `${dates[0]} to ${dates.at(-1)}`)
