import type { PlanListing } from '#domain/action-plan/plan-step.ts'
import { listingFlags } from '#domain/directory/search-columns.ts'
import type { Language } from '#domain/language.ts'
import { toNeedsMask } from '#domain/needs/needs-mask.ts'
import type { County } from '#domain/places/county.ts'
import type { Task } from '#domain/planner/task.ts'
import type { Candidate } from '#domain/search/candidate.ts'
import { rankListings } from '#domain/search/rank.ts'
import { needsByService, type ServiceId } from '#domain/services/services.ts'
import type { Clock } from '#server/platform/clock.ts'
import { toResource } from '../directory/card.ts'
import type { DirectoryRepository } from '../directory/repository.ts'
import type { StoredListing } from '../directory/rows.ts'
import { toSearchArea, maxCandidates, radiusKm } from '../directory/search-area.ts'
import type { Places } from '../places/places.ts'

export interface TaskListingsDeps {
  directory: Pick<DirectoryRepository, 'candidates' | 'documents'>
  places: Pick<Places, 'byFips'>
  clock: Clock
}

type SearchableTask = Pick<Task, 'id' | 'services'>

/** How many of the best candidates are loaded: some can be neither called nor visited. */
const candidatesPerTask = 4
const unfit = listingFlags.refusesRecord | listingFlags.forChildren

/** A clinic with beds or case workers has them for its patients, so it is not suggested for a bed alone. */
const treats: ReadonlySet<string> = new Set(['healthcare', 'mental-health', 'recovery-support'])
const treated = toNeedsMask(['healthcare', 'mental-health', 'recovery-support'])

/**
 * One real listing for each task that a listing can help with. The directory is read once for all tasks and ranked for
 * each service as in a search. Only listings in the person's own state: their offices are the right ones, and a person
 * on supervision may not leave the state without permission.
 */
export async function findListingsForTasks(
  deps: TaskListingsDeps,
  tasks: readonly SearchableTask[],
  county: County,
  language: Language,
): Promise<Map<string, PlanListing>> {
  const services = new Set(tasks.flatMap((task) => task.services))
  if (services.size === 0) return new Map()
  const mask = toNeedsMask([...services].flatMap((id) => [...needsByService[id]]))
  const read = { needs: mask, radiusKm, limit: maxCandidates, withNames: true }
  const found = await deps.directory.candidates(toSearchArea(county), read)
  const near = found.filter((candidate) => isFit(candidate, county))
  const best = new Map([...services].map((id) => [id, bestFor(id, near, county, language, deps.clock.now())]))
  const documents = await deps.directory.documents([...new Set([...best.values()].flat())])
  const findReachableListing = (id: ServiceId) =>
    reachable(
      (best.get(id) ?? []).flatMap((listingId) => documents.get(listingId) ?? []),
      county,
    )
  return new Map(
    tasks.flatMap(({ id, services: able }): [string, PlanListing][] => {
      const stored = findFirst(able, findReachableListing)
      return stored ? [[id, toPlanListing(stored, language, deps.places)]] : []
    }),
  )
}

/** Excludes national lines, which are not nearby; the task names its own. */
function isFit({ scope, countyFips, flags }: Candidate, county: County): boolean {
  const isOwnState = countyFips === null || countyFips.slice(0, 2) === county.fips.slice(0, 2)
  return scope !== 'national' && isOwnState && (flags & unfit) === 0
}

function bestFor(
  service: ServiceId,
  near: readonly Candidate[],
  county: County,
  language: Language,
  now: number,
): string[] {
  const answered = toNeedsMask(needsByService[service])
  const able = near.filter(
    ({ category, services, coreNeeds }) =>
      (coreNeeds & answered) !== 0 &&
      services?.includes(service) &&
      (!treats.has(category) || (answered & treated) !== 0),
  )
  const ranked = rankListings(
    able,
    {
      needs: [],
      text: { needs: [], services: [service], terms: [] },
      center: { lat: county.lat, lon: county.lon },
      isCenterExact: false,
      countyFips: county.fips,
      language,
      month: new Date(now).toISOString().slice(0, 7),
    },
    { limit: candidatesPerTask },
  )
  return ranked.map(({ candidate }) => candidate.id)
}

/** The best listing that can be called, otherwise the best that can be visited. */
function reachable(stored: readonly StoredListing[], { state }: County): StoredListing | null {
  const own = stored.filter(({ listing }) => listing.state === state)
  return (
    own.find(({ listing }) => listing.phones.some(({ kind }) => kind === 'voice')) ??
    own.find(({ listing }) => listing.street !== null) ??
    null
  )
}

function findFirst<In, Out>(list: readonly In[], of: (item: In) => Out | null): Out | null {
  for (const item of list) {
    const found = of(item)
    if (found !== null) return found
  }
  return null
}

function toPlanListing(stored: StoredListing, language: Language, places: TaskListingsDeps['places']): PlanListing {
  const { id, name, address } = toResource(stored, null, language, { places })
  const voice = stored.listing.phones.find(({ kind }) => kind === 'voice')
  return { id, name, phone: voice?.number ?? null, address: address ?? null }
}
