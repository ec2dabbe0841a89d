import type { Language } from '#domain/language.ts'
import { maxOtherDescription, Needs, needKeys, type NeedKey } from '#domain/needs/needs.ts'
import { interpretNeeds } from '#domain/needs/interpret-needs.ts'
import type { County } from '#domain/places/county.ts'
import type { Location } from '#domain/places/location.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { needsByService } from '#domain/services/services.ts'
import { findLocationInText, type Gazetteer } from '#domain/understanding/location-in-text.ts'
import type { ListingFinder } from '#server/engines/assistant/embedded/listings-near.ts'
import type { Places } from '#server/engines/places/places.ts'
import type { Person } from '../introductions/records.ts'

export interface OtherListingsDeps {
  places: Pick<Places, 'byFips' | 'findCounty'>
  gazetteer: Gazetteer
  findListings: ListingFinder
}

export interface OtherListingsQuery {
  input: string
  language: Language
  person: Person | null
  /** Listings of the organization that asks. */
  own: readonly { id: string; countyFips: string | null }[]
}

export type OtherListings =
  | { kind: 'found'; county: County; listings: Resource[] }
  | { kind: 'needUnclear' | 'placeUnclear' }

const maxListings = 5
/** Enough to have five left after the organization's own are removed. */
const candidateLimit = 30
const likelyNeed = 0.5

/**
 * Other listings for a person the organization cannot serve: near the person, else near the location in the notes, else
 * near the organization.
 */
export async function findOtherListings(
  deps: OtherListingsDeps,
  question: OtherListingsQuery,
  signal: AbortSignal,
): Promise<OtherListings> {
  const needs = chooseNeeds(question)
  if (needs.length === 0) return { kind: 'needUnclear' }
  const county = chooseCounty(deps, question)
  if (!county) return { kind: 'placeUnclear' }
  const location: Location = { state: county.state, county: county.name }
  const found = await deps.findListings(
    {
      location,
      language: question.language,
      isSentence: true,
      needs: {
        ...Needs.parse({}),
        ...Object.fromEntries(needs.map((need) => [need, true])),
        otherDescription: question.input.slice(0, maxOtherDescription),
      },
    },
    candidateLimit + question.own.length,
    signal,
  )
  const own = new Set(question.own.map(({ id }) => id))
  const others = found.filter(({ id, scope }) => !own.has(id) && scope !== 'national')
  return { kind: 'found', county, listings: others.slice(0, maxListings) }
}

/** Needs named in the notes take priority; otherwise the ones the person selected. */
function chooseNeeds({ input, person }: OtherListingsQuery): NeedKey[] {
  const understood = interpretNeeds(input)
  const statedNeeds = understood.needs.filter(({ strength }) => strength >= likelyNeed).map(({ need }) => need)
  const named =
    statedNeeds.length > 0 ? statedNeeds : understood.services.flatMap((id) => needsByService[id].slice(0, 1))
  const intendedNeeds = named.filter((need) => need !== 'other')
  return intendedNeeds.length > 0
    ? intendedNeeds
    : needKeys.filter((need) => need !== 'other' && person?.userNeeds.includes(need))
}

/** Where the person is: as the notes say, as the person said, else where the organization is. */
export function chooseCounty(
  { places, gazetteer }: Pick<OtherListingsDeps, 'places' | 'gazetteer'>,
  { input, person, own }: Pick<OtherListingsQuery, 'input' | 'person' | 'own'>,
): County | null {
  const { location } = findLocationInText(input, gazetteer)
  const statedLocation = location ?? person?.userLocation
  const near = statedLocation ? places.findCounty(statedLocation) : null
  return (
    near ??
    own
      .map(({ countyFips }) => (countyFips === null ? null : places.byFips(countyFips)))
      .find((county) => county !== null) ??
    null
  )
}
