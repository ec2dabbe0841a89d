import type { Listing } from '#domain/directory/listing.ts'
import type { CityRow } from '#domain/places/city-index.ts'
import type { County } from '#domain/places/county.ts'
import { states, type StateCode } from '#domain/places/states.ts'
import { splitKeyWords } from './address-key.ts'

export type Area = Pick<Listing, 'countyFips' | 'position'>

/** The city or county of a state with this name, the largest when several have it. */
export type AreaFinder = (state: StateCode, name: string) => Area | null

export function createAreaFinder(cities: readonly CityRow[], counties: readonly County[]): AreaFinder {
  const byFips = new Map(counties.map((county) => [county.fips, county]))
  const places = new Map<string, { fips: string; lat: number; lon: number; population: number }[]>()
  const add = (
    state: StateCode,
    name: string,
    place: { fips: string; lat: number; lon: number; population: number },
  ) => {
    const key = `${state}|${splitKeyWords(name).join(' ')}`
    places.set(key, [...(places.get(key) ?? []), place])
  }
  for (const city of cities) {
    const county = byFips.get(city.fips)
    if (county) add(county.state, city.name, city)
  }
  for (const county of counties) {
    const plain = county.name.replace(/ (county|parish|borough)$/i, '')
    add(county.state, plain, { ...county, population: 0 })
    add(county.state, `${plain} county`, { ...county, population: 0 })
  }
  return (state, name) => {
    const best = places.get(`${state}|${name}`)?.toSorted((a, b) => b.population - a.population)[0]
    if (!best) return null
    return { countyFips: best.fips, position: { lat: best.lat, lon: best.lon, precision: 'county' } }
  }
}

const officeWords = new Set(
  `agency and authority borough city community county department dept development housing low of parish public
  redevelopment rent the town township village`.split(/\s+/),
)

/** Where a public office works whose row tells only its state: "Housing Authority of the County of Kern". */
export function findOfficeArea(findArea: AreaFinder, state: StateCode, name: string): Area | null {
  const place = readOfficePlace(state, name)
  const servesCounty = /\b(county|parish|borough)\b/i.test(name)
  return (servesCounty ? findArea(state, `${place} county`) : null) ?? findArea(state, place)
}

/** What the office is named after, in plain words. */
export function readOfficePlace(state: StateCode, name: string): string {
  const words = splitKeyWords(name).filter((word) => !officeWords.has(word))
  const stateName = states.find(({ code }) => code === state)?.label ?? ''
  const isStateAdded = words.length > 1 && words.at(-1) === stateName.toLowerCase()
  return (isStateAdded ? words.slice(0, -1) : words).join(' ')
}
