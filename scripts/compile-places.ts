import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import type { CityRow } from '#domain/places/city-index.ts'
import { computeDistanceKm, type Point } from '#domain/places/distance.ts'
import type { ZipPoint } from '#domain/places/zip-points.ts'
import { readCounties, readZips } from '#server/engines/directory/files/read.ts'
import { citiesFile, encodeCities, encodeZipPoints, zipPointsFile } from '#server/engines/places/place-files.ts'

const usage = 'Usage: npm run compile-places -- --material <folder with the three .gz files> [--to <folder>]'
const data = path.join(import.meta.dirname, '..', 'data')

/** Names as people write them. */
const commonNames: Readonly<Record<string, string>> = {
  'New York City': 'New York',
  'The Bronx': 'Bronx',
  'Washington, D.C.': 'Washington',
}

const Seat = z.object({
  fips: z.string(),
  place: z.nullable(z.string()),
  lat: z.number(),
  lon: z.number(),
  kind: z.enum(['seat', 'largest place', 'county centre']),
  population: z.optional(z.nullable(z.number())),
})
type Seat = z.infer<typeof Seat>

/** Compiles city names, ZIP points and county seats into the project's own two files. */
function compile(material: string, folder: string): void {
  const read = (name: string) =>
    gunzipSync(readFileSync(path.join(material, name)))
      .toString('utf8')
      .trim()
      .split('\n')
  const directory = path.join(data, 'directory')
  const zips = readZips(directory)
  const known = new Set(zips.map(({ zip }) => zip))
  const points = read('zip_centroids.csv.gz')
    .slice(1)
    .map((line): ZipPoint => {
      const [zip = '', lat, lon] = line.split(',')
      return { zip, lat: Number(lat), lon: Number(lon) }
    })
    .filter(({ zip }) => known.has(zip))
  const seats = read('county_seats.ndjson.gz').map((line) => Seat.parse(JSON.parse(line)))
  const stateByFips = new Map(readCounties(directory).map(({ fips, state }) => [fips, state]))
  const fipsByZip = new Map(zips.flatMap(({ zip, fips, isPrimary }) => (isPrimary ? [[zip, fips] as const] : [])))
  /** The county of the nearest ZIP code within the state: some sources name the county across the state line. */
  const findCounty = (at: Point, state: string): string => {
    let nearest = { fips: '', km: Infinity }
    for (const point of points) {
      const fips = fipsByZip.get(point.zip) ?? ''
      if (stateByFips.get(fips) !== state) continue
      const km = computeDistanceKm(at, point)
      if (km < nearest.km) nearest = { fips, km }
    }
    return nearest.fips
  }
  const listed = read('us_places.csv.gz')
    .slice(1)
    .flatMap((line): CityRow[] => {
      const [, written = '', state = '', fips = '', lat, lon, population] =
        /^"([^"]+)",(\w\w),(\d*),([^,]*),([^,]*),(\d*),/.exec(line) ?? []
      if (written === '' || /\b(annex|courthouse annex|navy yard)$/i.test(written)) return []
      const point = { lat: Number(lat), lon: Number(lon) }
      const county = stateByFips.get(fips) === state ? fips : findCounty(point, state)
      const name = commonNames[written] ?? written
      return county === '' ? [] : [{ name, fips: county, ...point, population: Number(population), isSeat: false }]
    })
  const cities = withSeats(listed, seats)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, citiesFile), encodeCities(cities))
  writeFileSync(path.join(folder, zipPointsFile), encodeZipPoints(points))
  process.stdout.write(`${cities.length} cities and ${points.length} ZIP points in ${folder}.\n`)
}

/** Marks the seats, adds the missing ones, and keeps the larger of two rows with one name in a county. */
function withSeats(listed: readonly CityRow[], seats: readonly Seat[]): CityRow[] {
  const byName = new Map<string, CityRow>()
  const toKey = ({ fips, name }: { fips: string; name: string }) => `${fips} ${name}`
  for (const city of listed) {
    const existing = byName.get(toKey(city))
    if (!existing || existing.population < city.population) byName.set(toKey(city), city)
  }
  for (const { fips, place, lat, lon, population } of seats) {
    if (place === null || /\bannex$/i.test(place)) continue
    const name = commonNames[place] ?? place
    const existing = byName.get(toKey({ fips, name }))
    const size = Math.max(existing?.population ?? 0, population ?? 0)
    byName.set(toKey({ fips, name }), { name, fips, lat, lon, ...existing, population: size, isSeat: true })
  }
  const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
  return [...byName.values()].toSorted((a, b) => compare(a.fips, b.fips) || compare(a.name, b.name))
}

const { values } = parseArgs({ options: { material: { type: 'string' }, to: { type: 'string' } } })
if (values.material) {
  compile(values.material, values.to ?? path.join(data, 'places'))
} else {
  process.stderr.write(`${usage}\n`)
  process.exitCode = 1
}
