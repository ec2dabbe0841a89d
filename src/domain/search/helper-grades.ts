import * as z from 'zod/mini'
import { kindsByNeed, ListingKind } from '#domain/directory/kinds.ts'
import { toNeedsMask } from '#domain/needs/needs-mask.ts'
import { needKeys } from '#domain/needs/needs.ts'
import { listRelatedServices } from '#domain/services/related-services.ts'
import { ServiceId } from '#domain/services/services.ts'
import { isElsewhere } from './elsewhere.ts'
import type { Candidate } from './candidate.ts'

const grade = z.number().check(z.minimum(0), z.maximum(3))

/** What a listing has of a service: the service itself, one close to it, or neither. */
const matches = ['named', 'related', 'neither'] as const
export type ServiceMatch = (typeof matches)[number]

/**
 * How well each kind of listing helps whoever asks for a service: 3 is what was asked for, 1 a little. A kind that is not
 * here does not help. `line` is the 2-1-1 line.
 */
const ServiceHelpers = z.object({
  line: grade,
  kinds: z.partialRecord(ListingKind, z.object({ named: grade, related: grade, neither: grade })),
})
export const HelperGrades = z.partialRecord(ServiceId, ServiceHelpers)
export type HelperGrades = z.infer<typeof HelperGrades>

/** From this grade on the kind of a listing makes it an answer to whoever named the service. */
export const goodHelp = 2

/** What else the text names counts this much less than the first. */
const besideFirst = 0.5
/** A place outside the county and farther away is a trip: it helps one grade less. */
const farKm = 40
const line = 'helpline-211'

export interface Away {
  isInCounty: boolean
  km: number | null
}

export type HelperGrader = (candidate: Candidate, away: Away) => number

/** What a listing has of a service; 2-1-1 knows every service and has none. */
export function matchService(id: ServiceId, related: ReadonlySet<ServiceId>, offered: readonly ServiceId[]) {
  if (offered.includes(id)) return 'named'
  return offered.some((other) => related.has(other)) ? 'related' : 'neither'
}

/** Null when nothing is known about who helps with these services. */
export function createHelperGrader(
  grades: HelperGrades | undefined,
  services: readonly ServiceId[],
): HelperGrader | null {
  const asked = services.flatMap((id, index) => {
    const helpers = grades?.[id]
    return helpers
      ? [{ id, helpers, related: new Set(listRelatedServices([id])), less: index === 0 ? 0 : besideFirst }]
      : []
  })
  if (asked.length === 0) return null
  return (candidate, { isInCounty, km }) => {
    const { kind, services: offered = [] } = candidate
    let best = 0
    const isLine = kind === 'help-line' && offered.includes(line)
    for (const { id, helpers, related, less } of asked) {
      const grades = helpers.kinds[kind]
      if (isLine && id !== line) best = Math.max(best, helpers.line - less)
      else if (grades) best = Math.max(best, grades[matchService(id, related, offered)] - less)
    }
    if (best === 0) return 0
    if (isElsewhere(candidate)) return Math.min(best, 1)
    const isFar = candidate.scope === 'site' && !isInCounty && km !== null && km > farKm
    return Math.max(0, best - Number(isFar))
  }
}

/** Bits of the needs that the helpers of these services are listed under. */
export function listHelperNeeds(grades: HelperGrades | undefined, services: readonly ServiceId[]): number {
  const kinds = services.flatMap((id) => Object.keys(grades?.[id]?.kinds ?? {}))
  const firstNeeds = kinds.flatMap(
    (kind) => needKeys.find((need) => kindsByNeed[need].some((own) => own === kind)) ?? [],
  )
  return toNeedsMask(firstNeeds)
}
