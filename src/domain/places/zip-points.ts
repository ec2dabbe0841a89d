import type { Point } from './distance.ts'

export interface ZipPoint extends Point {
  zip: string
}

export type FindZipPoint = (zip: string) => Point | null

/** Thousandths of a degree, about a hundred meters; far finer than any ZIP code. */
const steps = 1000

/** One slot for every possible code: less memory than 40,000 objects. */
export function createZipPoints(rows: readonly ZipPoint[]): FindZipPoint {
  const slots = new Int32Array(rows.length > 0 ? 200_000 : 0)
  for (const { zip, lat, lon } of rows) {
    slots[2 * Number(zip)] = Math.round(lat * steps)
    slots[2 * Number(zip) + 1] = Math.round(lon * steps)
  }
  return (zip) => {
    if (!/^\d{5}$/.test(zip)) return null
    const lat = slots[2 * Number(zip)] ?? 0
    const lon = slots[2 * Number(zip) + 1] ?? 0
    return lat === 0 && lon === 0 ? null : { lat: lat / steps, lon: lon / steps }
  }
}
