import { listingFlags } from '#domain/directory/search-columns.ts'
import { fromNeedsMask } from '#domain/needs/needs-mask.ts'
import { kindsOnRequest } from '#domain/directory/kinds.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import type { AlsoReason, RankReason, Resource } from '#domain/resources/resource.ts'
import { createLaterRule } from './answer-rule.ts'
import { isElsewhere } from './elsewhere.ts'
import type { Candidate } from './candidate.ts'
import { goodHelp } from './helper-grades.ts'
import { rankWeights, type RankWeights } from './rank-weights.ts'
import { computeNeedWeights, type RankRequest } from './request.ts'
import { createScoring, type ScoredCandidate, isLocal, mayAnswer, oldAfterYears } from './score.ts'
import { spreadByNeed, type RankedCandidate } from './spread.ts'

/** Close enough to mention. */
const nearKm = 25

/** The most offices with waiting lists that stand apart; they take their place from the answers. */
const maxLater = 20

export interface RankedListing {
  candidate: Candidate
  score: number
  reasons: RankReason[]
  /** From the center of the request; null when there is no center or the listing has no position. */
  distanceKm: number | null
  /** Needs its services answer; if none was requested, the needs its category may answer. */
  needs: NeedKey[]
  /** Needs it is an answer to: its main purpose, or a service that the person named. */
  answers: NeedKey[]
  /** Set when the listing is not an answer: why it may help as well. */
  alsoReason?: AlsoReason
}

/** The card with why it stands where it stands. */
export function addRank(card: Resource, { reasons, needs, answers, alsoReason }: RankedListing): Resource {
  return {
    ...card,
    ...(reasons.length > 0 && { reasons }),
    ...(needs.length > 0 && { needs }),
    ...(answers.length > 0 && { answers }),
    ...(alsoReason && { alsoReason }),
  }
}

interface RankOptions {
  weights?: RankWeights
  /** The most answers; all when absent. */
  limit?: number
  /** The most listings that are no answers and may help as well; none when absent. */
  maxOthers?: number
}

/**
 * Answers best first, then what may help as well, without candidates that have nothing to do with a requested need. The
 * same input gives the same order, on the server and offline.
 */
export function rankListings(
  candidates: readonly Candidate[],
  request: RankRequest,
  options: RankOptions = {},
): RankedListing[] {
  const { weights = rankWeights, limit = Number.POSITIVE_INFINITY, maxOthers = 0 } = options
  const needs = computeNeedWeights(request)
  const { match, weigh } = createScoring(request, needs, weights)
  const { services } = request.text
  const areOthersWanted = maxOthers > 0
  const matched = candidates.map(match)
  const scored = (areOthersWanted ? matched : matched.filter(mayAnswer)).map(weigh)
  const { answers, others } = spreadByNeed(scored, needs, weights, services, areOthersWanted)
  const toRanked = ({ scored, worth }: RankedCandidate): RankedListing => ({
    candidate: scored.candidate,
    score: worth,
    reasons: listRankReasons(scored, request),
    distanceKm: scored.distanceKm,
    needs: fromNeedsMask(scored.candidate.needs | (scored.strong === 0 ? scored.weak : 0)),
    answers: fromNeedsMask(scored.core),
  })
  const isLater = createLaterRule(request)
  const [now, waiting] = split(closedLast(answers), ({ scored }) => !isLater(scored.candidate.kind))
  const later = waiting.slice(0, areOthersWanted ? maxLater : 0)
  // Where the subject is known, those that do not help with it would leave no room for those that do.
  const isSubjectKnown = (request.text.subjects?.length ?? 0) > 0
  const also = others
    .filter(
      ({ scored }) =>
        (scored.candidate.kind !== 'youth-program' || (scored.grade ?? 0) >= goodHelp) &&
        !(isSubjectKnown && scored.grade === 0),
    )
    .slice(0, maxOthers)
    .map((other): RankedListing => ({
      ...toRanked(other),
      alsoReason: isLater(other.scored.candidate.kind) ? 'later' : chooseAlsoReason(other.scored),
    }))
  return [
    ...callableFirst(now)
      .slice(0, limit - later.length)
      .map(toRanked),
    ...later.map((listing): RankedListing => ({ ...toRanked(listing), alsoReason: 'later' })),
    ...also,
  ]
}

function split<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))]
}

/** Why a listing that is not of a kind asked for is still worth showing. */
function chooseAlsoReason({ candidate, strong }: ScoredCandidate): AlsoReason {
  const onRequest = kindsOnRequest[candidate.kind]
  if (onRequest) return onRequest.reason
  if (isElsewhere(candidate)) return 'other_area'
  return strong === 0 ? 'may_offer' : 'offers_service'
}

/** As many as a person sees at once. */
const firstShown = 5

/** Where nobody can call any of those shown first, the best one with a number takes the last place among them. */
function callableFirst(placed: RankedCandidate[]): RankedCandidate[] {
  const at = placed.findIndex(({ scored: { candidate } }) => (candidate.flags & listingFlags.phone) !== 0)
  const callable = placed[at]
  if (!callable || at < firstShown) return placed
  return [
    ...placed.slice(0, firstShown - 1),
    callable,
    ...placed.slice(firstShown - 1).filter((one) => one !== callable),
  ]
}

/** Open listings first, then those that take nobody now, then those nobody has confirmed for too long. */
function closedLast(placed: RankedCandidate[]): RankedCandidate[] {
  const getPlace = ({ scored: { candidate } }: RankedCandidate) =>
    candidate.isNeglected === true ? 2 : candidate.isUnavailable === true ? 1 : 0
  return placed.every((candidate) => getPlace(candidate) === 0)
    ? placed
    : [0, 1, 2].flatMap((place) => placed.filter((candidate) => getPlace(candidate) === place))
}

/** Why a listing has its position, most important reason first. */
function listRankReasons(scored: ScoredCandidate, request: RankRequest): RankReason[] {
  const { candidate, distanceKm, isInCounty } = scored
  const has = (bit: number) => (candidate.flags & bit) !== 0
  const isNear = distanceKm !== null && distanceKm <= nearKm && (request.isCenterExact || !isInCounty)
  const isFromOutside = candidate.countyFips !== request.countyFips
  const reasons: [RankReason, boolean][] = [
    ['answers_need', scored.strong !== 0],
    ['may_answer_need', scored.strong === 0 && scored.weak !== 0],
    ['words_match', scored.nameMatch > 0 || scored.namedServices > 0],
    ['in_county', isInCounty && isLocal(candidate) && !isFromOutside],
    ['serves_county', isInCounty && isLocal(candidate) && isFromOutside],
    ['near', isNear],
    ['statewide', candidate.scope === 'state'],
    ['national', candidate.scope === 'national'],
    ['serves_record', has(listingFlags.servesRecord)],
    ['serves_supervision', has(listingFlags.servesSupervision)],
    ['no_id_needed', has(listingFlags.noIdNeeded)],
    ['walk_in', has(listingFlags.walkIn)],
    ['speaks_spanish', request.language === 'es' && has(listingFlags.spanish)],
    ['free', has(listingFlags.free)],
    ['sliding_fee', has(listingFlags.sliding)],
    ['recently_checked', scored.ageYears === 0],
    ['has_phone', has(listingFlags.phone)],
    ['open_always', has(listingFlags.alwaysOpen)],
    ['old_information', scored.ageYears > oldAfterYears],
    ['reports_differ', has(listingFlags.reportsDiffer)],
  ]
  return reasons.flatMap(([reason, isTrue]) => (isTrue ? [reason] : []))
}
