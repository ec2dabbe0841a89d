import type { City, CityIndex } from './city-index.ts'
import { cityNicknames, countyNicknames } from './nicknames.ts'
import type { County } from './county.ts'
import { toPlaceKey, getListedWords, toPlaceWords, spellOut } from './county-key.ts'
import { isOneTypoApart } from './one-typo.ts'
import { type ParsedPlaceQuery, parsePlaceQuery } from './place-query.ts'
import type { StateCode } from './states.ts'
import type { ZipIndex } from './zip-index.ts'

/** One row of the type-ahead list. A ZIP code's `county` is its largest part, `choices` all its counties. */
export type PlaceHit =
  | { kind: 'county'; county: County }
  | { kind: 'city'; city: City; county: County }
  | { kind: 'zip'; zip: string; county: County; choices: readonly County[] }

export type PlaceSearch = (query: string, limit: number, state?: StateCode) => PlaceHit[]

/** With fewer than three digits a ZIP code could be anywhere. */
const fewestDigits = 3

interface Entry {
  county: County
  /** Every spelling of the whole name: official, short, and nicknames. */
  keys: readonly string[]
  words: readonly string[]
  weight: number
}

/** How well a place matches; lower is better. Among equals the larger place comes first, then by state and name. */
const ranks = { exact: 0, start: 1, words: 2, state: 4, corrected: 5 } as const

interface RankedHit {
  hit: PlaceHit
  rank: number
  /** A population, to sort places of the same rank. */
  weight: number
}

/** People search for a city far more often than for a county with as many people. */
const countyWeight = 0.1

/** Type-ahead search for places. */
export function createPlaceSearch(counties: readonly County[], zips: ZipIndex, cities: CityIndex): PlaceSearch {
  const entries = inOrder(counties).map((county) => toEntry(county, cities))
  return (query, limit, state) => {
    const digits = /^\s*(\d+)(-\d*)?\s*$/.exec(query)?.[1]
    if (digits !== undefined) return digits.length < fewestDigits ? [] : zipHits(zips, digits, limit, state)
    const readings = parsePlaceQuery(query)
    const within = state ? entries.filter(({ county }) => county.state === state) : entries
    const cityReadings = toCityReadings(readings, state)
    const hits = [
      ...rankCities(cities, cityReadings, limit),
      ...rankCounties(within, (entry) => rankEntry(entry, readings)),
    ]
    if (hits.length > 0) return takeBest(hits, limit)
    return takeBest(
      [
        ...correctCities(cities, cityReadings, limit),
        ...rankCounties(within, (entry) => correctedRank(entry, readings)),
      ],
      limit,
    )
  }
}

function takeBest(hits: readonly RankedHit[], limit: number): PlaceHit[] {
  return hits
    .toSorted((a, b) => a.rank - b.rank || b.weight - a.weight)
    .slice(0, limit)
    .map(({ hit }) => hit)
}

/** Whoever writes "county" or "parish" does not mean a city. */
function toCityReadings(readings: readonly ParsedPlaceQuery[], state: StateCode | undefined): ParsedPlaceQuery[] {
  return readings.flatMap((reading) => {
    const isCity = reading.says === null || reading.says === 'city'
    if (!isCity || reading.key === '') return []
    if (!state) return [reading]
    return reading.states === null || reading.states.has(state) ? [{ ...reading, states: new Set([state]) }] : []
  })
}

/** Each city once, with its best rank. */
function rankCities(cities: CityIndex, readings: readonly ParsedPlaceQuery[], limit: number): RankedHit[] {
  const found = new Map<string, RankedHit>()
  const add = (list: readonly City[], rank: number) => {
    for (const city of list) {
      const key = `${city.county.fips} ${city.name}`
      const earlier = found.get(key)
      if (!earlier || earlier.rank > rank) found.set(key, toCityHit(city, rank))
    }
  }
  for (const reading of readings) {
    const { key, states } = reading
    add(cities.findExact(key, states, limit), ranks.exact + adjustRank(reading))
    add(findByNickname(cities, reading), ranks.exact + adjustRank(reading))
    add(cities.findStarting(key, states, limit), ranks.start + adjustRank(reading))
  }
  if (found.size >= limit) return [...found.values()]
  for (const reading of readings) {
    const { key, words, states } = reading
    if (words[0] === key) add(cities.findByLaterWord(key, states, limit), ranks.words + adjustRank(reading))
  }
  return [...found.values()]
}

