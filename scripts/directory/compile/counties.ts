import * as z from 'zod/mini'
import { roundDegrees } from '#server/engines/directory/files/coordinates.ts'
import { parseCountyName, type County } from '#domain/places/county.ts'
import { StateCode } from '#domain/places/states.ts'

export const CountyRow = z.object({
  fips: z.string().check(z.regex(/^\d{5}$/)),
  state: StateCode,
  name: z.string().check(z.minLength(1)),
  lat: z.number(),
  lon: z.number(),
})
export type CountyRow = z.infer<typeof CountyRow>

export function toCounties(rows: readonly CountyRow[]): County[] {
  return rows
    .map((row) => {
      return {
        fips: row.fips,
        state: row.state,
        name: row.name,
        ...parseCountyName(row.name),
        lat: roundDegrees(row.lat),
        lon: roundDegrees(row.lon),
      }
    })
    .toSorted((a, b) => (a.fips < b.fips ? -1 : 1))
}
