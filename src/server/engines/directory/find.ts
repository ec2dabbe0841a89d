import type { SearchProgressMessage } from '#contracts/search.ts'
import { isTreatmentNeed, kindsOnRequest, treatmentKinds } from '#domain/directory/kinds.ts'
import type { SubjectFinder } from '#domain/knowledge/interpret-by-guide.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import type { Location } from '#domain/places/location.ts'
import { Resource } from '#domain/resources/resource.ts'
import { urgentHousing } from '#domain/search/answer-rule.ts'
import type { Candidate } from '#domain/search/candidate.ts'
import type { Absence } from '#domain/search/absence.ts'
import {
  countAnswers,
  listAbsentKinds,
  listNamedAnswers,
  toAbsences,
  type AbsentKind,
} from '#domain/search/absent-kinds.ts'
import { countFound, type FoundCounts } from '#domain/search/count-found.ts'
import type { HelperGrades } from '#domain/search/helper-grades.ts'
import { rankListings, type RankedListing } from '#domain/search/rank.ts'
import { computeNeedWeights } from '#domain/search/request.ts'
import type { RankWeights } from '#domain/search/rank-weights.ts'
import { listWantedServices } from '#domain/services/related-services.ts'
import type { ServiceId } from '#domain/services/services.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Places } from '../places/places.ts'
import { mergeResources } from '../sources/merge.ts'
import { runSources } from '../sources/run.ts'
import type { Source, SourceRequest } from '../sources/source.ts'
import { mapPublishersById, toResource } from './card.ts'
import {
  loadHelpers,
  promoteBestHelp,
  putBestHelpFirst,
  raiseBetterHelp,
  setApartLesserHelp,
  tellMissedKinds,
} from './helpers.ts'
import { findNextSteps, nameNearLegalAid, type NextSteps } from './next-steps.ts'
import type { DirectoryRepository } from './repository.ts'
import { maxCandidates, radiusKm, toSearchArea } from './search-area.ts'
import { planSearch, type HelpRequest, type SearchPlan } from './search-plan.ts'

/** The most one county's response can contain within 60 KB on the wire: answers, and what may help as well. */
export const maxResults = 120
const maxOthers = 30
/** A page with fewer answers also shows next steps. */
const enoughAnswers = 6
/** The most per need that the live panel can show. */
const maxNamesPerNeed = 5

export interface FindDeps {
  places: Places
  directory: Pick<DirectoryRepository, 'candidates' | 'documents'>
  /** Sources searched in addition to the directory; may be empty. */
  sources: readonly Source[]
  clock: Clock
  /** Reads texts that name no service; without it they are read by their words alone. */
  findSubject?: SubjectFinder
  /** Who helps with which service; without it the order of kinds for a need decides. */
  helpers?: HelperGrades
  /** Read with each search, so that a change applies at once; the shipped weights when absent. */
  weights?: () => Promise<RankWeights>
}

export type FindProgress = Extract<SearchProgressMessage, { type: 'need' | 'found' | 'counts' }>

export interface FindOptions {
  /** Aborted when the caller no longer waits for the answer. */
  signal: AbortSignal
  report?: (progress: FindProgress) => void
  /** The number the caller shows; a full list when absent. */
  limit?: number
  /** The longest the additional sources may take. */
  deadlineMs?: number
  /** Called once before a paid source is used; if it refuses, the other sources answer (T-6.5). */
  maySpend?: () => Promise<boolean>
}

export interface FoundHelp {
  /** The county by its listed name, and its state's two letters. */
  location: Location
  /** Listings of a kind that was asked for. */
  resources: Resource[]
  /** Listings of other kinds that may help as well. */
  alsoHelpful: Resource[]
  absences: Absence[]
  /** Of the answers alone. */
  counts: FoundCounts
}

/**
 * Finds help for these needs in this county, best first. External results are added to the directory's, never replace
 * them.
 */
