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
/** One judge's grade of a kind for a subject, in any case or only with one of these services. */
const Vote = z.object({ grade, only: z.optional(z.array(ServiceId)) })

const SubjectHelpers = z.object({
  /** How many judged it: a kind that a judge leaves out does not help, by that judge. */
  judges: z.int().check(z.minimum(1)),
  kinds: z.partialRecord(ListingKind, z.array(Vote)),
})

export const HelperGrades = z.object({
  services: z.partialRecord(ServiceId, ServiceHelpers),
  /** Who helps with the subject of a guide: finer than a service, and known where no service has a name for it. */
  subjects: z.record(z.string(), SubjectHelpers),
})
export type HelperGrades = z.infer<typeof HelperGrades>

/** What a text asks for: services, the first of which counts most, and the subjects it may be about. */
export interface AskedHelp {
  services: readonly ServiceId[]
  subjects?: readonly { guideId: string; probability: number }[]
}

/** From this grade on the kind of a listing makes it an answer to whoever named the service. */
export const goodHelp = 1.6
/** Below this grade it is no answer to a subject that is clear. */
export const someHelp = 0.5

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

/** Null when nothing is known about who helps with what is asked. */
export function createHelperGrader(helpers: HelperGrades | undefined, asked: AskedHelp): HelperGrader | null {
  const graders = helpers ? [gradeByServices(helpers, asked), gradeBySubjects(helpers, asked)] : []
  const known = graders.filter((grader) => grader !== null)
  if (known.length === 0) return null
  return (candidate, { isInCounty, km }) => {
    const grade = known.reduce((sum, gradeOne) => sum + gradeOne(candidate), 0) / known.length
    if (grade === 0) return 0
    if (isElsewhere(candidate)) return Math.min(grade, 1)
    const isFar = candidate.scope === 'site' && !isInCounty && km !== null && km > farKm
    return Math.max(0, grade - Number(isFar))
  }
}

type KindGrader = (candidate: Candidate) => number

function gradeByServices({ services: known }: HelperGrades, { services }: AskedHelp): KindGrader | null {
  const asked = services.flatMap((id, index) => {
    const helpers = known[id]
    return helpers
      ? [{ id, helpers, related: new Set(listRelatedServices([id])), less: index === 0 ? 0 : besideFirst }]
      : []
  })
  if (asked.length === 0) return null
  return ({ kind, services: offered = [] }) => {
    let best = 0
    const isLine = kind === 'help-line' && offered.includes(line)
    for (const { id, helpers, related, less } of asked) {
      const grades = helpers.kinds[kind]
      if (isLine && id !== line) best = Math.max(best, helpers.line - less)
      else if (grades) best = Math.max(best, grades[matchService(id, related, offered)] - less)
    }
    return best
  }
}

/** The mean over the subjects that the text may be about, each as likely as it is. */
function gradeBySubjects({ subjects: known }: HelperGrades, { subjects = [] }: AskedHelp): KindGrader | null {
  const asked = subjects.flatMap(({ guideId, probability }) => {
    const helpers = known[guideId]
    return helpers ? [{ ...helpers, probability }] : []
  })
  const sum = asked.reduce((total, { probability }) => total + probability, 0)
  if (sum === 0) return null
  return ({ kind, services: offered = [] }) => {
    let grade = 0
    for (const { judges, kinds, probability } of asked) {
      for (const { grade: vote, only } of kinds[kind] ?? [])
        if (!only || only.some((id) => offered.includes(id))) grade += (probability * vote) / judges
    }
    return grade / sum
  }
}

/** Bits of the needs that those who help with what is asked are listed under. */
export function listHelperNeeds(helpers: HelperGrades | undefined, { services, subjects = [] }: AskedHelp): number {
  const kinds = [
    ...services.flatMap((id) => Object.keys(helpers?.services[id]?.kinds ?? {})),
    ...subjects.flatMap(({ guideId }) => Object.keys(helpers?.subjects[guideId]?.kinds ?? {})),
  ]
  const firstNeeds = kinds.flatMap(
    (kind) => needKeys.find((need) => kindsByNeed[need].some((own) => own === kind)) ?? [],
  )
  return toNeedsMask(firstNeeds)
}
