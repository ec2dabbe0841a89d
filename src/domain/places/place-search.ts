import type { County } from './county.ts'
import { toPlaceKey, getListedWords, toPlaceWords, spellOut } from './county-key.ts'
import { countyNicknames } from './county-nicknames.ts'
import { isOneTypoApart } from './one-typo.ts'
import { type ParsedPlaceQuery, parsePlaceQuery } from './place-query.ts'
import type { StateCode } from './states.ts'
import type { ZipIndex } from './zip-index.ts'

/** One row of the type-ahead list. A ZIP code's `county` is its largest part, `choices` all its counties. */
export type PlaceHit =
  | { kind: 'county'; county: County }
  | { kind: 'zip'; zip: string; county: County; choices: readonly County[] }

export type PlaceSearch = (query: string, limit: number, state?: StateCode) => PlaceHit[]

/** With fewer than three digits a ZIP code could be anywhere. */
const fewestDigits = 3

interface Entry {
  county: County
  /** Every spelling of the whole name: official, short, and nicknames. */
  keys: readonly string[]
  words: readonly string[]
}

/** How well a county matches; lower is better. Population is unknown, so ties are sorted by state and name. */
const ranks = { exact: 0, start: 1, words: 2, state: 4, corrected: 5 } as const

/** Type-ahead search for places. */
export function createPlaceSearch(counties: readonly County[], zips: ZipIndex): PlaceSearch {
  const entries = inOrder(counties).map(toEntry)
  return (query, limit, state) => {
    const digits = /^\s*(\d+)(-\d*)?\s*$/.exec(query)?.[1]
    if (digits !== undefined) return digits.length < fewestDigits ? [] : zipHits(zips, digits, limit, state)
    const readings = parsePlaceQuery(query)
    const within = state ? entries.filter(({ county }) => county.state === state) : entries
    const hits = best(within, limit, (entry) => rankEntry(entry, readings))
    const found = hits.length > 0 ? hits : best(within, limit, (entry) => correctedRank(entry, readings))
    return found.map((county) => ({ kind: 'county', county }))
  }
}

function inOrder(counties: readonly County[]): County[] {
  const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
  return counties.toSorted((a, b) => compare(a.state, b.state) || compare(a.name, b.name))
}

function toEntry(county: County): Entry {
  const nicknames = Object.entries(countyNicknames[county.state] ?? {}).flatMap(([nickname, listed]) =>
    listed.includes(county.name) ? [nickname] : [],
  )
  const { full, short } = getListedWords(county)
  const names = [full, short, ...nicknames.map(toPlaceWords)]
  return { county, keys: [...new Set(names.map(toPlaceKey))], words: [...new Set(names.flatMap(spellOut))] }
}

function zipHits(zips: ZipIndex, digits: string, limit: number, state: StateCode | undefined): PlaceHit[] {
  return zips.starting(digits, limit).flatMap((zip): PlaceHit[] => {
    const choices = zips.counties(zip).filter((county) => !state || county.state === state)
    const [county] = choices
    return county ? [{ kind: 'zip', zip, county, choices }] : []
  })
}

function best(entries: readonly Entry[], limit: number, rank: (entry: Entry) => number | null): County[] {
  const byRank: County[][] = []
  for (const entry of entries) {
    const position = rank(entry)
    if (position !== null) (byRank[position] ??= []).push(entry.county)
  }
  return byRank.flat().slice(0, limit)
}

function isPossible({ county }: Entry, { states, says }: ParsedPlaceQuery): boolean {
  if (says === 'city' && !county.kind.startsWith('city')) return false
  return states === null || states.has(county.state)
}

function rankEntry(entry: Entry, readings: readonly ParsedPlaceQuery[]): number | null {
  let lowest: number | null = null
  for (const reading of readings) {
    if (!isPossible(entry, reading)) continue
    const found = fit(entry, reading)
    if (found === null) continue
    const rank = reading.isSure ? found : found + 1
    if (lowest === null || rank < lowest) lowest = rank
  }
  return lowest
}

function fit({ keys, words }: Entry, reading: ParsedPlaceQuery): number | null {
  if (reading.key === '') return reading.states ? ranks.state : null
  if (keys.includes(reading.key)) return ranks.exact
  if (keys.some((key) => key.startsWith(reading.key))) return ranks.start
  return reading.words.every((typed) => words.some((word) => word.startsWith(typed))) ? ranks.words : null
}

function correctedRank(entry: Entry, readings: readonly ParsedPlaceQuery[]): number | null {
  const isNear = readings.some(
    (reading) => isPossible(entry, reading) && entry.keys.some((key) => isOneTypoApart(reading.key, key)),
  )
  return isNear ? ranks.corrected : null
}
