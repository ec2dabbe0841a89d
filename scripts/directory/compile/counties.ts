import * as z from 'zod/mini'
import { roundDegrees } from '#server/engines/directory/files/coordinates.ts'
import type { County, CountyKind } from '#domain/places/county.ts'
import { StateCode } from '#domain/places/states.ts'

export const CountyRow = z.object({
  fips: z.string().check(z.regex(/^\d{5}$/)),
  state: StateCode,
  name: z.string().check(z.minLength(1)),
  lat: z.number(),
  lon: z.number(),
})
export type CountyRow = z.infer<typeof CountyRow>

/** The longest ending first: a "City and Borough" also ends with "Borough". */
const endings: [ending: string, kind: CountyKind][] = [
  [' City and Borough', 'city and borough'],
  [' Census Area', 'census area'],
  [' Municipality', 'municipality'],
  [' Borough', 'borough'],
  [' Parish', 'parish'],
  [' County', 'county'],
  [' city', 'city'],
]

/** "Charles City County" is a county; "Carson City" is a city whose name ends so; only "Baltimore city" says it. */
function kindOf(name: string): { shortName: string; kind: CountyKind } {
  if (name === 'District of Columbia') return { shortName: name, kind: 'district' }
  if (name === 'Carson City') return { shortName: name, kind: 'city' }
  const found = endings.find(([ending]) => name.endsWith(ending))
  if (!found) throw new Error(`The county "${name}" has an ending nobody mapped.`)
  const [ending, kind] = found
  return { shortName: name.slice(0, -ending.length), kind }
}

export function toCounties(rows: readonly CountyRow[]): County[] {
  return rows
    .map((row) => {
      return {
        fips: row.fips,
        state: row.state,
        name: row.name,
        ...kindOf(row.name),
        lat: roundDegrees(row.lat),
        lon: roundDegrees(row.lon),
      }
    })
    .toSorted((a, b) => (a.fips < b.fips ? -1 : 1))
}
