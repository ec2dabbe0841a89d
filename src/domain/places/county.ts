import type { StateCode } from './states.ts'

/** Local terms for a county; all of them count as a county here. */
export type CountyKind =
  | 'county'
  | 'parish'
  | 'borough'
  | 'census area'
  | 'municipality'
  | 'city and borough'
  | 'city'
  | 'district'

/** One of the 3,143 counties and equivalents, with the coordinates of its center. */
export interface County {
  /** Five digits, the first two of the state: '06037'. */
  fips: string
  state: StateCode
  /** The official name: 'Los Angeles County'. */
  name: string
  /** Without the word for its kind: 'Los Angeles'. */
  shortName: string
  kind: CountyKind
  lat: number
  lon: number
}

/** The part of a ZIP code within one county. `share` is that part of the ZIP, 0 to 1. */
export interface ZipCounty {
  zip: string
  fips: string
  share: number
  isPrimary: boolean
}

const suffixes: readonly [suffix: string, kind: CountyKind][] = [
  [' City and Borough', 'city and borough'],
  [' Census Area', 'census area'],
  [' Municipality', 'municipality'],
  [' Borough', 'borough'],
  [' Parish', 'parish'],
  [' County', 'county'],
  [' city', 'city'],
]

/**
 * Derives kind and short name from the official name. The Census writes "city" in lowercase when the word is not part
 * of the name, so Carson City stays whole and Charles City County is shortened to "Charles City".
 */
export function parseCountyName(name: string): Pick<County, 'shortName' | 'kind'> {
  const found = suffixes.find(([suffix]) => name.endsWith(suffix))
  if (found) return { shortName: name.slice(0, -found[0].length), kind: found[1] }
  return { shortName: name, kind: name.endsWith(' City') ? 'city' : 'district' }
}
