import { isTreatmentNeed, treatmentKinds } from '#domain/directory/kinds.ts'
import { listingFlags, decodeYear } from '#domain/directory/search-columns.ts'
import { toNeedsMask } from '#domain/needs/needs-mask.ts'
import { computeDistanceKm } from '#domain/places/distance.ts'
import { listWantedServices } from '#domain/services/related-services.ts'
import { createAnswerRule } from './answer-rule.ts'
import type { Candidate } from './candidate.ts'
import { createHelperGrader } from './helper-grades.ts'
import { createNameMatcher } from './match-name.ts'
import type { RankWeights } from './rank-weights.ts'
import type { RankRequest, WeightedNeed } from './request.ts'

/** The score of one candidate for one request, before needs alternate. */
export interface ScoredCandidate {
  candidate: Candidate
  /** Requested needs as bits: those it is an answer to, those its services help with, those its category may help with. */
  core: number
  strong: number
  weak: number
  /** Points that do not depend on the need. */
  points: number
  /** Share of the person's words found in the name, 0 to 1. */
  nameMatch: number
  namedServices: number
  /** How well its kind helps with the named services, 0 to 3; null when that is not known. */
  grade: number | null
  distanceKm: number | null
  isInCounty: boolean
  /** Years since the data was last confirmed. */
  ageYears: number
}

/** Data older than this counts as old: phone numbers change, listings close. */
export const oldAfterYears = 3

/** The share of a named service's points for a listing that answers none of the certain needs. */
const besideNeeds = 0.3
/** What one grade of help is worth, in points of a named service. */
const gradeShare = 1.3

export function createScorer(request: RankRequest, needs: readonly WeightedNeed[], weights: RankWeights) {
  const { match, weigh } = createScoring(request, needs, weights)
  return (candidate: Candidate): ScoredCandidate => weigh(match(candidate))
}

/** Whether it may be among the answers: it answers a need, or the person's words. */
export const mayAnswer = ({ core, nameMatch, namedServices }: ScoredCandidate): boolean =>
  core !== 0 || nameMatch > 0 || namedServices > 0

/**
 * Prepared once per request, so that scoring thousands of candidates is cheap. Matching tells what a candidate has of what is
 * asked for; weighing adds its points.
 */
export function createScoring(request: RankRequest, needs: readonly WeightedNeed[], weights: RankWeights) {
  const requestedMask = toNeedsMask(needs.map(({ need }) => need))
  const firmMask = toNeedsMask(needs.filter(({ weight }) => weight === 1).map(({ need }) => need))
  const matchName = createNameMatcher(request.text.terms)
  const named = new Set(request.text.services)
  const wanted = listWantedServices(request.text.services)
  // Nearly every treatment center helps with housing, money and jobs: that makes none of them a place to ask for it.
  const isTreatmentWanted = needs.some(isTreatmentNeed)
  const isRelated = ({ kind, services }: Candidate) =>
    (isTreatmentWanted || !treatmentKinds.has(kind)) && (services?.some((id) => wanted.has(id)) ?? false)
  const gradeHelp = request.needs.every((need) => need === 'other')
    ? createHelperGrader(request.helpers, request.text)
    : null
  const chooseAnswered = createAnswerRule(request, needs)
  const flagPoints = flagWeights(request, weights)
  const thisYear = Number(request.month.slice(0, 4))

  const match = (candidate: Candidate): ScoredCandidate => {
    const strong = candidate.needs & requestedMask
    const weak = candidate.weakNeeds & requestedMask & ~strong
    const nameMatch = candidate.name === undefined ? 0 : matchName(candidate.name)
    const namedServices = named.size === 0 ? 0 : (candidate.services?.filter((id) => named.has(id)).length ?? 0)
    const away = distanceTo(candidate, request)
    const isInCounty = servesCounty(candidate, request.countyFips)
    const grade = gradeHelp?.(candidate, { isInCounty, km: away }) ?? null
    const core = chooseAnswered(candidate, strong, { namedServices, grade: grade ?? 0 })
    const ageYears = Math.max(0, thisYear - decodeYear(candidate.flags))
    return {
      candidate,
      core,
      strong,
      weak,
      points: 0,
      nameMatch,
      namedServices,
      grade,
      distanceKm: away,
      isInCounty,
      ageYears,
    }
  }

  const weigh = (matched: ScoredCandidate): ScoredCandidate => {
    const { candidate, core, nameMatch, namedServices, grade, distanceKm: away, isInCounty, ageYears } = matched
    let points = nameMatch * weights.nameMatch + candidate.quality * weights.quality
    if (grade !== null) {
      points += grade * gradeShare * weights.namedService
      points += Math.max(0, Math.min(namedServices, 4) - 1) * weights.furtherService
    } else if (namedServices > 0) {
      const service = weights.namedService + (Math.min(namedServices, 4) - 1) * weights.furtherService
      points += (core & firmMask) !== 0 || firmMask === 0 ? service : service * besideNeeds
    } else if (isRelated(candidate)) points += weights.relatedService
    points += Math.min(3, Math.max(0, countBits(core) - 1)) * weights.furtherNeed
    for (const [bit, worth] of flagPoints) if (candidate.flags & bit) points += worth
    if (core !== 0 && candidate.flags & listingFlags.helpline) points += weights.helpline
    points += scoreLocation(candidate, { request, weights, away, isInCounty })
    points += Math.max(0, weights.fresh - ageYears * weights.staleYear)
    if (ageYears > oldAfterYears) points += weights.oldInformation
    matched.points = points
    return matched
  }

  return { match, weigh }
}