export async function findHelp(deps: FindDeps, request: HelpRequest, options: FindOptions): Promise<FoundHelp> {
  const { signal, report = () => undefined } = options
  const plan = planSearch(deps, request, deps.clock.now())
  const tellNeeds = (status: 'searching' | 'completed', percent: number) => {
    for (const need of plan.needs) report({ type: 'need', need, status, percent })
  }
  tellNeeds('searching', 0)
  const { ranked, absent } = await rankedFor(deps, plan, options.limit, () => tellNeeds('searching', 50))
  signal.throwIfAborted()
  const { cards: all, absences } = await buildCards(deps, ranked, absent, request)
  // The notice already shows its contact with a button to call.
  const isTold = new Set(options.limit === undefined ? absences.map(({ contact }) => contact.id) : [])
  const cards = all.filter(({ id }) => !isTold.has(id))
  const listed = cards.filter(({ alsoReason }) => alsoReason === undefined)
  const alsoHelpful = cards.filter(({ alsoReason }) => alsoReason !== undefined)
  signal.throwIfAborted()
  if (options.report) tellFound(plan.needs, listed, report)
  const listedCounts = countFound(listed)
  report({ type: 'counts', counts: listedCounts })
  const sourceRequest = toSourceRequest(plan, request)
  const sources = await affordable(deps.sources, sourceRequest, options)
  const location = { state: plan.county.state, county: plan.county.name }
  if (sources.length === 0) {
    tellNeeds('completed', 100)
    return { location, resources: listed, alsoHelpful, absences, counts: listedCounts }
  }
  tellNeeds('searching', Math.round(100 / (1 + sources.length)))
  const resources = await joinSources(sources, sourceRequest, listed, options)
  signal.throwIfAborted()
  const counts = countFound(resources)
  report({ type: 'counts', counts })
  tellNeeds('completed', 100)
  return { location, resources, alsoHelpful, absences, counts }
}

/** Nothing in the directory helps: 2-1-1 may know. */
const unknownHelp: readonly AbsentKind[] = [{ kind: 'other-help', contactIds: ['us-211'] }]

/** A caller that shows only a few results has no room for what may help as well. */
async function rankedFor(
  deps: FindDeps,
  plan: SearchPlan,
  limit: number | undefined,
  onCandidates: () => void,
): Promise<{ ranked: RankedListing[]; absent: readonly AbsentKind[] }> {
  const [candidates, weights] = await Promise.all([loadWithHelpers(deps, plan), deps.weights?.()])
  onCandidates()
  const firm = computeNeedWeights(plan.rankRequest).filter(({ weight }) => weight === 1)
  const ranked = rankListings(candidates, plan.rankRequest, {
    limit: limit ?? maxResults,
    maxOthers: limit === undefined ? maxOthers : 0,
    ...(weights && { weights }),
  })
  const { services, subjects } = plan.rankRequest.text
  const answered = listNamedAnswers(ranked, new Set(services))
  const needs = firm.map(({ need }) => need).filter((need) => !answered.has(need))
  // A subject without a service of its own is not what the first-days kinds of its need are for.
  const isSubjectAlone = services.length === 0 && (subjects?.length ?? 0) > 0
  const notThere = listAbsentKinds(isSubjectAlone ? [] : needs, candidates, countAnswers(ranked), plan.county.state)
  const absent = await nameNearLegalAid(deps.directory, tellMissedKinds(notThere, ranked, plan), plan)
  const listed = limit === undefined ? setApartLesserHelp(ranked, plan) : ranked
  const answers = listed.filter(({ alsoReason }) => !alsoReason)
  if (limit !== undefined || answers.length >= enoughAnswers) return { ranked: raiseBetterHelp(listed, plan), absent }
  const firmNeeds = firm.map(({ need }) => need)
  const load = (step: SearchPlan) => loadCandidates(deps, step, true)
  const next = await findNextSteps({ candidates, load }, plan, firmNeeds)
  const later = listed.filter(({ alsoReason }) => alsoReason === 'later')
  const beside = listed.filter(({ alsoReason }) => alsoReason && alsoReason !== 'later')
  const isShown = new Set([...answers, ...later].map(({ candidate }) => candidate.id))
  const also = putBestHelpFirst(joinNextSteps(beside, next, plan), plan).filter(
    ({ candidate: { id } }) => !isShown.has(id),
  )
  // For tonight a waiting list is the last step.
  const isUrgent = services.some((id) => urgentHousing.includes(id))
  const join = (steps: RankedListing[]) => (isUrgent ? [...steps, ...later] : [...later, ...steps])
  if (answers.length > 0 || absent.length > 0)
    return { ranked: raiseBetterHelp([...answers, ...join(also.slice(0, maxOthers))], plan), absent }
  const promoted = promoteBestHelp(also, plan)
  const isPromoted = new Set(promoted.map(({ candidate }) => candidate.id))
  const others = also.filter(({ candidate }) => !isPromoted.has(candidate.id)).slice(0, maxOthers)
  return { ranked: [...promoted, ...join(others)], absent: promoted.length > 0 ? [] : unknownHelp }
}

/**
 * First what offers the very service asked for, then what is closest to it, then further steps, then what only may help.
 * Treatment centers offer nearly everything beside their purpose: where nobody asked for treatment they stand last, and
 * are left out where a person wrote what they need.
 */
