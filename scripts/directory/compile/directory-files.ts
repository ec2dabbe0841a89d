import { createHash } from 'node:crypto'
import type { DirectorySource, Listing } from '#domain/directory/listing.ts'
import type { County, ZipCounty } from '#domain/places/county.ts'
import { states } from '#domain/places/states.ts'
import { encodeSection, toRowKind, rowFormat } from '#server/engines/directory/files/format.ts'
import { formatNumber, type Manifest, type RowKind } from '#server/engines/directory/files/manifest.ts'
import { encodeCounty, encodeZips } from '#server/engines/directory/files/place-lines.ts'
import { numberedServices } from './source-codes.ts'

export interface DirectoryFiles {
  manifest: Manifest
  /** File name in the folder → content. */
  files: Map<string, string>
}

const inOrder = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)
const asText = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('')

/** Ordered by county, city and name: a changed listing changes one line, and neighbors stay together. */
function compareListings(a: Listing, b: Listing): number {
  return (
    inOrder(a.countyFips ?? '', b.countyFips ?? '') ||
    inOrder(a.city ?? '', b.city ?? '') ||
    inOrder(a.name, b.name) ||
    inOrder(a.street ?? '', b.street ?? '') ||
    inOrder(a.id, b.id)
  )
}

function listKinds(listings: readonly Listing[]): RowKind[] {
  const kinds = new Map(listings.map((listing) => [JSON.stringify(toRowKind(listing)), toRowKind(listing)]))
  return [...kinds].toSorted(([a], [b]) => inOrder(a, b)).map(([, kind]) => kind)
}

function encodeLines(listings: readonly Listing[], encode: (listing: Listing) => string): string[] {
  let current = ''
  return listings.toSorted(compareListings).flatMap((listing) => {
    const section = encodeSection(listing)
    const lines = section === current ? [encode(listing)] : [section, encode(listing)]
    current = section
    return lines
  })
}

/** The text of every file of the compiled directory. */
export function buildDirectoryFiles(
  listings: readonly Listing[],
  counties: readonly County[],
  zips: readonly ZipCounty[],
  sources: readonly DirectorySource[],
  /** Where rows are, when the counties are in other files. */
  centers: readonly County[] = counties,
): DirectoryFiles {
  const used = new Set(listings.flatMap(({ sourceId, otherSourceIds }) => [sourceId, ...otherSourceIds]))
  const services = [...numberedServices]
  const kinds = listKinds(listings)
  const { encode } = rowFormat({ services, kinds }, new Map(centers.map((county) => [county.fips, county])))
  const files = new Map<string, string>()
  const counts = {} as Manifest['states']
  for (const { code } of states) {
    const rows = listings.filter(({ state }) => state === code)
    counts[code] = rows.length
    files.set(`states/${code}.tsv`, asText(encodeLines(rows, encode)))
  }
  const national = listings.filter(({ state }) => state === null)
  files.set('national.tsv', asText(encodeLines(national, encode)))
  if (counties.length > 0) files.set('counties.tsv', asText(counties.map(encodeCounty)))
  if (zips.length > 0) files.set('zips.tsv', asText(encodeZips(zips)))
  const content = {
    listings: listings.length,
    counties: counties.length,
    zips: new Set(zips.map(({ zip }) => zip)).size,
    national: national.length,
    states: counts,
    sources: sources.filter(({ id }) => used.has(id)),
    services,
    kinds,
  }
  const hash = createHash('sha256').update(JSON.stringify([formatNumber, content]))
  for (const [name, text] of files) hash.update(`\n${name}\n`).update(text)
  const manifest: Manifest = { format: formatNumber, version: hash.digest('hex').slice(0, 16), ...content }
  files.set('manifest.json', `${JSON.stringify(manifest, null, 1)}\n`)
  return { manifest, files }
}