const citiesByNickname = new Map(
  cityNicknames.map(([nickname, city, state]) => [toPlaceKey(toPlaceWords(nickname)), { city, state }]),
)

/** "nyc" is New York in New York, also where a state was chosen or typed that has it. */
function findByNickname(cities: CityIndex, { key, states }: ParsedPlaceQuery): City[] {
  const named = citiesByNickname.get(key)
  if (!named || (states && !states.has(named.state))) return []
  return cities.findExact(toPlaceKey(toPlaceWords(named.city)), new Set([named.state]), 1)
}

const toCityHit = (city: City, rank: number): RankedHit => ({
  hit: { kind: 'city', city, county: city.county },
  rank,
  weight: city.population,
})

function correctCities(cities: CityIndex, readings: readonly ParsedPlaceQuery[], limit: number): RankedHit[] {
  // A name with its state says more than the same words taken as one long name.
  const [stated, plain] = [readings.filter(({ states }) => states), readings.filter(({ states }) => !states)]
  for (const list of [stated, plain]) {
    const found = new Set(
      list.filter(({ isSure }) => isSure).flatMap(({ key, states }) => cities.findMisspelled(key, states, limit)),
    )
    if (found.size > 0) return [...found].map((city) => toCityHit(city, ranks.corrected))
  }
  return []
}

function inOrder(counties: readonly County[]): County[] {
  const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
  return counties.toSorted((a, b) => compare(a.state, b.state) || compare(a.name, b.name))
}

function toEntry(county: County, cities: CityIndex): Entry {
  const nicknames = Object.entries(countyNicknames[county.state] ?? {}).flatMap(([nickname, listed]) =>
    listed.includes(county.name) ? [nickname] : [],
  )
  const { full, short } = getListedWords(county)
  const names = [full, short, ...nicknames.map(toPlaceWords)]
  const keys = [...new Set(names.map(toPlaceKey))]
  return {
    county,
    keys,
    words: [...new Set(names.flatMap(spellOut))],
    weight: weigh(county, cities, toPlaceKey(short)),
  }
}

/** Below the city of the same name in the same state. */
function weigh(county: County, cities: CityIndex, key: string): number {
  const [namesake] = cities.findExact(key, new Set([county.state]), 1)
  const weight = cities.getPopulation(county) * countyWeight
  return namesake && namesake.population > 0 ? Math.min(weight, namesake.population - 1) : weight
}

function zipHits(zips: ZipIndex, digits: string, limit: number, state: StateCode | undefined): PlaceHit[] {
  return zips.starting(digits, limit).flatMap((zip): PlaceHit[] => {
    const choices = zips.counties(zip).filter((county) => !state || county.state === state)
    const [county] = choices
    return county ? [{ kind: 'zip', zip, county, choices }] : []
  })
}

function rankCounties(entries: readonly Entry[], getRank: (entry: Entry) => number | null): RankedHit[] {
  return entries.flatMap((entry) => {
    const rank = getRank(entry)
    return rank === null ? [] : [{ hit: { kind: 'county', county: entry.county }, rank, weight: entry.weight }]
  })
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
    const isOtherKind = reading.says !== null && reading.says !== 'city' && entry.county.kind === 'city'
    const rank = found + adjustRank(reading) + Number(isOtherKind)
    if (lowest === null || rank < lowest) lowest = rank
  }
  return lowest
}

/** "Custer County CO" is in Colorado rather than a county called "Custer" with the kind written twice. */
function adjustRank({ isSure, states, key }: ParsedPlaceQuery): number {
  if (!isSure) return 1
  return states && key !== '' ? -0.5 : 0
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
