import * as z from 'zod/mini'
import { type County, parseCountyName } from './county.ts'
import { StateCode } from './states.ts'

const list = <S extends z.ZodMiniType>(items: S) => z.array(items).check(z.maxLength(300))
const thousandths = (limit: number) => list(z.int().check(z.minimum(-limit * 1000), z.maximum(limit * 1000)))

/** The counties of one state stored by column, because similar values next to each other compress well. */
export const PackedState = z.object({
  state: StateCode,
  /** The last three digits of each county's FIPS code. */
  numbers: list(z.int().check(z.minimum(0), z.maximum(999))),
  /** Two digits. */
  prefix: z.string().check(z.regex(/^\d{2}$/)),
  names: list(z.string()),
  /** Thousandths of a degree, about a hundred meters. */
  lat: thousandths(90),
  lon: thousandths(180),
})
export type PackedState = z.infer<typeof PackedState>

export function packCounties(counties: readonly County[]): PackedState[] {
  const byState = new Map<StateCode, PackedState>()
  for (const { state, fips, name, lat, lon } of counties) {
    const packed = byState.get(state) ?? { state, prefix: fips.slice(0, 2), numbers: [], names: [], lat: [], lon: [] }
    byState.set(state, packed)
    packed.numbers.push(Number(fips.slice(2)))
    packed.names.push(name)
    packed.lat.push(Math.round(lat * 1000))
    packed.lon.push(Math.round(lon * 1000))
  }
  return [...byState.values()]
}

/** Expands the packed list in the page before it searches for the nearest county. */
export function unpackCounties(packed: readonly PackedState[]): County[] {
  return packed.flatMap(({ state, prefix, numbers, names, lat, lon }) =>
    names.map((name, at) => ({
      fips: prefix + String(numbers[at]).padStart(3, '0'),
      state,
      name,
      ...parseCountyName(name),
      lat: (lat[at] ?? NaN) / 1000,
      lon: (lon[at] ?? NaN) / 1000,
    })),
  )
}
