import { computeEditDistance } from '#domain/text/similar.ts'
import type { County } from './county.ts'
import { spellOut, toPlaceWords } from './county-key.ts'
import type { Point } from './distance.ts'
import type { StateCode } from './states.ts'

/** A city or town as the data files list it. */
export interface CityRow {
  name: string
  fips: string
  lat: number
  lon: number
  /** Rounded to hundreds; 0 when no source gives it. */
  population: number
  /** The seat of its county, or its largest town where the county has no seat. */
  isSeat: boolean
}

export interface City {
  name: string
  county: County
  point: Point
  population: number
}

type States = ReadonlySet<StateCode> | null

/** Looks up cities by the key of their name (`toPlaceKey`). Every list has the largest city first. */
export interface CityIndex {
  readonly size: number
  findExact(key: string, states: States, limit: number): City[]
  /** Names that start with the key, the exact name included. */
  findStarting(key: string, states: States, limit: number): City[]
  /** Names with a later word that starts with this word: "Las Vegas" for "vegas". */
  findByLaterWord(word: string, states: States, limit: number): City[]
  /** Names with one typo, or two in a long name; while a name is being typed also its misspelled start. */
  findMisspelled(key: string, states: States, limit: number): City[]
  listLarge(population: number): City[]
  /** The population of all cities of a county. */
  getPopulation(county: County): number
}

/** Shorter names are too often one letter away from other names. */
const shortestCorrected = 5
const shortestWithTwoTypos = 9
const shortestStart = 6

/** Packed in typed arrays, sorted by key: 34,000 objects would need several times the memory. */
export function createCityIndex(counties: readonly County[], rows: readonly CityRow[]): CityIndex {
  const indexByFips = new Map(counties.map(({ fips }, index) => [fips, index]))
  const sorted = rows
    .filter(({ fips }) => indexByFips.has(fips))
    .map((row) => ({ row, words: spellOut(toPlaceWords(row.name)) }))
    .map((entry) => ({ ...entry, key: entry.words.join('') }))
    .toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
  const keys = sorted.map(({ key }) => key)
  const names = sorted.map(({ row }) => row.name)
  const countyIndexes = Uint16Array.from(sorted, ({ row }) => indexByFips.get(row.fips) ?? 0)
  const points = Float32Array.from(sorted.flatMap(({ row }) => [row.lat, row.lon]))
  const populations = Uint32Array.from(sorted, ({ row }) => Math.max(row.population, Number(row.isSeat)))
  const letters = Int32Array.from(keys, toLetterBits)
  const laterWords = packLaterWords(sorted.map(({ words }) => words))
  const byCounty = new Map<County, number>()
  for (let i = 0; i < names.length; i += 1) {
    const county = counties[countyIndexes[i] ?? 0]
    if (county) byCounty.set(county, (byCounty.get(county) ?? 0) + (populations[i] ?? 0))
  }

  const isIn = (i: number, states: States) => {
    const county = counties[countyIndexes[i] ?? 0]
    return county !== undefined && (states === null || states.has(county.state))
  }
  const getCity = (i: number): City[] => {
    const county = counties[countyIndexes[i] ?? 0]
    if (!county) return []
    const point = { lat: toThousandths(points[2 * i]), lon: toThousandths(points[2 * i + 1]) }
    return [{ name: names[i] ?? '', county, point, population: populations[i] ?? 0 }]
  }
  const takeBiggest = (found: readonly number[], limit: number) =>
    found
      .toSorted((a, b) => (populations[b] ?? 0) - (populations[a] ?? 0))
      .slice(0, limit)
      .flatMap(getCity)
  const listFrom = (key: string, states: States, isWhole: boolean): number[] => {
    const found: number[] = []
    for (let i = findFirst(keys, key); i < keys.length; i += 1) {
      const listed = keys[i] ?? ''
      if (isWhole ? listed !== key : !listed.startsWith(key)) break
      if (isIn(i, states)) found.push(i)
    }
    return found
  }

  return {
    size: keys.length,
    findExact: (key, states, limit) => (key === '' ? [] : takeBiggest(listFrom(key, states, true), limit)),
    findStarting: (key, states, limit) => (key === '' ? [] : takeBiggest(listFrom(key, states, false), limit)),
    findByLaterWord: (word, states, limit) =>
      takeBiggest(
        laterWords(word).filter((i) => isIn(i, states)),
        limit,
      ),
    findMisspelled(key, states, limit) {
      const { whole, begun } = findTypos(key, keys, letters, (i) => isIn(i, states))
      const cities = takeBiggest(whole, limit)
      return cities.length > 0 ? cities : takeBiggest(begun, limit)
    },
    listLarge: (population) =>
      takeBiggest(
        names.map((_, i) => i).filter((i) => (populations[i] ?? 0) >= population),
        names.length,
      ),
    getPopulation: (county) => byCounty.get(county) ?? 0,
  }
}

