import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { CityRow } from '#domain/places/city-index.ts'
import type { ZipPoint } from '#domain/places/zip-points.ts'
import { type Line, readLines } from '../directory/files/lines.ts'

export const citiesFile = 'cities.tsv'
export const zipPointsFile = 'zip-points.tsv'

const toThousandths = (degrees: number) => Math.round(degrees * 1000)

/**
 * A line `@06029` opens a county. A city is its name, latitude and longitude in thousandths of a degree, and its
 * population in hundreds if known. `*` marks the county seat.
 */
export function encodeCities(cities: readonly CityRow[]): string {
  const lines: string[] = []
  let open = ''
  for (const { name, fips, lat, lon, population, isSeat } of cities) {
    if (fips !== open) lines.push(`@${fips}`)
    open = fips
    const hundreds = population > 0 ? [Math.max(1, Math.round(population / 100))] : []
    lines.push([(isSeat ? '*' : '') + name, toThousandths(lat), toThousandths(lon), ...hundreds].join('\t'))
  }
  return lines.map((line) => `${line}\n`).join('')
}

export function decodeCities(content: string): CityRow[] {
  const cities: CityRow[] = []
  let fips = ''
  for (const line of readLines(citiesFile, content)) {
    if (line.text.startsWith('@')) {
      fips = /^@(\d{5})$/.exec(line.text)?.[1] ?? line.fail('not a county')
    } else {
      cities.push(decodeCity(line, fips))
    }
  }
  return cities
}

function decodeCity(line: Line, fips: string): CityRow {
  const [, star, name = '', lat, lon, hundreds] =
    /^(\*?)([^\t]+)\t(-?\d+)\t(-?\d+)(?:\t(\d+))?$/.exec(line.text) ?? line.fail('not a city')
  if (fips === '') line.fail('a city before the first county')
  return {
    name,
    fips,
    lat: Number(lat) / 1000,
    lon: Number(lon) / 1000,
    population: Number(hundreds ?? 0) * 100,
    isSeat: star === '*',
  }
}

/**
 * One line for the first three digits with a point in thousandths of a degree, then for each code its last two digits
 * and how far it lies from that point: `900 34010 -118250 01-36+1 02-61+4`.
 */
export function encodeZipPoints(points: readonly ZipPoint[]): string {
  const signed = (difference: number) => (difference < 0 ? String(difference) : `+${difference}`)
  const groups = Map.groupBy(
    points.toSorted((a, b) => Number(a.zip) - Number(b.zip)),
    ({ zip }) => zip.slice(0, 3),
  )
  return [...groups]
    .map(([prefix, list]) => {
      const lat = toThousandths(list.reduce((sum, point) => sum + point.lat, 0) / list.length)
      const lon = toThousandths(list.reduce((sum, point) => sum + point.lon, 0) / list.length)
      const entries = list.map(
        (point) => point.zip.slice(3) + signed(toThousandths(point.lat) - lat) + signed(toThousandths(point.lon) - lon),
      )
      return `${[prefix, lat, lon, entries.join(' ')].join('\t')}\n`
    })
    .join('')
}

export function decodeZipPoints(content: string): ZipPoint[] {
  const points: ZipPoint[] = []
  for (const line of readLines(zipPointsFile, content)) {
    const [, prefix = '', lat, lon, entries = ''] =
      /^(\d{3})\t(-?\d+)\t(-?\d+)\t(.+)$/.exec(line.text) ?? line.fail('not a point and its ZIP codes')
    for (const entry of entries.split(' ')) {
      const [, last = '', north, east] =
        /^(\d\d)([+-]\d+)([+-]\d+)$/.exec(entry) ?? line.fail(`"${entry}" is no point of a ZIP code`)
      points.push({
        zip: prefix + last,
        lat: (Number(lat) + Number(north)) / 1000,
        lon: (Number(lon) + Number(east)) / 1000,
      })
    }
  }
  return points
}

/** The compiled cities and ZIP points. A folder without them serves counties and ZIP codes alone, without points. */
export function readPlaceFiles(folder: string): { cities: CityRow[]; zipPoints: ZipPoint[] } {
  const read = (name: string) => {
    const file = path.join(folder, name)
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  }
  return { cities: decodeCities(read(citiesFile)), zipPoints: decodeZipPoints(read(zipPointsFile)) }
}