/** It stands in the county, or serves it. */
export function servesCounty({ countyFips, serving }: Candidate, county: string | null): boolean {
  return serving === 'here' || (countyFips !== null && countyFips === county)
}

export function isLocal({ scope }: Candidate): boolean {
  return scope === 'site' || scope === 'region'
}

export function countBits(bits: number): number {
  let left = bits
  let count = 0
  for (; left !== 0; left &= left - 1) count += 1
  return count
}

function flagWeights({ language }: RankRequest, weights: RankWeights): [bit: number, worth: number][] {
  return [
    [listingFlags.servesRecord, weights.servesRecord],
    [listingFlags.servesSupervision, weights.servesSupervision],
    [listingFlags.noIdNeeded, weights.noIdNeeded],
    [listingFlags.walkIn, weights.walkIn],
    [listingFlags.free, weights.free],
    [listingFlags.sliding, weights.slidingFee],
    [listingFlags.alwaysOpen, weights.alwaysOpen],
    [listingFlags.phone, weights.phone],
    [listingFlags.spanish, language === 'es' ? weights.spanish : 0],
    [listingFlags.refusesRecord, weights.refusesRecord],
    [listingFlags.reportsDiffer, weights.reportsDiffer],
    [listingFlags.forChildren, weights.forChildren],
  ]
}

function distanceTo({ lat, lon, scope }: Candidate, { center }: RankRequest): number | null {
  if (lat === null || lon === null || center === null) return null
  return scope === 'site' || scope === 'region' ? computeDistanceKm(center, { lat, lon }) : null
}

interface LocationContext {
  request: RankRequest
  weights: RankWeights
  away: number | null
  isInCounty: boolean
}

function scoreLocation(candidate: Candidate, { request, weights, away, isInCounty }: LocationContext): number {
  if (!isLocal(candidate)) return candidate.scope === 'state' ? weights.statewide : weights.national
  const home = weights.local + (isInCounty ? weights.inCounty : 0)
  if (isInCounty && !request.isCenterExact) {
    // The person's position in the county is unknown, so half the distance points are given at any distance.
    const spread = away === null ? 0 : weights.nearInCounty * Math.exp(-away / weights.nearInCountyKm)
    return home + weights.near / 2 + spread
  }
  return home + (away === null ? 0 : weights.near * Math.exp(-away / weights.nearKm))
}
