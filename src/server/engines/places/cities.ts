import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fold } from '#domain/text/fold.ts'

/** The number of listings of a city in each county, by its folded name. */
type CityCounts = Map<string, Map<string, number>>

/** Below this share of all listings under the name, several cities share it and only the person knows which one. */
const mostly = 0.75

/**
 * The county most people mean by a city name, taken from the directory's own headings. People say "Houston" far more
 * often than "Harris County".
 */
export function readCities(folder: string): ReadonlyMap<string, string> {
  const counts: CityCounts = new Map()
  for (const name of readdirSync(path.join(folder, 'states'))) {
    countCities(readFileSync(path.join(folder, 'states', name), 'utf8'), counts)
  }
  return new Map(
    [...counts].flatMap(([city, counties]) => {
      const total = [...counties.values()].reduce((sum, n) => sum + n, 0)
      const [fips, most] = [...counties].reduce((best, entry) => (entry[1] > best[1] ? entry : best), ['', 0])
      return most >= total * mostly ? [[city, fips] as const] : []
    }),
  )
}

function countCities(text: string, counts: CityCounts): void {
  let open: { fips: string; counties: Map<string, number> } | null = null
  for (const line of text.split('\n')) {
    if (!line.startsWith('@')) {
      if (open && line !== '') open.counties.set(open.fips, (open.counties.get(open.fips) ?? 0) + 1)
      continue
    }
    const [fips = '', city = ''] = line.slice(1).split('\t')
    open = fips !== '' && city !== '' ? { fips, counties: getCityCounties(counts, fold(city)) } : null
  }
}

function getCityCounties(counts: CityCounts, city: string): Map<string, number> {
  const existing = counts.get(city)
  if (existing) return existing
  const made = new Map<string, number>()
  counts.set(city, made)
  return made
}
