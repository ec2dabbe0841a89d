import type { County, CountyKind, ZipCounty } from '#domain/places/county.ts'
import { StateCode } from '#domain/places/states.ts'
import { decodeDegrees, encodeDegrees } from './coordinates.ts'
import type { Line } from './lines.ts'

/** The code of each kind in a line, and the word it adds to the short name. */
const kinds = {
  county: { code: '', suffix: ' County' },
  parish: { code: 'p', suffix: ' Parish' },
  borough: { code: 'b', suffix: ' Borough' },
  'census area': { code: 'a', suffix: ' Census Area' },
  municipality: { code: 'm', suffix: ' Municipality' },
  'city and borough': { code: 'cb', suffix: ' City and Borough' },
  city: { code: 'c', suffix: ' city' },
  district: { code: 'd', suffix: '' },
} as const satisfies Record<CountyKind, { code: string; suffix: string }>

const kindByCode = new Map(Object.entries(kinds).map(([kind, { code }]) => [code as string, kind as CountyKind]))

/**
 * `fips state short-name kind lat lon [name]`; the name is written only when it differs from the short name plus its
 * kind.
 */
export function encodeCounty(county: County): string {
  const { code, suffix } = kinds[county.kind]
  const columns = [
    county.fips,
    county.state,
    county.shortName,
    code,
    encodeDegrees(county.lat),
    encodeDegrees(county.lon),
  ]
  if (county.name !== county.shortName + suffix) columns.push(county.name)
  return columns.join('\t')
}

export function decodeCounty(line: Line): County {
  const columns = line.text.split('\t')
  const [fips = '', state = '', shortName = '', code = '', latText = '', lonText = '', name] = columns
  if (columns.length < 6 || columns.length > 7) line.fail(`a county has 6 or 7 columns, not ${columns.length}`)
  if (!/^\d{5}$/.test(fips)) line.fail(`"${fips}" is no county number`)
  const knownState = StateCode.safeParse(state)
  const kind = kindByCode.get(code) ?? line.fail(`"${code}" is no kind of county`)
  const lat = decodeDegrees(latText, 90) ?? line.fail(`"${latText}" is no latitude`)
  const lon = decodeDegrees(lonText, 180) ?? line.fail(`"${lonText}" is no longitude`)
  if (!shortName || name === '') line.fail('a county needs a name')
  return {
    fips,
    state: knownState.success ? knownState.data : line.fail(`"${state}" is no state`),
    name: name ?? shortName + kinds[kind].suffix,
    shortName,
    kind,
    lat,
    lon,
  }
}

/**
 * One line for each county and first three digits: `06037 900 01 02 10.988* 43.12`. An entry is the last two digits;
 * after the point come the thousandths of the ZIP in this county, and `*` if that is its largest part. An entry without
 * them lies entirely in this county.
 */
export function encodeZips(entries: readonly ZipCounty[]): string[] {
  const lines = new Map<string, string[]>()
  for (const { zip, fips, share, isPrimary } of entries) {
    const key = `${fips}\t${zip.slice(0, 3)}`
    const thousandths = Math.max(1, Math.round(share * 1000))
    const isWhole = thousandths === 1000 && isPrimary
    const entry = zip.slice(3) + (isWhole ? '' : `.${thousandths}${isPrimary ? '*' : ''}`)
    const line = lines.get(key)
    if (line) line.push(entry)
    else lines.set(key, [entry])
  }
  return [...lines].map(([key, zips]) => `${key}\t${zips.toSorted().join(' ')}`).toSorted()
}

export function decodeZips(line: Line): ZipCounty[] {
  const [fips = '', prefix = '', list = '', ...rest] = line.text.split('\t')
  if (!/^\d{5}$/.test(fips) || !/^\d{3}$/.test(prefix) || rest.length > 0) line.fail('not a county and its ZIP codes')
  return list.split(' ').map((entry) => {
    const [, last = '', thousandths, star] =
      /^(\d\d)(?:\.(\d{1,4})(\*?))?$/.exec(entry) ?? line.fail(`"${entry}" is no end of a ZIP code`)
    const share = thousandths === undefined ? 1 : Number(thousandths) / 1000
    if (share <= 0 || share > 1) line.fail(`"${entry}" has an impossible share`)
    return { zip: prefix + last, fips, share, isPrimary: thousandths === undefined || star === '*' }
  })
}
