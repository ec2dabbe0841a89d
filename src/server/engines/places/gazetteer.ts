import { getListedWords } from '#domain/places/county-key.ts'
import type { County } from '#domain/places/county.ts'
import { fold } from '#domain/text/fold.ts'
import type { Gazetteer } from '#domain/understanding/location-in-text.ts'
import { readCities } from './cities.ts'
import type { Places } from './places.ts'

/** Place names as people use them in a sentence. The cities are loaded when the first one is needed. */
export function createGazetteer(places: Places, folder: string): Gazetteer {
  const byName = new Map<string, County[]>()
  for (const county of places.counties) {
    const { full, short } = getListedWords(county)
    for (const key of new Set([full.join(' '), short.join(' ')])) {
      const list = byName.get(key)
      if (list) list.push(county)
      else byName.set(key, [county])
    }
  }
  let cities: ReadonlyMap<string, string> | undefined
  return {
    findCounty(location) {
      const found = places.findCounty(location)
      if (found) return found
      const city = places.byFips((cities ??= readCities(folder)).get(fold(location.county)) ?? '')
      return city?.state === location.state ? city : null
    },
    zip: (zip) => places.zip(zip),
    named(name) {
      const foldedName = fold(name)
      const isCounty = /\b(county|parish|borough)$/.test(foldedName)
      const city = isCounty ? null : places.byFips((cities ??= readCities(folder)).get(foldedName) ?? '')
      return city ? [city] : (byName.get(foldedName) ?? [])
    },
  }
}
