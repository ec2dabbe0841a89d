import * as z from 'zod/mini'
import { kindsByNeed, ListingKind, listingKinds } from '#domain/directory/kinds.ts'
import { toNeedsMask } from '#domain/needs/needs-mask.ts'
import { needKeys } from '#domain/needs/needs.ts'
import { listRelatedServices } from '#domain/services/related-services.ts'
import { ServiceId, serviceIds } from '#domain/services/services.ts'
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
/** What the judges of a subject say of each kind, in any case or only with one of these services: what applies is added up. */
const SubjectVote = z.object({ grade, only: z.optional(z.readonly(z.array(ServiceId))) })
type SubjectVote = z.infer<typeof SubjectVote>

const SubjectHelpers = z.partialRecord(ListingKind, z.array(SubjectVote))

export const HelperGrades = z.object({
  services: z.partialRecord(ServiceId, ServiceHelpers),
  /**
   * Who helps with the subject of a guide: finer than a service, and known where no service has a name for it. Of a detail of it, as
   * `guide/detail`, where others help than usual.
   */
  subjects: z.record(z.string(), SubjectHelpers),
})
export type HelperGrades = z.infer<typeof HelperGrades>

/** What a text asks for: services, the first of which counts most, and the subjects it may be about. */
export interface AskedHelp {
  services: readonly ServiceId[]
  subjects?: readonly { guideId: string; probability: number }[]
  leanings?: readonly { guideId: string; weight: number }[]
}

/** How much the services count beside the subjects, which say more exactly what is asked. */
const servicesShare = 1 / 3

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

const here: Away = { isInCounty: true, km: null }

/** What is read of a listing to grade it. */
export type GradedListing = Pick<Candidate, 'kind' | 'services' | 'scope' | 'countyFips' | 'lat' | 'serving'>

export type HelperGrader = (listing: GradedListing, away: Away) => number

/** What a listing has of a service; 2-1-1 knows every service and has none. */
export function matchService(id: ServiceId, related: ReadonlySet<ServiceId>, offered: readonly ServiceId[]) {
  if (offered.includes(id)) return 'named'
  return offered.some((other) => related.has(other)) ? 'related' : 'neither'
}

/** Null when nothing is known about who helps with what is asked. */
export function createHelperGrader(helpers: HelperGrades | undefined, asked: AskedHelp): HelperGrader | null {
  const byServices = helpers ? gradeByServices(helpers, asked) : null
  const bySubjects = helpers ? gradeBySubjects(helpers, asked) : null
  const gradeKind =
    byServices && bySubjects
      ? (listing: GradedListing) => servicesShare * byServices(listing) + (1 - servicesShare) * bySubjects(listing)
      : (byServices ?? bySubjects)
  if (!gradeKind) return null
  return (candidate, { isInCounty, km }) => {
    const grade = gradeKind(candidate)
    if (grade === 0) return 0
    if (isElsewhere(candidate)) return Math.min(grade, 1)
    const isFar = candidate.scope === 'site' && !isInCounty && km !== null && km > farKm
    return Math.max(0, grade - Number(isFar))
  }
}

type KindGrader = (listing: GradedListing) => number

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
function gradeBySubjects({ subjects }: HelperGrades, text: AskedHelp): KindGrader | null {
  const asked = weighSubjects(text).flatMap(({ guideId, weight }) => {
    // For most details the same help as for the whole guide.
    const helpers = subjects[guideId] ?? subjects[guideId.split('/', 1)[0] ?? '']
    return helpers ? [{ kinds: helpers, weight }] : []
  })
  const sum = asked.reduce((total, { weight }) => total + weight, 0)
  if (sum === 0) return null
  // Joined once for each kind: thousands of listings are graded by the same few votes.
  const known = new Map<ListingKind, KindVotes>()
  return ({ kind, services: offered = [] }) => {
    const votes = known.get(kind) ?? joinVotes(asked.map(({ kinds, weight }) => ({ votes: kinds[kind] ?? [], weight })))
    known.set(kind, votes)
    let grade = votes.always
    for (const { share, only } of votes.some) if (offered.some((id) => only.has(id))) grade += share
    return grade / sum
  }
}

/** What all subjects say of one kind: in any case, and with one of some services. */
interface KindVotes {
  always: number
  some: readonly { only: ReadonlySet<ServiceId>; share: number }[]
}

function joinVotes(asked: readonly { votes: readonly SubjectVote[]; weight: number }[]): KindVotes {
  let always = 0
  const shares = new Map<string, { only: ReadonlySet<ServiceId>; share: number }>()
  for (const { votes, weight } of asked) {
    for (const { grade: vote, only } of votes) {
      if (!only) always += weight * vote
      else {
        const key = only.join(' ')
        const share = (shares.get(key)?.share ?? 0) + weight * vote
        shares.set(key, { only: new Set(only), share })
      }
    }
  }
  return { always, some: [...shares.values()] }
}

const weighSubjects = ({ leanings, subjects = [] }: AskedHelp) =>
  leanings ?? subjects.map(({ guideId, probability }) => ({ guideId, weight: probability }))

/** Bits of the needs under which those are listed who may be of some help with what is asked. */
export function listHelperNeeds(helpers: HelperGrades | undefined, asked: AskedHelp): number {
  const gradeHelp = createHelperGrader(helpers, asked)
  if (!gradeHelp) return 0
  const needs = listingKinds.flatMap((kind) => {
    const best = gradeHelp({ kind, services: serviceIds, scope: 'site', countyFips: null, lat: 0 }, here)
    if (best < someHelp) return []
    return needKeys.find((need) => kindsByNeed[need].some((own) => own === kind)) ?? needKeys
  })
  return toNeedsMask(needs)
}
