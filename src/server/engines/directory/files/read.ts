import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Listing } from '#domain/directory/listing.ts'
import type { County, ZipCounty } from '#domain/places/county.ts'
import { states, type StateCode } from '#domain/places/states.ts'
import { DataFileError } from './data-file-error.ts'
import { decodeSection, rowFormat, type Section } from './format.ts'
import { readLines } from './lines.ts'
import { Manifest } from './manifest.ts'
import { decodeCounty, decodeZips } from './place-lines.ts'

const read = (folder: string, name: string) => readFileSync(path.join(folder, name), 'utf8')

/** The manifest of the compiled directory; its version decides whether a server must load it again. */
export function readManifest(folder: string): Manifest {
  try {
    return Manifest.parse(JSON.parse(read(folder, 'manifest.json')))
  } catch (error) {
    throw new DataFileError('manifest.json', 1, error instanceof Error ? error.message : 'unreadable')
  }
}

/** Ordered by county number. */
export function readCounties(folder: string): County[] {
  const counties: County[] = []
  for (const line of readLines('counties.tsv', read(folder, 'counties.tsv'))) counties.push(decodeCounty(line))
  return counties
}

export function readZips(folder: string): ZipCounty[] {
  const zips: ZipCounty[] = []
  for (const line of readLines('zips.tsv', read(folder, 'zips.tsv'))) zips.push(...decodeZips(line))
  return zips
}

/** Every listing, state by state, national services last; one file is in memory at a time. */
export function* readListings(folder: string, counties = readCounties(folder)): Generator<Listing> {
  const manifest = readManifest(folder)
  const format = rowFormat(manifest, new Map(counties.map((county) => [county.fips, county])))
  let total = 0
  function* readRows(name: string, state: StateCode | null, expected: number): Generator<Listing> {
    let section: Section | null = null
    let found = 0
    for (const line of readLines(name, read(folder, name))) {
      if (line.text.startsWith('@')) {
        section = decodeSection(line)
        continue
      }
      found += 1
      yield format.decode(line, state, section ?? line.fail('a listing before the first county'))
    }
    if (found !== expected) throw new DataFileError(name, found, `the manifest promises ${expected} listings`)
    total += found
  }
  for (const { code } of states) yield* readRows(`states/${code}.tsv`, code, manifest.states[code])
  yield* readRows('national.tsv', null, manifest.national)
  if (total !== manifest.listings) throw new DataFileError('manifest.json', 1, `counts ${manifest.listings} listings`)
}
