import { createReadStream, readFileSync, renameSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import type { CareerOneStopAccess } from '#server/engines/sources/feeds/careeronestop.ts'
import { unzipPackage } from '#server/engines/imports/unzip-package.ts'
import { ConfigProblem } from '#server/platform/config.ts'
import { collectHsdsPages } from './collect-replies.ts'
import {
  createReplyGetter,
  downloadFile,
  type DownloadRules,
  type FetchedFile,
  findShapeProblem,
  writeWhole,
} from './download.ts'
import type { ListVersion, ListVersions } from './list-versions.ts'
import type { RefreshSource } from './sources.ts'

export interface ObtainTools {
  rules: DownloadRules
  access: CareerOneStopAccess | null
  now(): Date
  report(part: number): void
}

/** Fetches a list, or takes the one given, into the folder of its versions. */
export async function obtainFile(
  source: RefreshSource,
  given: { from: string | undefined; asOf: string | undefined },
  versions: ListVersions,
  tools: ObtainTools,
): Promise<ListVersion> {
  versions.prepare()
  const day = tools.now().toISOString().slice(0, 10)
  if (given.from !== undefined && given.asOf === undefined) {
    throw new ConfigProblem('Say of which day a given file is: --as-of 2026-11-15 or 2026-11.')
  }
  const arriving = versions.pathTo('arriving')
  try {
    const sent = await fetchTo(arriving, source, given.from, tools)
    const { download } = source
    const isPacked = download?.kind === 'zip' && findShapeProblem(readFileSync(arriving).subarray(0, 4), 'zip') === null
    const fetched = isPacked ? await writeWhole(arriving, [takeTable(readFileSync(arriving), download.table)]) : sent
    const extension = await findExtension(arriving, source, given.from)
    const file = `${day}-${fetched.sha256.slice(0, 8)}.${extension}`
    renameSync(arriving, versions.pathTo(file))
    const asOf = given.asOf ?? source.asOf ?? day
    const entry: ListVersion = { ...fetched, file, asOf, fetchedAt: tools.now().toISOString(), batch: null }
    versions.add(entry)
    return entry
  } finally {
    rmSync(arriving, { force: true })
  }
}

async function fetchTo(
  file: string,
  { download, name, page }: RefreshSource,
  from: string | undefined,
  { rules, access, report }: ObtainTools,
): Promise<FetchedFile> {
  const write = (pieces: AsyncIterable<string>) => writeWhole(file, pieces, rules.limits.fileBytes)
  if (from !== undefined && /^[a-z]+:\/\//i.test(from)) {
    const url = URL.parse(from)
    if (!url) throw new ConfigProblem('--from is a file or a whole address.')
    const fetched = await downloadFile(url, file, 'any', rules)
    const rest = name === 'hsds' ? collectHsdsPages(from, readJson(file)) : null
    return rest ? write(rest({ get: createReplyGetter(rules), access, report })) : fetched
  }
  if (from !== undefined) return writeWhole(file, createReadStream(from) as AsyncIterable<Buffer>)
  if (!download) {
    const where = page === null ? '' : ` Its publisher offers it at ${page}.`
    throw new ConfigProblem(`Give the file or address of ${name} yourself: --from <file or address>.${where}`)
  }
  if (download.kind === 'file') return downloadFile(new URL(download.url), file, download.is, rules)
  if (download.kind === 'replies') {
    return write(download.collect({ get: createReplyGetter(rules), access, report }))
  }
  return downloadFile(new URL(download.url), file, 'zip', rules)
}

/** A feed may also be a package or a file that only the import can judge. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** The tables of these packages are written in the letters of Windows. */
function takeTable(zip: Uint8Array, table: RegExp): string {
  const bytes = [...unzipPackage(zip)].find(([name]) => table.test(name))?.[1]
  if (!bytes) throw new ConfigProblem('The table is not in the zip file. The publisher may have renamed it.')
  return new TextDecoder('windows-1252').decode(bytes)
}

/** The import reads a file by its name first. */
async function findExtension(file: string, { download }: RefreshSource, from: string | undefined): Promise<string> {
  if (from === undefined && download) return download.kind === 'replies' && download.is === 'ndjson' ? 'ndjson' : 'csv'
  const handle = await open(file)
  const start = Buffer.alloc(4096)
  const { bytesRead } = await handle.read(start, 0, start.length, 0)
  await handle.close()
  const begins = start.subarray(0, bytesRead)
  const problem = findShapeProblem(begins, 'any')
  if (problem) throw new ConfigProblem(`The address or file ${problem}`)
  if (findShapeProblem(begins, 'zip') === null) return 'zip'
  return findShapeProblem(begins, 'json') === null ? 'json' : 'csv'
}
