import { getFilterPriority } from '../needs/category-match.ts'
import type { NeedsInterpretation } from '../needs/interpret-needs.ts'
import { type NeedKey, filterNeedKeys, needKeys } from '../needs/needs.ts'
import type { Point } from '../places/distance.ts'
import { answersNeed, fitsNeed } from './answers-need.ts'
import { measureDistanceKm } from './listing-distance.ts'
import { type WeekMoment, getOpenState, isOpenNow } from './open-now.ts'
import type { Resource } from './resource.ts'
import { createTextMatcher } from './text-match.ts'

export interface ResourceFilter {
  /** Listings that match any of these; empty means all. */
  needs: readonly NeedKey[]
  maxMiles: number | null
  isOpenNow: boolean
  speaksSpanish: boolean
  takesRecord: boolean
  text: string
}

export const noFilter: ResourceFilter = {
  needs: [],
  maxMiles: null,
  isOpenNow: false,
  speaksSpanish: false,
  takesRecord: false,
  text: '',
}

/** In miles. */
export const distanceChoices = [5, 10, 25, 50] as const

const kmPerMile = 1.609344
export const toMiles = (km: number): number => km / kmPerMile

/** How many parts of the filter are set: the number on the Filters button. */
export function countActiveFilters(filter: ResourceFilter): number {
  const switches = [filter.maxMiles !== null, filter.isOpenNow, filter.speaksSpanish, filter.takesRecord]
  return filter.needs.length + switches.filter(Boolean).length + (filter.text.trim() === '' ? 0 : 1)
}

interface FilterContext {
  now: WeekMoment
  /** The interpretation of the typed text, once it is loaded. */
  understood: NeedsInterpretation | null
  /** Where the person is; null with only a county. */
  from: Point | null
}

/** The listings that pass, best match first; ties keep the order of the search. */
export function filterResources(
  resources: readonly Resource[],
  filter: ResourceFilter,
  { now, understood, from }: FilterContext,
): Resource[] {
  const textFit = createTextMatcher(filter.text, understood)
  const passing = resources.flatMap((resource) => {
    if (!passesSwitches(resource, filter, { now, from })) return []
    const fit = textFit(resource)
    return fit === 0 ? [] : [{ resource, fit: fit + needFit(resource, filter.needs) }]
  })
  return passing.toSorted((a, b) => b.fit - a.fit).map(({ resource }) => resource)
}

function passesSwitches(
  resource: Resource,
  filter: ResourceFilter,
  { now, from }: Pick<FilterContext, 'now' | 'from'>,
): boolean {
  const { needs, maxMiles } = filter
  return (
    (needs.length === 0 || needs.some((need) => fitsNeed(resource, need))) &&
    (maxMiles === null || isWithin(resource, maxMiles, from)) &&
    (!filter.isOpenNow || isOpenNow(resource, now)) &&
    (!filter.speaksSpanish || speaksSpanish(resource)) &&
    (!filter.takesRecord || takesRecord(resource))
  )
}

/** A listing of the category `other` passes every need's filter, but ranks after those that serve the need. */
function needFit(resource: Resource, needs: readonly NeedKey[]): number {
  return needs.some((need) => answersNeed(resource, need)) ? 0.5 : 0
}

/** Statewide and national services are reached by phone, so they are never too far. */
function isWithin(resource: Resource, maxMiles: number, from: Point | null): boolean {
  if (resource.scope === 'state' || resource.scope === 'national') return true
  const distanceKm = measureDistanceKm(resource, from)
  return distanceKm !== null && toMiles(distanceKm) <= maxMiles
}

function speaksSpanish({ languages, phones }: Resource): boolean {
  return (languages?.includes('es') ?? false) || (phones?.some(({ language }) => language === 'es') ?? false)
}

function takesRecord({ facts }: Resource): boolean {
  return facts?.servesRecord.value === 'yes'
}

/** The needs to offer as filters, by priority: the nine, plus any others the person chose; each with its count. */
export function listNeedChoices(
  resources: readonly Resource[],
  requestedNeeds: readonly NeedKey[],
): { need: NeedKey; count: number }[] {
  const nine: readonly NeedKey[] = filterNeedKeys
  return needKeys
    .filter((need) => nine.includes(need) || requestedNeeds.includes(need))
    .toSorted((a, b) => getFilterPriority(a) - getFilterPriority(b))
    .map((need) => ({ need, count: resources.filter((resource) => fitsNeed(resource, need)).length }))
    .filter(({ count }) => count > 0)
}

/** Which switches are useful for this list: one that would only empty it is not offered. */
export function findUsefulSwitches(resources: readonly Resource[], { now, from }: Pick<FilterContext, 'now' | 'from'>) {
  return {
    maxMiles: resources.some((resource) => measureDistanceKm(resource, from) !== null),
    isOpenNow: resources.some((resource) => getOpenState(resource, now).state !== 'unknown'),
    speaksSpanish: resources.some(speaksSpanish),
    takesRecord: resources.some(takesRecord),
  }
}

/** Fewer listings than this count as limited. */
const limitedBelow = 10

/** The notice above a list: zero results have their own text, which takes precedence over the limited notice. */
type ResultsNotice = 'none' | 'limited' | 'noResults' | 'noMatch'

export function chooseResultsNotice(found: number, shownByFilter: number): ResultsNotice {
  if (found === 0) return 'noResults'
  if (shownByFilter === 0) return 'noMatch'
  return found < limitedBelow ? 'limited' : 'none'
}
