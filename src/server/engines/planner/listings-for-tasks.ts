import type { PlanListing } from '#domain/action-plan/plan-step.ts'
import { getKind } from '#domain/directory/classify-kind.ts'
import { treatmentKinds } from '#domain/directory/kinds.ts'
import { formatAddress } from '#domain/directory/describe.ts'
import { listingFlags } from '#domain/directory/search-columns.ts'
import type { Language } from '#domain/language.ts'
import type { County } from '#domain/places/county.ts'
import type { Point } from '#domain/places/distance.ts'
import { findMainTown } from '#domain/places/home-town.ts'
import { states } from '#domain/places/states.ts'
import { judgeAudience } from '#domain/planner/place-audience.ts'
import type { Task } from '#domain/planner/task.ts'
import {
  computeReadMask,
  getKindPosition,
  getTaskPlaces,
  ownCountyKinds,
  type TaskPlaces,
} from '#domain/planner/task-kinds.ts'
import { isElsewhere } from '#domain/search/elsewhere.ts'
import type { Candidate } from '#domain/search/candidate.ts'
import { rankWeights } from '#domain/search/rank-weights.ts'
import { emptyInterpretation } from '#domain/search/request.ts'
import { createScorer, servesCounty, type ScoredCandidate } from '#domain/search/score.ts'
import type { ServiceId } from '#domain/services/services.ts'
import type { Clock } from '#server/platform/clock.ts'
import { toResource } from '../directory/card.ts'
import type { DirectoryRepository } from '../directory/repository.ts'
import type { StoredListing } from '../directory/rows.ts'
import { toSearchArea, maxCandidates, radiusKm } from '../directory/search-area.ts'
import type { Places } from '../places/places.ts'
import { loadSavedCandidates } from './saved-listings.ts'

export interface TaskListingsDeps {
  directory: Pick<DirectoryRepository, 'candidates' | 'documents'>
  places: Pick<Places, 'byFips'> & Partial<Pick<Places, 'cities'>>
  clock: Clock
}

export interface TaskListingsOptions {
  language: Language
  /** Listings on the person's own list: they come first for the tasks they fit. */
  savedIds?: readonly string[]
  /** The town where the person is; otherwise the largest of the county. */
  town?: Point | null
  /** Prefers listings that say they speak Spanish; as the language, unless set. */
  spanishFirst?: boolean
}

type SearchableTask = Pick<Task, 'id' | 'services'>

/** How many of the best candidates are loaded: some cannot be reached, and others are used for earlier tasks. */
const candidatesPerTask = 9
/** Branches of one organization among them: they often share one number, and then count as one place. */
const branchesPerTask = 3
/** A plan that names one place for everything hides all others. */
const maxUsesPerListing = 2
const unfit = listingFlags.refusesRecord | listingFlags.forChildren

/** Points beside those of a search: the kind outweighs everything except the way there. */
const kindStep = 40
const worth = { service: 20, affordable: 25, noPhone: -30, maybe: -2 * kindStep, neglected: -200, saved: 1000 } as const
/** Treatment is expensive, and most people who come home have no money yet. */
const affordable: readonly ServiceId[] = ['medicaid-accepted', 'sliding-fee', 'free-of-charge']

/**
 * One real listing for each task that a listing can help with, in the order of the tasks. The directory is read once
 * for all of them. Only listings in the person's own state: their offices are the right ones, and a person on
 * supervision may not leave the state without permission.
 */
export async function findListingsForTasks(
  deps: TaskListingsDeps,
  tasks: readonly SearchableTask[],
  county: County,
  options: TaskListingsOptions,
): Promise<Map<string, PlanListing>> {
  const searched = tasks
    .map((task) => ({ id: task.id, places: getTaskPlaces(task) }))
    .filter(({ places }) => places.kinds.length > 0)
  if (searched.length === 0) return new Map()
  const center = options.town ?? (deps.places.cities && findMainTown(county, deps.places.cities)) ?? county
  const around = { ...county, lat: center.lat, lon: center.lon }
  const near = await loadCandidates(
    deps,
    searched.map(({ places }) => places),
    around,
    options,
  )
  const ranked = rankForTasks(searched, near, around, deps.clock.now(), options)
  const documents = await deps.directory.documents([...new Set([...ranked.values()].flat())])
  return chooseListings(ranked, documents, county, options.language, deps.places)
}

