import { isTreatmentNeed, kindsOnRequest, treatmentKinds } from '#domain/directory/kinds.ts'
import { toNeedsMask } from '#domain/needs/needs-mask.ts'
import { listWantedServices } from '#domain/services/related-services.ts'
import type { ServiceId } from '#domain/services/services.ts'
import { isElsewhere } from './elsewhere.ts'
import { statewideNeeds, type RankWeights } from './rank-weights.ts'
import type { WeightedNeed } from './request.ts'
import type { ScoredCandidate } from './score.ts'

/**
 * What a listing that is no answer is worth. A service close to the named one counts more than the kind: whoever asks for
 * a college is helped by student aid, not by every library. Where the state is responsible, its own office comes first.
 */
export function createBesideWorth(
  needs: readonly WeightedNeed[],
  services: readonly ServiceId[],
  { coreNeed, strongNeed, weakNeed, statewideAnswer, statewide }: RankWeights,
) {
  const isTreatmentWanted = needs.some(isTreatmentNeed)
  const wanted = listWantedServices(services)
  const certain = needs.filter(({ weight }) => weight === 1).map(({ need }) => need)
  const stateMask = toNeedsMask(statewideNeeds.filter((need) => certain.includes(need)))
  const worthOfKind = ({ strong, namedServices, candidate }: ScoredCandidate) => {
    const { coreNeeds, kind, services: offered } = candidate
    if (kindsOnRequest[kind]) return kindsOnRequest[kind].isForMany ? weakNeed : 0
    // It serves other counties: only a last resort.
    if (candidate.serving === 'elsewhere') return 0
    if (isElsewhere(candidate)) return namedServices > 0 ? strongNeed : weakNeed
    const isWanted = offered?.some((id) => wanted.has(id)) ?? false
    if (strong & coreNeeds && (isWanted || wanted.size === 0)) return coreNeed
    // A line for some people only, such as runaways.
    if (kind === 'help-line' && coreNeeds === 0 && !isWanted) return weakNeed
    const isBeside = strong !== 0 && (isTreatmentWanted || !treatmentKinds.has(kind))
    return isBeside ? strongNeed : weakNeed
  }
  return (scored: ScoredCandidate) => {
    const isOfState = scored.candidate.scope === 'state' && (scored.strong & stateMask) !== 0
    return worthOfKind(scored) + (isOfState ? statewideAnswer - statewide : 0)
  }
}
