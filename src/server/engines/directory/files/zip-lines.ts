import type { ZipCounty } from '#domain/places/county.ts'
import type { Line } from './lines.ts'

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