interface NearCandidates {
  byKind: ReadonlyMap<string, readonly Candidate[]>
  savedIds: ReadonlySet<string>
}

async function loadCandidates(
  { directory, clock }: TaskListingsDeps,
  places: readonly TaskPlaces[],
  county: County,
  { savedIds = [] }: TaskListingsOptions,
): Promise<NearCandidates> {
  const now = clock.now()
  const read = { needs: computeReadMask(places), radiusKm, limit: maxCandidates, withNames: true, now }
  const [found, saved] = await Promise.all([
    directory.candidates(toSearchArea(county), read),
    loadSavedCandidates(directory, savedIds, county, now),
  ])
  const foundIds = new Set(found.map(({ id }) => id))
  const all = [...found, ...saved.filter(({ id }) => !foundIds.has(id))]
  const byKind = Map.groupBy(
    all.filter((candidate) => isFit(candidate, county)),
    ({ kind }) => kind,
  )
  return { byKind, savedIds: new Set(savedIds) }
}

/** Excludes national lines, which are not nearby; the task names its own. */
function isFit(candidate: Candidate, county: County): boolean {
  const { kind, scope, countyFips, flags, isUnavailable } = candidate
  const isOwnState = countyFips === null || countyFips.slice(0, 2) === county.fips.slice(0, 2)
  return (
    scope !== 'national' &&
    isOwnState &&
    (flags & unfit) === 0 &&
    isUnavailable !== true &&
    (!ownCountyKinds.has(kind) || servesCounty(candidate, county.fips) || scope === 'state') &&
    (!isElsewhere(candidate) || isNamedFor(candidate, county))
  )
}

const stateNames: ReadonlySet<string> = new Set(states.map(({ label }) => label))

/** Whoever serves a part of a state is often named for it: Legal Aid Foundation of Los Angeles. */
function isNamedFor({ name = '' }: Candidate, { shortName }: County): boolean {
  return (
    !stateNames.has(shortName) &&
    `${name} `
      .split(/[,.()]/)
      .join(' ')
      .includes(` ${shortName} `)
  )
}

/** A few minutes by bus count for nothing; an hour outweighs the next best kind. */
const nearKm = 5
const mostForTheWay = 60
/** A search shows the whole county. A plan names one place, for somebody who most likely has no car. */
const countTheWay = (km: number | null) => (km === null ? 0 : Math.min(mostForTheWay, Math.max(0, km - nearKm)))

/** A library is for whoever lives there, and nobody crosses a mountain or a bay for a card. */
const libraryKm = { inCounty: 30, beyond: 8 } as const
/** A line that finds a clinic is of more use than one that is half a day away. */
const clinicKm = 80
const isTooFar = ({ kind }: Candidate, km: number | null, isInCounty: boolean) =>
  km !== null &&
  ((kind === 'library' && km > (isInCounty ? libraryKm.inCounty : libraryKm.beyond)) ||
    (kind === 'health-center' && km > clinicKm))