const toThousandths = (degrees: number | undefined) => Math.round((degrees ?? NaN) * 1000) / 1000

/** One bit for each letter of the key, to rule most names out before letters are compared one by one. */
function toLetterBits(key: string): number {
  let bits = 0
  for (let i = 0; i < key.length; i += 1) bits |= 1 << (key.charCodeAt(i) & 31)
  return bits
}

/** Adds up neighboring bits, then pairs, then fours: no loop, because this runs for every city of the country. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

function findTypos(
  key: string,
  keys: readonly string[],
  letters: Int32Array,
  isAllowed: (i: number) => boolean,
): { whole: number[]; begun: number[] } {
  const near: number[][] = [[], []]
  const begun: number[] = []
  if (key.length < shortestCorrected) return { whole: [], begun }
  const most = key.length < shortestWithTwoTypos ? 1 : 2
  const typed = toLetterBits(key)
  for (let i = 0; i < keys.length; i += 1) {
    const listed = letters[i] ?? 0
    // A typo adds at most one letter that the name does not have.
    const extra = countBits(typed & ~listed)
    if (extra > most) continue
    const name = keys[i] ?? ''
    const isSimilarLength = Math.abs(name.length - key.length) <= most
    if (isSimilarLength && countBits(listed & ~typed) <= most && isAllowed(i)) {
      const distance = computeEditDistance(key, name, most)
      // Two typos with another first letter are another name.
      if (distance === 1 || (distance === 2 && name[0] === key[0])) near[distance - 1]?.push(i)
    }
    const canBeStart = name.length > key.length && name[0] === key[0] && name[1] === key[1]
    if (key.length >= shortestStart && extra <= 1 && canBeStart && isAllowed(i) && isMisspelledStart(key, name)) {
      begun.push(i)
    }
  }
  const [one = [], two = []] = near
  return { whole: one.length > 0 ? one : two, begun }
}

const isMisspelledStart = (key: string, name: string) =>
  [0, 1, -1].some((more) => computeEditDistance(key, name.slice(0, key.length + more), 1) === 1)

/** All later words of all names in one text, so that one search through it finds a word. */
function packLaterWords(all: readonly (readonly string[])[]): (word: string) => number[] {
  const starts = new Uint32Array(all.length)
  const parts: string[] = []
  let length = 0
  all.forEach((words, i) => {
    starts[i] = length
    const part = words
      .slice(1)
      .map((word) => ` ${word}`)
      .join('')
    parts.push(part)
    length += part.length
  })
  const text = parts.join('')
  return (word) => {
    const found: number[] = []
    if (word.length < 3) return found
    for (let at = text.indexOf(` ${word}`); at >= 0; at = text.indexOf(` ${word}`, at + 1)) {
      const i = findLastAtMost(starts, at)
      if (found.at(-1) !== i) found.push(i)
    }
    return found
  }
}

function findLastAtMost(sorted: Uint32Array, wanted: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? 0) <= wanted) low = middle + 1
    else high = middle
  }
  return low - 1
}

function findFirst(sorted: readonly string[], wanted: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? '') < wanted) low = middle + 1
    else high = middle
  }
  return low
}
