import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { imports as sentences } from '#content/en/imports.ts'
import { toCsv } from '#domain/text/csv.ts'
import { fold } from '#domain/text/fold.ts'
import { importBatches } from '#server/engines/imports/batch.ts'
import type { ImportOptions } from '#server/engines/imports/batch-state.ts'
import { federalFiles, federalTables } from '#server/engines/imports/federal/federal-files.ts'
import { toColumnKey } from '#server/engines/imports/csv-records.ts'
import { readImport } from '#server/engines/imports/read-import.ts'
import { importsRepository } from '#server/engines/imports/repository.ts'
import { systemClock } from '#server/platform/clock.ts'
import { ConfigProblem } from '#server/platform/config.ts'
import { type OpenedFile, openImportFile } from '../import-file.ts'
import { writeRowReport } from '../row-report.ts'
import { findChanges, findLies, findScript, type Stop } from './find-lies.ts'
import { createInspection, type FileTally, type InspectionPlaces } from './inspect-drafts.ts'
import { type ListVersion, type ListVersions, openListVersions } from './list-versions.ts'
import { obtainFile, type ObtainTools } from './obtain-file.ts'
import { readPublisherHeadings } from './publisher-headings.ts'
import { type OurListings, reviewRows } from './review-rows.ts'
import type { RefreshSource } from './sources.ts'
import { tellFindings, type TellTools } from './tell.ts'

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

export interface RefreshTools extends ObtainTools, TellTools {
  places: InspectionPlaces
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
  const versions = openListVersions(tools.dataDir, source.name)
  const file = findFresh(versions, args, tools) ?? (await obtainFile(source, args, versions, tools))
  tools.say(`${source.name}: ${number(file.bytes)} bytes of ${file.asOf}, SHA-256 ${file.sha256}`)
  const opened = await openVersion(versions.pathTo(file.file), source, args)
  const options = optionsFor(source, { ...args, asOf: file.asOf }, opened)
  const early = (await findHeaderStop(opened)) ?? (await findScript(readText(opened)))
  if (early) return refuse([early], { versions, file }, tools)
  const ours = await loadOurs(source, options, tools)
  const checked = await checkFile({ source, opened, options, ours }, tools)
  if ('stops' in checked) return refuse(checked.stops, { versions, file }, tools)
  return conclude({ source, file, versions, options, ours, ...checked }, args, tools)
}

/** The last file fetched, when the dry run was today; a file given by hand is always read anew. */
function findFresh(
  versions: ListVersions,
  { apply, from }: RefreshArguments,
  { now }: RefreshTools,
): ListVersion | null {
  const [last] = versions.list()
  const isFresh = last && now().getTime() - Date.parse(last.fetchedAt) < freshForMs
  return apply && from === undefined && isFresh && last.batch === null ? last : null
}

