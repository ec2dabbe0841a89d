import { kindsOnRequest, treatmentKinds } from '#domain/directory/kinds.ts'
import { toNeedsMask } from '#domain/needs/needs-mask.ts'
import type { ServiceId } from '#domain/services/services.ts'
import type { Candidate } from './candidate.ts'
import type { RankRequest } from './request.ts'

const treatmentNeeds = toNeedsMask(['healthcare', 'mental-health', 'recovery-support', 'sobriety'])

/** Medicines a person must not miss: a clinic that does not give the one they named is no answer. */
const exclusiveServices: readonly ServiceId[] = ['methadone', 'buprenorphine']

/**
 * Which of the requested needs a listing is an answer to, as bits. The kind of a listing decides; a service the person
 * named also makes it an answer, except that treatment centers answer only needs for treatment.
 */
export function createAnswerRule({ text }: Pick<RankRequest, 'text'>) {
  const named: ReadonlySet<ServiceId> = new Set(text.services)
  const exclusive = exclusiveServices.filter((id) => named.has(id))

  return ({ kind, scope, coreNeeds, countyFips, lat, services }: Candidate, strong: number, namedServices: number) => {
    if (kind === 'unknown' || isElsewhere({ scope, countyFips, lat })) return 0
    const isTreatment = treatmentKinds.has(kind)
    if (exclusive.length > 0 && isTreatment && !exclusive.some((id) => services?.includes(id))) return 0
    const onRequest = kindsOnRequest[kind]
    if (onRequest && !onRequest.services.some((id) => named.has(id))) return 0
    if (namedServices === 0 && !onRequest) return strong & coreNeeds
    return isTreatment ? strong & (coreNeeds | treatmentNeeds) : strong
  }
}

/** It serves a part of its state, and we do not know which. */
export function isElsewhere({ scope, countyFips, lat }: Pick<Candidate, 'scope' | 'countyFips' | 'lat'>): boolean {
  return scope === 'region' && countyFips === null && lat === null
}
