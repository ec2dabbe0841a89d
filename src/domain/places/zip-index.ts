import type { County, ZipCounty } from './county.ts'

export interface ZipIndex {
  /** The counties a ZIP code overlaps, the largest part first; empty when the code is unknown. */
  counties(zip: string): County[]
  /** The codes that overlap a county. */
  within(county: County): string[]
  /** Known codes that start with these digits, in order. */
  starting(digits: string, limit: number): string[]
}

const countyIndexBits = 4096
const orderBits = 4096

/**
 * Packs ZIP code, order (largest share first) and index in the county list into one number, so that plain sorting gives
 * the right order.
 */
function sortable({ zip, share, isPrimary }: ZipCounty, countyIndex: number): number {
  const order = (isPrimary ? 0 : 1024) + Math.round((1 - share) * 1000)
  return (Number(zip) * orderBits + order) * countyIndexBits + countyIndex
}

/** Stored in two typed arrays: 56,000 objects would need ten times the memory. */
export function createZipIndex(counties: readonly County[], zips: readonly ZipCounty[]): ZipIndex {
  const indexByFips = new Map(counties.map(({ fips }, countyIndex) => [fips, countyIndex]))
  const all = new Float64Array(zips.length)
  let count = 0
  for (const row of zips) {
    const countyIndex = indexByFips.get(row.fips)
    if (countyIndex !== undefined) all[count++] = sortable(row, countyIndex)
  }
  const rows = all.subarray(0, count).toSorted()
  const codes = new Uint32Array(rows.map((row) => row / countyIndexBits / orderBits))
  const countyIndexes = new Uint16Array(rows.map((row) => row % countyIndexBits))

  return {
    counties(zip) {
      if (!/^\d{5}$/.test(zip)) return []
      const code = Number(zip)
      const found: County[] = []
      for (let row = firstAtLeast(codes, code); codes[row] === code; row += 1) {
        const county = counties[countyIndexes[row] ?? 0]
        if (county) found.push(county)
      }
      return found
    },
    within({ fips }) {
      const countyIndex = indexByFips.get(fips)
      const found: string[] = []
      for (const [row, code] of codes.entries()) if (countyIndexes[row] === countyIndex) found.push(toZip(code))
      return found
    },
    starting(digits, limit) {
      if (!/^\d{1,5}$/.test(digits)) return []
      const end = Number(`${digits}99999`.slice(0, 5))
      const found: string[] = []
      let last = -1
      for (let row = firstAtLeast(codes, Number(digits.padEnd(5, '0'))); found.length < limit; row += 1) {
        const code = codes[row]
        if (code === undefined || code > end) break
        if (code !== last) found.push(toZip(code))
        last = code
      }
      return found
    },
  }
}

const toZip = (code: number) => String(code).padStart(5, '0')

function firstAtLeast(sorted: Uint32Array, wanted: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return low
}
