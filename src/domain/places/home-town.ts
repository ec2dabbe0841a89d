import type { PlanAnswers } from '../action-plan/plan-answers.ts'
import { fold } from '../text/fold.ts'
import type { City, CityIndex } from './city-index.ts'
import { toPlaceKey } from './county-key.ts'
import type { County } from './county.ts'
import type { Point } from './distance.ts'

/** "I'm out in Vivian", "estoy en Delano", "duermo con una amiga en Sunnyside": where somebody is or sleeps. */
const isHome =
  /\b(?:im|i am|live|living|stay|staying|stayin|sleep|sleeping|out|crashing|estoy|vivo|ando|duermo|durmiendo|quedo|quedandome|parada)\b(?: \w+){0,5}$/
/** The name of a town has up to three words. */
const longestName = 3

type Cities = Pick<CityIndex, 'findExact'>

/** The town of the county where the answers say that the person is; null where they name none, or several. */
export function findHomeTown(answers: PlanAnswers, county: County, cities: Cities): Point | null {
  const { urgent_need, biggest_challenge, support_system } = answers
  const named = [urgent_need, biggest_challenge, support_system].flatMap((answer) =>
    answer.split(/[.,;!?\n()]+/).flatMap((part) => listTowns(part, county, cities)),
  )
  const homes = named.filter(({ isHomeTown }) => isHomeTown)
  const [first, ...others] = homes.length > 0 ? homes : named
  return first && others.every(({ city }) => city.name === first.city.name) ? first.city.point : null
}

interface NamedTown {
  city: City
  isHomeTown: boolean
}

function listTowns(part: string, county: County, cities: Cities): NamedTown[] {
  const words = fold(part).split(' ')
  return words.flatMap((word, at) => {
    if (word !== 'in' && word !== 'en' && word !== 'de') return []
    const city = findTown(words.slice(at + 1, at + 1 + longestName), county, cities)
    const isAt = word !== 'de'
    return city ? [{ city, isHomeTown: isAt && isHome.test(words.slice(0, at).join(' ')) }] : []
  })
}

/** The longest name that the words begin with. */
function findTown(words: readonly string[], county: County, cities: Cities): City | null {
  for (let length = words.length; length > 0; length -= 1) {
    const found = cities.findExact(toPlaceKey(words.slice(0, length)), new Set([county.state]), 5)
    const city = found.find((candidate) => candidate.county.fips === county.fips)
    if (city) return city
  }
  return null
}

const mainTowns = new WeakMap<object, ReadonlyMap<string, Point>>()

/** The largest town of a county: its middle on the map is often desert or forest. */
export function findMainTown({ fips }: County, cities: Pick<CityIndex, 'listLarge'>): Point | null {
  const known = mainTowns.get(cities) ?? listMainTowns(cities)
  mainTowns.set(cities, known)
  return known.get(fips) ?? null
}

/** Largest first, so the last of a county to be set must be its largest. */
const listMainTowns = (cities: Pick<CityIndex, 'listLarge'>): ReadonlyMap<string, Point> =>
  new Map(
    cities
      .listLarge(1)
      .toReversed()
      .map(({ county, point }) => [county.fips, point]),
  )
