import { listingFlags } from '#domain/directory/search-columns.ts'
import type { RankReason } from '#domain/resources/resource.ts'
import type { RankRequest } from './request.ts'
import { isLocal, oldAfterYears, type ScoredCandidate } from './score.ts'

/** Close enough to mention. */
const nearKm = 25

/** Why a listing has its position, most important reason first. */
export function listRankReasons(scored: ScoredCandidate, request: RankRequest): RankReason[] {
  const { candidate, distanceKm, isInCounty } = scored
  const has = (bit: number) => (candidate.flags & bit) !== 0
  const isNear = distanceKm !== null && distanceKm <= nearKm && (request.isCenterExact || !isInCounty)
  const reasons: [RankReason, boolean][] = [
    ['answers_need', scored.strong !== 0],
    ['may_answer_need', scored.strong === 0 && scored.weak !== 0],
    ['words_match', scored.nameMatch > 0 || scored.namedServices > 0],
    ['in_county', isInCounty && isLocal(candidate)],
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
