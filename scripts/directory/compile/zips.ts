import * as z from 'zod/mini'
import type { ZipCounty } from '#domain/places/county.ts'

/** A line of the ZIP material: shares of homes and of all addresses, and the source. */
export const ZipRow = z.object({
  zip: z.string().check(z.regex(/^\d{5}$/)),
  fips: z.string().check(z.regex(/^\d{5}$/)),
  res_ratio: z.coerce.number().check(z.minimum(0), z.maximum(1)),
  tot_ratio: z.coerce.number().check(z.minimum(0), z.maximum(1)),
  primary: z.enum(['0', '1']),
  source: z.string(),
})
export type ZipRow = z.infer<typeof ZipRow>

/** A file without a named publisher is left out. */
const namedSources = new Set(['HUD-USPS 2020Q4', 'GeoNames postal'])

/** A ZIP without homes (post office boxes, one large company) is split by all its addresses instead. */
export function toZips(rows: readonly ZipRow[], counties: ReadonlySet<string>): { zips: ZipCounty[]; left: number } {
  const named = rows.filter((row) => namedSources.has(row.source) && counties.has(row.fips))
  const homes = new Map<string, number>()
  for (const row of named) homes.set(row.zip, (homes.get(row.zip) ?? 0) + row.res_ratio)
  const zips = named.map((row) => {
    const hasHomes = (homes.get(row.zip) ?? 0) > 0
    const exact = hasHomes ? row.res_ratio : row.tot_ratio
    const share = Math.max(1, Math.round(exact * 1000)) / 1000
    return { zip: row.zip, fips: row.fips, share, isPrimary: row.primary === '1' }
  })
  return { zips, left: rows.length - named.length }
}

/**
 * Whether a ZIP code can belong to a state: some finders put the house number in the ZIP field. A ZIP missing from the
 * table (newly assigned) must at least share its prefix with others of the state.
 */
export function createZipChecker(rows: readonly ZipRow[], countiesByFips: ReadonlyMap<string, { state: string }>) {
  const knownZips = new Set<string>()
  const fits = new Set<string>()
  for (const { zip, fips } of rows) {
    const state = countiesByFips.get(fips)?.state
    knownZips.add(zip)
    fits.add(`${zip}${state}`)
    fits.add(`${zip.slice(0, 3)}${state}`)
  }
  return (zip: string, state: string): boolean => fits.has(`${knownZips.has(zip) ? zip : zip.slice(0, 3)}${state}`)
}
