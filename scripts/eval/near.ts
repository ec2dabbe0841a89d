import { listingKinds, type ListingKind } from '../../src/domain/directory/kinds.ts'
import { type NeedKey, Needs } from '../../src/domain/needs/needs.ts'
import type { County } from '../../src/domain/places/county.ts'
import type { Resource } from '../../src/domain/resources/resource.ts'
import { findHelp } from '../../src/server/engines/directory/find.ts'
import type { Places } from '../../src/server/engines/places/places.ts'
import { systemClock } from '../../src/server/platform/clock.ts'
import { createRandom } from '../train/random.ts'
import { withDirectory } from './open-directory.ts'

/** What people need in their first days, and the kinds of places that are it when they are near and have a phone. */
interface NearNeed {
  name: string
  need: NeedKey
  kinds: readonly ListingKind[]
  /** The place itself, where some kinds only lead to it. */
  proper?: readonly ListingKind[]
}

/** Names of kinds; those that the directory does not know yet are left out. */
const pickKinds = (...names: string[]): ListingKind[] =>
  names.flatMap((name) => listingKinds.find((kind) => kind === name) ?? [])

export const nearNeeds: readonly NearNeed[] = [
  {
    name: 'bed',
    need: 'housing',
    kinds: pickKinds('emergency-shelter', 'coordinated-entry', 'homeless-office', 'day-center', 'transitional-housing'),
    proper: pickKinds('emergency-shelter', 'transitional-housing'),
  },
  { name: 'job center', need: 'employment', kinds: pickKinds('job-center') },
  { name: 'lawyer', need: 'legal', kinds: pickKinds('legal-aid', 'public-defender') },
  { name: 'food', need: 'food-assistance', kinds: pickKinds('food-pantry', 'meal-site', 'food-bank') },
  { name: 'cash', need: 'financial-assistance', kinds: pickKinds('benefits-office', 'money-help') },
  {
    name: 'family',
    need: 'family-child-support',
    kinds: pickKinds('child-support-office', 'family-program', 'head-start', 'wic-clinic'),
  },
  {
    name: 'ID',
    need: 'id-documentation',
    kinds: pickKinds('id-office', 'vital-records', 'social-security-office'),
  },
  { name: 'ride', need: 'transportation', kinds: pickKinds('transit-agency', 'ride-program') },
]

export interface NearFigures {
  /** Counties with a place of the need's kind that is near and has a phone. */
  local: number
  /** Of these, counties with the place itself. */
  proper: number
  /** Counties with any phone that answers, short of a line for the whole nation. */
  any: number
  /** The same without numbers that only one list has. */
  sure: number
  /** The same, with the lines of the nation. */
  anyLine: number
}

export interface NearSample {
  name: string
  counties: readonly County[]
  figures: ReadonlyMap<NearNeed, NearFigures>
}

const firstShown = 5
const seed = 20_261_119

/** The counties where people live, a county as often as its share of them; and counties with small towns alone. */
export async function evaluateNear(): Promise<NearSample[]> {
  return withDirectory(async ({ directory, places, findSubject, helpers }) => {
    const deps = { places, directory, findSubject, helpers, sources: [], clock: systemClock }
    const evaluate = async (county: County, { need, kinds, proper = kinds }: NearNeed) => {
      const location = { state: county.state, county: county.name }
      const request = { location, needs: Needs.parse({ [need]: true }), language: 'en' as const }
      const { resources, absences } = await findHelp(deps, request, { signal: new AbortController().signal })
      const first = resources.slice(0, firstShown).filter(hasPhone)
      const readScopes = async (ids: string[]) =>
        [...(await directory.documents(ids)).values()].map(({ listing }) => listing.scope)
      const scopes = await readScopes(
        absences.flatMap(({ contact: { id, phone, uncalledPhone } }) => (id && (phone ?? uncalledPhone) ? id : [])),
      )
      const sureScopes = await readScopes(absences.flatMap(({ contact: { id, phone } }) => (id && phone ? id : [])))
      const ofState = (list: readonly Resource['scope'][]) => list.some((scope) => scope !== 'national')
      const isNear = (wanted: readonly ListingKind[]) =>
        first.some(({ kind, scope }) => isLocal(scope) && wanted.some((other) => other === kind))
      return {
        local: isNear(kinds),
        proper: isNear(proper),
        any: ofState([...first.map(({ scope }) => scope), ...scopes]),
        sure: ofState([...first.filter(hasSurePhone).map(({ scope }) => scope), ...sureScopes]),
        anyLine: first.length + scopes.length > 0,
      }
    }
    const samples: NearSample[] = []
    for (const { name, counties } of drawCounties(places)) {
      const figures = new Map<NearNeed, NearFigures>()
      for (const need of nearNeeds) {
        const sum = { local: 0, proper: 0, any: 0, sure: 0, anyLine: 0 }
        for (const county of counties) {
          const found = await evaluate(county, need)
          for (const key of ['local', 'proper', 'any', 'sure', 'anyLine'] as const) sum[key] += Number(found[key])
        }
        figures.set(need, sum)
      }
      samples.push({ name, counties, figures })
    }
    return samples
  })
}

const hasPhone = ({ phone, phones = [] }: Resource) => Boolean(phone) || phones.length > 0

const hasSurePhone = ({ phone, phones = [] }: Resource) =>
  phones.length > 0 ? phones.some(({ isListedOnly }) => !isListedOnly) : Boolean(phone)

/** A search reads only what is in the county, within 50 km, or an office of a part of the state that includes it. */
const isLocal = (scope: Resource['scope']) => scope === 'site' || scope === 'region'

const byPopulation = 60
const rural = 24
/** A county without a town of this size, and with fewer people in all its towns, is rural here. */
const smallCounty = 10_000

/**
 * Both samples come from the population of the towns in `data/places/cities.tsv`, the only count of people we keep. A county may be
 * drawn once, so the largest ones weigh a little less than the people in them.
 */
export function drawCounties(places: Pick<Places, 'counties' | 'cities'>) {
  const random = createRandom(seed)
  const peopleIn = new Map(places.counties.map((county) => [county, places.cities.getPopulation(county)]))
  const draw = (from: readonly County[], count: number, weigh: (county: County) => number) => {
    const left = new Set(from)
    const drawn: County[] = []
    while (drawn.length < count && left.size > 0) {
      let at = random() * [...left].reduce((sum, county) => sum + weigh(county), 0)
      const found = [...left].find((county) => (at -= weigh(county)) < 0) ?? [...left][0]
      if (!found) break
      left.delete(found)
      drawn.push(found)
    }
    return drawn
  }
  const small = places.counties.filter((county) => (peopleIn.get(county) ?? 0) < smallCounty)
  return [
    { name: 'by population', counties: draw(places.counties, byPopulation, (county) => peopleIn.get(county) ?? 0) },
    { name: 'rural', counties: draw(small, rural, () => 1) },
  ]
}