/** The ids of the best listings for each task, best first. */
function rankForTasks(
  tasks: readonly { id: string; places: TaskPlaces }[],
  { byKind, savedIds }: NearCandidates,
  county: County,
  now: number,
  { language, spanishFirst = language === 'es', town = null }: TaskListingsOptions,
): Map<string, string[]> {
  const score = createScorer(
    {
      needs: [],
      text: emptyInterpretation,
      center: { lat: county.lat, lon: county.lon },
      isCenterExact: town !== null,
      countyFips: county.fips,
      language: spanishFirst ? 'es' : 'en',
      month: new Date(now).toISOString().slice(0, 7),
    },
    [],
    rankWeights,
  )
  const scored = new Map<Candidate, ScoredCandidate>()
  const getScore = (candidate: Candidate) => {
    const known = scored.get(candidate) ?? score(candidate)
    scored.set(candidate, known)
    return known
  }
  const rate = (taskId: string, places: TaskPlaces, candidate: Candidate): number | null => {
    const position = getKindPosition(places, candidate)
    const audience = position === null ? 'no' : judgeAudience(taskId, candidate)
    if (position === null || audience === 'no') return null
    const { points: own, distanceKm, isInCounty } = getScore(candidate)
    if (isTooFar(candidate, distanceKm, isInCounty)) return null
    const [best] = places.services
    return (
      own -
      countTheWay(distanceKm) -
      position * kindStep +
      (best && candidate.services?.includes(best) ? worth.service : 0) +
      (treatmentKinds.has(candidate.kind) && affordable.some((id) => candidate.services?.includes(id))
        ? worth.affordable
        : 0) +
      (candidate.flags & listingFlags.phone ? 0 : worth.noPhone) +
      (audience === 'maybe' ? worth.maybe : 0) +
      (candidate.isNeglected === true ? worth.neglected : 0) +
      (savedIds.has(candidate.id) ? worth.saved : 0)
    )
  }
  return new Map(
    tasks.map(({ id, places }) => {
      const rated = places.kinds
        .flatMap((kind) => byKind.get(kind) ?? [])
        .flatMap((candidate) => {
          const rating = rate(id, places, candidate)
          return rating === null ? [] : [{ candidate, rating }]
        })
      rated.sort((a, b) => b.rating - a.rating || (a.candidate.id < b.candidate.id ? -1 : 1))
      return [id, takeBest(rated.map(({ candidate }) => candidate))]
    }),
  )
}

function takeBest(candidates: readonly Candidate[]): string[] {
  const branches = new Map<number, number>()
  const ids: string[] = []
  for (const { id, owner } of candidates) {
    if (ids.length === candidatesPerTask) break
    const count = branches.get(owner) ?? 0
    branches.set(owner, count + 1)
    if (count < branchesPerTask) ids.push(id)
  }
  return ids
}

/** For each task the best listing that can be called or visited and is not named twice already. */
function chooseListings(
  ranked: ReadonlyMap<string, readonly string[]>,
  documents: ReadonlyMap<string, StoredListing>,
  county: County,
  language: Language,
  places: TaskListingsDeps['places'],
): Map<string, PlanListing> {
  const uses = new Map<string, number>()
  const chosen = new Map<string, PlanListing>()
  for (const [task, ids] of ranked) {
    for (const id of ids) {
      const stored = documents.get(id)
      if (!stored || stored.listing.state !== county.state || !isReachable(stored)) continue
      const key = getUseKey(stored)
      const count = uses.get(key) ?? 0
      if (count >= maxUsesPerListing) continue
      uses.set(key, count + 1)
      chosen.set(task, toPlanListing(stored, language, places))
      break
    }
  }
  return chosen
}

const findVoice = ({ listing }: StoredListing) =>
  listing.phones.find(({ kind, isListedOnly }) => kind === 'voice' && !isListedOnly)
const isSecret = ({ listing }: StoredListing) => getKind(listing) === 'survivor-program'

/** Nobody walks into a survivor program: its staff say on the phone where to come. */
function isReachable(stored: StoredListing): boolean {
  return findVoice(stored) !== undefined || (stored.listing.street !== null && !isSecret(stored))
}

/** Two listings with one name and one number are the same place to whoever calls. */
function getUseKey(stored: StoredListing): string {
  const { id, name } = stored.listing
  const voice = findVoice(stored)
  return voice ? `${name} ${voice.number}` : id
}

function toPlanListing(stored: StoredListing, language: Language, places: TaskListingsDeps['places']): PlanListing {
  const { id, name } = toResource(stored, null, language, { places })
  const { listing } = stored
  const shown = isSecret(stored) ? { ...listing, street: null, zip: null } : listing
  return { id, name, phone: findVoice(stored)?.number ?? null, address: formatAddress(shown) }
}
