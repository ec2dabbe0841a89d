import type { SearchProgressMessage } from '#contracts/search.ts'
import type { SubjectFinder } from '#domain/knowledge/interpret-by-guide.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import type { County } from '#domain/places/county.ts'
import type { Location } from '#domain/places/location.ts'
import { Resource } from '#domain/resources/resource.ts'
import { addNextSteps, arrangeHelp, enoughAnswers, type ArrangedHelp } from '#domain/search/arrange-help.ts'
import { addHelpers, chooseHelperNeeds } from '#domain/search/better-help.ts'
import type { Candidate } from '#domain/search/candidate.ts'
import type { Absence } from '#domain/search/absence.ts'
import {
  nameNearLegalAid,
  toAbsences,
  toContact,
  withoutContacts,
  type AbsentKind,
} from '#domain/search/absent-kinds.ts'
import { countFound, type FoundCounts } from '#domain/search/count-found.ts'
import type { HelperGrades } from '#domain/search/helper-grades.ts'
import type { SearchPlan } from '#domain/search/plan.ts'
import type { RankedListing } from '#domain/search/rank.ts'
import type { RankWeights } from '#domain/search/rank-weights.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Places } from '../places/places.ts'
import { mergeResources } from '../sources/merge.ts'
import { runSources } from '../sources/run.ts'
import type { Source, SourceRequest } from '../sources/source.ts'
import { mapPublishersById, toResource } from './card.ts'
import { findNearLegalAid } from './near-legal-aid.ts'
import type { DirectoryRepository } from './repository.ts'
import { toSearchArea, maxCandidates, radiusKm } from './search-area.ts'
import { planSearch, type HelpRequest } from './search-plan.ts'

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
  const { ranked, absent: missing } = await rankedFor(deps, plan, options.limit, () => tellNeeds('searching', 50))
  const isLawyerMissing = missing.some(({ kind }) => kind === 'legal-help')
  const absent = nameNearLegalAid(missing, isLawyerMissing ? await findNearLegalAid(deps.directory, plan.county) : null)
  signal.throwIfAborted()
  const { cards: all, absences } = await buildCards(deps, ranked, absent, request)
  const cards = options.limit === undefined ? withoutContacts(all, absences) : all
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

/** A caller that shows only a few results has no room for what may help as well. */
async function rankedFor(
  deps: FindDeps,
  plan: SearchPlan<County>,
  limit: number | undefined,
  onCandidates: () => void,
): Promise<ArrangedHelp> {
  const [candidates, weights] = await Promise.all([loadWithHelpers(deps, plan), deps.weights?.()])
  onCandidates()
  const first = arrangeHelp(candidates, plan, { ...(limit !== undefined && { limit }), ...(weights && { weights }) })
  if (first.next === null) return first
  const { mask } = first.next
  const further = mask === 0 ? [] : await loadCandidates(deps, { ...plan, mask }, true)
  return addNextSteps(first, { candidates, further }, plan)
}

/** Also those of other needs whose kind helps, where few listings are good help. */
async function loadWithHelpers(deps: FindDeps, plan: SearchPlan<County>): Promise<Candidate[]> {
  const candidates = await loadCandidates(deps, plan)
  const mask = chooseHelperNeeds(candidates, plan, enoughAnswers)
  return mask === 0 ? candidates : addHelpers(candidates, await loadCandidates(deps, { ...plan, mask }, true), plan)
}

/** All candidates a search ranks; pass `withNames` to read names and services even without search text. */
export function loadCandidates(
  { directory, clock }: Pick<FindDeps, 'directory' | 'clock'>,
  { county, mask, rankRequest: { text, center } }: SearchPlan<County>,
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

function toSourceRequest({ county, needs, text }: SearchPlan<County>, { language }: HelpRequest): SourceRequest {
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