function joinNextSteps(others: RankedListing[], { related, further }: NextSteps, plan: SearchPlan): RankedListing[] {
  const { services } = plan.rankRequest.text
  const isTreatmentWanted = computeNeedWeights(plan.rankRequest).some(isTreatmentNeed)
  const beside = others.filter(
    ({ candidate: { kind } }) => !kindsOnRequest[kind] && (isTreatmentWanted || !treatmentKinds.has(kind)),
  )
  const offering = (wanted: ReadonlySet<ServiceId>) =>
    beside.filter(({ candidate }) => candidate.services?.some((id) => wanted.has(id)))
  const sure = beside.filter(({ alsoReason }) => plan.text === null && alsoReason !== 'may_offer')
  const first = services.length === 0 ? sure : offering(new Set(services))
  // What helps with a known subject is known as well: these are all that do.
  const isSubjectKnown = (plan.rankRequest.text.subjects?.length ?? 0) > 0
  const rest =
    plan.text === null || isSubjectKnown
      ? others
      : others.filter(({ candidate: { kind } }) => isTreatmentWanted || !treatmentKinds.has(kind))
  const byId = new Map<string, RankedListing>()
  for (const listing of [...first, ...related, ...offering(listWantedServices(services)), ...further, ...rest]) {
    if (!byId.has(listing.candidate.id)) byId.set(listing.candidate.id, listing)
  }
  return [...byId.values()]
}

/** Also those of other needs whose kind helps, where few listings are good help. */
async function loadWithHelpers(deps: FindDeps, plan: SearchPlan): Promise<Candidate[]> {
  const candidates = await loadCandidates(deps, plan)
  return loadHelpers({ candidates, load: (further) => loadCandidates(deps, further, true) }, plan, enoughAnswers)
}

/** All candidates a search ranks; pass `withNames` to read names and services even without search text. */
export function loadCandidates(
  { directory, clock }: Pick<FindDeps, 'directory' | 'clock'>,
  { county, mask, rankRequest: { text, center } }: SearchPlan,
  withNames = text.terms.length + text.services.length + (text.subjects?.length ?? 0) > 0,
): Promise<Candidate[]> {
  return directory.candidates(toSearchArea(county, center ?? undefined), {
    needs: mask,
    radiusKm,
    limit: maxCandidates,
    withNames,
    now: clock.now(),
  })
}

async function buildCards(
  { directory, places, clock }: FindDeps,
  ranked: readonly RankedListing[],
  absent: readonly AbsentKind[],
  { language }: HelpRequest,
) {
  const contactIds = absent.flatMap((kind) => kind.contactIds)
  const documents = await directory.documents([
    ...new Set([...ranked.map(({ candidate }) => candidate.id), ...contactIds]),
  ])
  const context = { places, publishers: mapPublishersById(documents.values()), now: clock.now() }
  const cards = ranked.flatMap((rankedListing) => {
    const stored = documents.get(rankedListing.candidate.id)
    return stored ? [toResource(stored, rankedListing, language, context)] : []
  })
  const absences = toAbsences(absent, (id) => {
    const stored = documents.get(id)
    return stored ? toContact(toResource(stored, null, language, context)) : null
  })
  return { cards, absences }
}

function toContact({ id, name, phone = null, website = null, phones = [] }: Resource): Absence['contact'] {
  const uncalled = phones.find(({ isListedOnly }) => isListedOnly)?.number
  return { id, name, phone, website, ...(phone === null && uncalled && { uncalledPhone: uncalled }) }
}

/** Reports the first results of each need. */
function tellFound(needs: readonly NeedKey[], resources: readonly Resource[], report: (found: FindProgress) => void) {
  const reported = new Set<Resource>()
  for (const need of needs) {
    const answers = resources
      .filter(({ needs = [], answers = needs }) => answers.includes(need))
      .slice(0, maxNamesPerNeed)
    for (const resource of answers) {
      if (!reported.has(resource)) report({ type: 'found', resource })
      reported.add(resource)
    }
  }
}

function toSourceRequest({ county, needs, text }: SearchPlan, { language }: HelpRequest): SourceRequest {
  return { county, center: { lat: county.lat, lon: county.lon }, needs, text, language }
}

async function affordable(sources: readonly Source[], request: SourceRequest, { maySpend }: FindOptions) {
  const costs = (source: Source) => source.spends?.(request) ?? false
  if (!sources.some(costs)) return sources
  return (await maySpend?.()) ? sources : sources.filter((source) => !costs(source))
}

async function joinSources(
  sources: readonly Source[],
  request: SourceRequest,
  listed: Resource[],
  { signal, report, deadlineMs }: FindOptions,
): Promise<Resource[]> {
  const { resources } = await runSources(sources, request, {
    signal,
    ...(deadlineMs === undefined ? {} : { deadlineMs }),
    report: (found) => {
      for (const resource of readable(found)) report?.({ type: 'found', resource })
    },
  })
  return mergeResources([listed, readable(resources)])
}

/** Drops everything from a source that is not a valid resource before it reaches a person. */
function readable(found: readonly Resource[]): Resource[] {
  return found.map((resource) => Resource.safeParse(resource)).flatMap(({ data }) => data ?? [])
}
