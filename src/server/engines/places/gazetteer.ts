import { getListedWords, toPlaceKey, toPlaceWords } from '#domain/places/county-key.ts'
import type { City } from '#domain/places/city-index.ts'
import type { County } from '#domain/places/county.ts'
import { isOneTypoApart } from '#domain/places/one-typo.ts'
import { parseState } from '#domain/places/state-match.ts'
import type { StateCode } from '#domain/places/states.ts'
import { fold } from '#domain/text/fold.ts'
import type { Gazetteer } from '#domain/understanding/location-in-text.ts'
import type { Places } from './places.ts'

/** With this share of all people who live in a city of that name, it is the city most people mean. */
const mostly = 0.75
/** A namesake with a smaller share is not worth asking about. */
const worthAsking = 0.1
const mostNamesakes = 20
/** Typos in a sentence are corrected only to a long name of a large city: most words are not places at all. */
const shortestMisspelled = 9
const largeCity = 80_000

/** Place names as people use them in a sentence; the same cities and counties as in the type-ahead. */
export function createGazetteer(places: Places): Gazetteer {
  const byName = new Map<string, County[]>()
  for (const county of places.counties) {
    const { full, short } = getListedWords(county)
    for (const key of new Set([full.join(' '), short.join(' ')])) {
      const list = byName.get(key)
      if (list) list.push(county)
      else byName.set(key, [county])
    }
  }
  /** Word for word: in a sentence "ver a" is not Vera. */
  const findCities = (name: string, states: ReadonlySet<StateCode> | null) =>
    places.cities
      .findExact(toKey(name), states, mostNamesakes)
      .filter((city) => countWords(city.name) === countWords(name))
  const large = places.cities
    .listLarge(largeCity)
    .map(({ name, county }) => ({ county, key: toKey(name), words: countWords(name) }))
  return {
    findCounty({ state, county: name, isExplicit = false }) {
      const code = parseState(state)
      const [city] = code && !saysCounty(name) ? findCities(name, new Set([code])) : []
      if (city && (isExplicit || city.population > 0)) return city.county
      return places.findCounty({ state, county: name })
    },
    zip: (zip) => places.zip(zip),
    named(name) {
      const foldedName = fold(name)
      const cities = saysCounty(name) ? [] : findCities(name, null)
      const isCommon = startsWithArticle.test(foldedName) && (cities[0]?.population ?? 0) < largeCity
      const counties = isCommon ? [] : chooseCounties(cities, foldedName.includes(' '))
      return counties.length > 0 ? counties : (byName.get(foldedName) ?? [])
    },
    misspelled(name) {
      const key = toKey(name)
      if (key.length < shortestMisspelled || saysCounty(name)) return null
      const words = countWords(name)
      return large.find((city) => city.words === words && isOneTypoApart(key, city.key))?.county ?? null
    },
  }
}

const countWords = (name: string) => toPlaceWords(name).length
const toKey = (name: string) => toPlaceKey(toPlaceWords(name))
/** "En el centro" and "en la mesa" are seldom El Centro and La Mesa; "en los angeles" is Los Angeles. */
const startsWithArticle = /^(el|la|los|las|the) /
const saysCounty = (name: string) => /\b(county|parish|borough|condado)\b/.test(fold(name))

/**
 * The county of the city most people mean, or of each city that may be meant. A single word that is only a hamlet's
 * name is more often an everyday word.
 */
function chooseCounties(cities: readonly City[], isSeveralWords: boolean): County[] {
  const [first, second] = cities
  if (!first) return []
  const total = cities.reduce((sum, { population }) => sum + population, 0)
  if (total === 0) return isSeveralWords && !second ? [first.county] : []
  if (first.population >= total * mostly) return [first.county]
  const likely = cities.filter(({ population }) => population >= total * worthAsking)
  return [...new Set(likely.map(({ county }) => county))]
}