async function openVersion(file: string, source: RefreshSource, { from }: RefreshArguments): Promise<OpenedFile> {
  if (source.format === null) return readPublisherHeadings(await openImportFile(file, null))
  if (from === undefined) return openImportFile(file, source.format)
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

interface List {
  source: RefreshSource
  options: ImportOptions
  ours: OurListings
}

async function loadOurs(
  source: RefreshSource,
  { source: { publisher, dataset } }: ImportOptions,
  { db }: RefreshTools,
) {
  const imports = importsRepository(db)
  const family = new Set([...source.ours, ...(await imports.sourceIds(publisher, dataset))])
  return { family, listings: await imports.listingsOf([...family]) }
}

interface CheckedFile {
  id: string
  tally: FileTally
}

/** The import's own dry run, with an eye on the rows as they pass. */
async function checkFile(
  { source, opened, options, ours }: List & { opened: OpenedFile },
  tools: RefreshTools,
): Promise<CheckedFile | { stops: Stop[] }> {
  const batches = createBatches(tools)
  const known = new Set(ours.listings.map(({ name }) => fold(name)))
  // What is listed already stays up to date; the rule is for new rows.
  const isLeftOut = (name: string) => source.isLeftOut?.(name) === true && !known.has(fold(name))
  const { tally, inspect } = createInspection(tools.places, isLeftOut)
  const { id } = await batches.start(options, { actor: 'command line', fingerprint: opened.fingerprint })
  const today = tools.now().toISOString().slice(0, 10)
  const drafts = inspect(readImport({ format: opened.format, files: opened.files, today }))
  const { progress } = await batches.check(id, drafts, maxRows)
  if (!progress.problem) return { id, tally }
  await importsRepository(tools.db).discard(id)
  return { stops: [{ line: tally.lastRow || null, sentence: sentences.file[progress.problem] }] }
}

interface Finding extends CheckedFile, List {
  file: ListVersion
  versions: ListVersions
}

async function conclude(finding: Finding, args: RefreshArguments, tools: RefreshTools): Promise<0 | 2> {
  const { id, source, options, ours, tally, versions, file } = finding
  const imports = importsRepository(tools.db)
  const review = await reviewRows(tools.db, id, { ...ours, mayReplace: options.trusted })
  const stops = [
    ...findLies(tally, review.errors, source.format !== null),
    ...findChanges(tally.rows + tally.leftOut, source.rows?.count ?? null, review.comparison),
  ].filter(({ isChange }) => !(isChange && args.acceptChange))
  tellFindings(tally, review, tools)
  const report = versions.pathTo('report.csv')
  await writeRowReport(imports, id, report)
  const gone = review.gone.map(({ id: ofListing, name }) => [ofListing, name])
  writeFileSync(versions.pathTo('gone.csv'), toCsv([['id', 'name'], ...gone]))
  tools.say(`  Every line with its reasons: ${report}`)
  if (stops.length > 0 || !args.apply) await imports.discard(id)
  if (stops.length > 0) return refuse(stops, finding, tools)
  if (!args.apply) {
    tools.say(`  Nothing was changed. To put it in: npm run directory -- refresh ${source.name} --apply`)
    return 0
  }
  const { progress } = await createBatches(tools).commit(id)
  versions.setBatch(file.sha256, id)
  tools.say(`  Done: ${number(progress.added)} added, ${number(progress.updated)} replaced.`)
  if (!options.trusted) tools.say('  What was added waits as drafts; with --trusted it goes live at once.')
  tools.say(`  To take it back within 30 days: npm run directory -- refresh ${source.name} --undo`)
  return 0
}

function refuse(
  stops: readonly Stop[],
  { versions, file }: Pick<Finding, 'versions' | 'file'>,
  { say }: RefreshTools,
): 2 {
  for (const { line, sentence, isChange } of stops) {
    say(`  ${line === null ? '' : `Line ${line}: `}${sentence}`)
    if (isChange) say('  If you looked and it is so: --accept-change')
  }
  if (!stops.every(({ isChange }) => isChange)) say(`  The file, to look at: ${versions.refuse(file)}`)
  say('  Nothing was changed.')
  return 2
}

/** Takes back the last import of a list; the file before it stays among the versions. */
export async function undoRefresh(source: RefreshSource, tools: RefreshTools): Promise<0 | 2> {
  const versions = openListVersions(tools.dataDir, source.name)
  const last = versions.list().find(({ batch }) => batch !== null)
  if (!last?.batch) throw new ConfigProblem(`No version of ${source.name} is in the directory.`)
  const { progress } = await createBatches(tools).undo(last.batch)
  versions.setBatch(last.sha256, null)
  tools.say(`${source.name}: ${number(progress.done - progress.kept)} places put back as they were.`)
  if (progress.kept === 0) return 0
  tools.say(
    `${number(progress.kept)} were changed by somebody since and stay as they are: ${progress.keptIds.join(', ')}`,
  )
  return 2
}
