import { listingKinds, type ListingKind } from '#domain/directory/kinds.ts'
import type { Listing } from '#domain/directory/listing.ts'
import { needKeys, type NeedKey } from '#domain/needs/needs.ts'
import { states } from '#domain/places/states.ts'
import { resourceCategories } from '#domain/resources/resource.ts'
import { needsByService } from '#domain/services/services.ts'
import type { CompileResult } from './compile.ts'
import { countLocalListings, summarizeCoverage, withWider, type Coverage } from './coverage.ts'

const answers = (listing: Listing, need: NeedKey) => {
  return listing.services.some((service) => (needsByService[service] as readonly NeedKey[]).includes(need))
}

function table(head: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

const percent = (part: number, whole: number) => `${whole === 0 ? 0 : Math.round((part / whole) * 100)}%`

const coverageRow = (what: string, { median, p10, none, underTen }: Coverage) => {
  return [what, median, p10, underTen, none.length]
}

/** Number of listings for each need, and the coverage of every county and state. */
function needTable({ listings, counties }: CompileResult): string {
  const isWide = ({ scope }: Listing) => scope === 'national' || scope === 'state'
  const rows = needKeys.map((need) => {
    const fitting = listings.filter((listing) => answers(listing, need))
    const near = countLocalListings(counties, fitting, () => true)
    const wide = fitting.filter(isWide)
    const hasNational = wide.some(({ scope }) => scope === 'national')
    const without = states.filter(({ code }) => !hasNational && !wide.some(({ state }) => state === code)).length
    const reached = [...near.values()].filter((found) => found > 0).length
    return [need, fitting.length, wide.length, percent(reached, counties.length), without]
  })
  const wide = ['Statewide or national', 'Counties with a local one', 'States without a wider one']
  return table(['Need', 'Listings', ...wide], rows)
}

function coverageTable({ listings, counties }: CompileResult): string {
  const local = countLocalListings(counties, listings, () => true)
  const wider = summarizeCoverage(withWider(counties, local, listings))
  const near = summarizeCoverage(local)
  const names = new Map(counties.map(({ fips, name, state }) => [fips, `${name}, ${state}`]))
  const empty = near.none.map((fips) => names.get(fips)).join('; ') || 'none'
  const head = ['Results per county', 'Median', 'Worst tenth', 'Counties under 10', 'Counties with none']
  const rows = [coverageRow('Local only', near), coverageRow('With statewide and national', wider)]
  return `${table(head, rows)}\n\nCounties with no local place: ${empty}.`
}

/** What people need in the first days, and the kinds that answer it. */
const firstDays: Readonly<Record<string, readonly ListingKind[]>> = {
  Shelter: ['emergency-shelter'],
  'Shelter or a place to live': ['emergency-shelter', 'day-center', 'transitional-housing', 'recovery-housing'],
  Food: ['food-pantry', 'meal-site', 'food-bank'],
  'ID office': ['id-office'],
  'Social Security office': ['social-security-office'],
  Clinic: ['health-center'],
  'Job center': ['job-center', 'reentry-employment'],
  'Legal help': ['legal-aid', 'public-defender'],
  'Homeless services office': ['homeless-office'],
  'Cash, rent or bills': ['money-help', 'benefits-office'],
  'Head Start': ['head-start'],
}

function firstDaysTable({ listings, counties }: CompileResult): string {
  const rows = Object.entries(firstDays).map(([what, kinds]) => {
    const near = countLocalListings(counties, listings, ({ kind }) => kind !== undefined && kinds.includes(kind))
    const called = countLocalListings(
      counties,
      listings,
      ({ kind, phones }) => phones.length > 0 && kind !== undefined && kinds.includes(kind),
    )
    const share = (counts: ReadonlyMap<string, number>) =>
      percent([...counts.values()].filter((found) => found > 0).length, counties.length)
    return [what, share(near), share(called)]
  })
  return table(['First days', 'Counties with a local one', 'With a phone'], rows)
}

function kindTable({ listings }: CompileResult): string {
  const byKind = Map.groupBy(listings, ({ kind }) => kind ?? 'unknown')
  const rows = listingKinds.map((kind) => {
    const some = byKind.get(kind) ?? []
    const inStates = new Set(some.flatMap(({ state }) => state ?? [])).size
    const silent = some.filter(({ phones, website }) => phones.length === 0 && website === null).length
    return [kind, some.length, some.filter(({ phones }) => phones.length > 0).length, inStates, silent]
  })
  return table(['Kind', 'Listings', 'With a phone', 'States', 'Without phone and website'], rows)
}

function kindsByStateTable({ listings }: CompileResult): string {
  const used = listingKinds.filter((key) => listings.some(({ kind, state }) => kind === key && state !== null))
  const rows = states.map(({ code }) => {
    const counts = Map.groupBy(
      listings.filter(({ state }) => state === code),
      ({ kind }) => kind ?? 'unknown',
    )
    return [code, ...used.map((kind) => counts.get(kind)?.length ?? 0)]
  })
  return table(['State', ...used], rows)
}

/** Quality figures of the compiled directory. The same input gives the same text. */
export function formatQualityReport(compiled: CompileResult): string {
  const { listings, manifest, files, tally, rowsRead } = compiled
  const bytes = [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  const withoutPhone = (some: readonly Listing[]) => some.filter(({ phones }) => phones.length === 0).length
  const counted = <Key extends string>(keys: readonly Key[], fits: (listing: Listing, key: Key) => boolean) => {
    return keys.map((key) => {
      const some = listings.filter((listing) => fits(listing, key))
      return [key, some.length, withoutPhone(some), percent(withoutPhone(some), some.length)]
    })
  }
  const switchboards = listings.filter(({ phones }) => phones.some(({ isSwitchboard }) => isSwitchboard)).length
  const kinds = ['site', 'region', 'state', 'national'] as const
  const head = (what: string) => [what, 'Listings', 'Without a phone', 'Share']
  return `${[
    '# Quality of the compiled directory',
    `Made by \`npm run compile-directory\`; version ${manifest.version}. ${listings.length} listings from ${rowsRead} ` +
      `rows and the fact files, ${manifest.counties} counties, ${manifest.zips} ZIP codes, ` +
      `${(bytes / 1e6).toFixed(2)} MB.`,
    `${withoutPhone(listings)} listings have no phone; ${switchboards} have one that many sites share.`,
    '## Coverage (in the county, or within 50 km of its center)',
    coverageTable(compiled),
    '## Needs',
    needTable(compiled),
    '## First days',
    firstDaysTable(compiled),
    '## Kinds',
    kindTable(compiled),
    '## Kinds by state',
    kindsByStateTable(compiled),
    '## What happened to the rows',
    table(
      ['What', 'Rows'],
      [...tally].toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ),
    '## Categories',
    table(
      head('Category'),
      counted(resourceCategories, ({ category }, key) => category === key),
    ),
    '## Reach',
    table(
      head('Scope'),
      counted(kinds, ({ scope }, key) => scope === key),
    ),
    '## Sources',
    table(
      head('First source'),
      counted(
        manifest.sources.map(({ id }) => id),
        ({ sourceId }, key) => sourceId === key,
      ),
    ),
    '## States',
    table(
      head('State'),
      counted(
        states.map(({ code }) => code),
        ({ state }, key) => state === key,
      ),
    ),
  ].join('\n\n')}\n`
}
