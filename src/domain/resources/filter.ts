import { type Audience, audiences, type ReentryFact } from '../directory/reentry-facts.ts'
import { getFilterPriority } from '../needs/category-match.ts'
import type { NeedsInterpretation } from '../needs/interpret-needs.ts'
import { type NeedKey, filterNeedKeys, needKeys } from '../needs/needs.ts'
import type { Point } from '../places/distance.ts'
import { answersNeed, fitsNeed } from './answers-need.ts'
import { judgeAcceptance, judgeFit } from './acceptance.ts'
import { measureDistanceKm } from './listing-distance.ts'
import { getNextOpening, getOpenState } from './open-now.ts'
import type { Resource } from './resource.ts'
import { createTextMatcher } from './text-match.ts'

export interface ResourceFilter {
  /** Listings that match any of these; empty means all. */
  needs: readonly NeedKey[]
  /** Listings for any of these people; empty means all. */
  audiences: readonly Audience[]
  maxMiles: number | null
  isOpenNow: boolean
  speaksSpanish: boolean
  takesRecord: boolean
  /** Without the listings that say no to what the person said of themselves. */
  isLikely: boolean
  /** Also those of which nobody knows whether they pass. */
  showsUnknown: boolean
  text: string
}

export const noFilter: ResourceFilter = {
  needs: [],
  audiences: [],
  maxMiles: null,
  isOpenNow: false,
  speaksSpanish: false,
  takesRecord: false,
  isLikely: false,
  showsUnknown: false,
  text: '',
}

/** In miles. */
export const distanceChoices = [5, 10, 25, 50] as const

const kmPerMile = 1.609344
export const toMiles = (km: number): number => km / kmPerMile

/** How many parts of the filter are set: the number on the Filters button. */
export function countActiveFilters(filter: ResourceFilter): number {
  const switches = [
    filter.maxMiles !== null,
    filter.isOpenNow,
    filter.speaksSpanish,
    filter.takesRecord,
    filter.isLikely,
  ]
  const chosen = filter.needs.length + filter.audiences.length
  return chosen + switches.filter(Boolean).length + (filter.text.trim() === '' ? 0 : 1)
}

interface FilterContext {
  /** For “open now”, by the clock of each listing. */
  now: number
  /** The interpretation of the typed text, once it is loaded. */
  understood: NeedsInterpretation | null
  /** Where the person is; null with only a county. */
  from: Point | null
  /** What the person said of themselves, on this device only. */
  own?: readonly ReentryFact[] | undefined
}

type Moment = Pick<FilterContext, 'now' | 'from' | 'own'>

/** The listings that pass, best match first; ties keep the order of the search. */
export function filterResources(
  resources: readonly Resource[],
  filter: ResourceFilter,
  context: FilterContext,
): Resource[] {
  return filterByAnswers(resources, filter, context, filter.showsUnknown ? ['yes', 'unknown'] : ['yes'])
}

/** Of how many listings nobody knows whether they pass. */
export function countUnknown(resources: readonly Resource[], filter: ResourceFilter, context: FilterContext): number {
  return filterByAnswers(resources, filter, context, ['unknown']).length
}

/** Of the listings that pass otherwise: how many say no to this person, and how many leave something to ask. */
export function countLikely(resources: readonly Resource[], filter: ResourceFilter, context: FilterContext) {
  const fits = filterResources(resources, { ...filter, isLikely: false }, context).map((resource) =>
    judgeFit(resource, context.own ?? []),
  )
  return { no: fits.filter((fit) => fit === 'no').length, unknown: fits.filter((fit) => fit === 'unknown').length }
}

function filterByAnswers(
  resources: readonly Resource[],
  filter: ResourceFilter,
  { now, understood, from, own }: FilterContext,
  wanted: readonly Answer[],
): Resource[] {
  const textFit = createTextMatcher(filter.text, understood)
  const passing = resources.flatMap((resource) => {
    if (!wanted.includes(passes(resource, filter, { now, from, own }))) return []
    const fit = textFit(resource)
    return fit === 0 ? [] : [{ resource, fit: fit + needFit(resource, filter.needs) }]
  })
  return passing.toSorted((a, b) => b.fit - a.fit).map(({ resource }) => resource)
}

type Answer = 'yes' | 'no' | 'unknown'
/** "Ask first" is no answer yet. */
const toKnown = (value: ReturnType<typeof judgeAcceptance>): Answer => (value === 'ask' ? 'unknown' : value)
const toAnswer = (value: boolean): Answer => (value ? 'yes' : 'no')

function passes(resource: Resource, filter: ResourceFilter, { now, from, own = [] }: Moment): Answer {
  const { needs, audiences, maxMiles } = filter
  const answers: Answer[] = []
  if (needs.length > 0) answers.push(toAnswer(needs.some((need) => fitsNeed(resource, need))))
  if (audiences.length > 0) {
    const fits = audiences.map((audience) => toKnown(judgeAcceptance(resource, audience)))
    answers.push(fits.find((fit) => fit === 'yes') ?? fits.find((fit) => fit === 'unknown') ?? 'no')
  }
  if (maxMiles !== null) answers.push(isWithin(resource, maxMiles, from))
  if (filter.isOpenNow) answers.push(isOpen(resource, now))
  if (filter.speaksSpanish) answers.push(speaksSpanish(resource))
  if (filter.takesRecord) answers.push(toKnown(judgeAcceptance(resource, 'servesRecord')))
  // Most places do not say: those stay, and the card has what to ask.
  if (filter.isLikely && judgeFit(resource, own) === 'no') answers.push('no')
  return answers.find((answer) => answer === 'no') ?? answers.find((answer) => answer === 'unknown') ?? 'yes'
}

/** How many are named when nothing is open. */
const mostOpenings = 3

/**
 * For a list that "open now" leaves empty: what else fits the filter, by when it opens; ties keep the order of the
 * search.
 */
export function listNextOpenings(
  resources: readonly Resource[],
  filter: ResourceFilter,
  context: FilterContext,
): Resource[] {
  if (!filter.isOpenNow) return []
  return filterResources(resources, { ...filter, isOpenNow: false }, context)
    .flatMap((resource) => {
      const opensAt = getNextOpening(resource, context.now)
      return opensAt === null ? [] : [{ resource, opensAt }]
    })
    .toSorted((a, b) => a.opensAt - b.opensAt)
    .slice(0, mostOpenings)
    .map(({ resource }) => resource)
}

/** A listing of the category `other` passes every need's filter, but ranks after those that serve the need. */
function needFit(resource: Resource, needs: readonly NeedKey[]): number {
  return needs.some((need) => answersNeed(resource, need)) ? 0.5 : 0
}

/** Statewide and national services are reached by phone, so they are never too far. */
function isWithin(resource: Resource, maxMiles: number, from: Point | null): Answer {
  if (resource.scope === 'state' || resource.scope === 'national') return 'yes'
  const distanceKm = measureDistanceKm(resource, from)
  return distanceKm === null ? 'unknown' : toAnswer(toMiles(distanceKm) <= maxMiles)
}

function isOpen(resource: Resource, now: number): Answer {
  const { state } = getOpenState(resource, now)
  return state === 'unknown' ? 'unknown' : toAnswer(state === 'open')
}

/** A list of languages names those beside English; without one nobody knows. */
function speaksSpanish({ languages = [], phones = [] }: Resource): Answer {
  if (languages.includes('es') || phones.some(({ language }) => language === 'es')) return 'yes'
  return languages.length > 0 ? 'no' : 'unknown'
}

/**
 * The needs to offer as filters, with their counts: of several chosen ones those that have an answer. Where it is not known what was
 * chosen, the nine by priority.
 */
export function listNeedChoices(
  resources: readonly Resource[],
  requestedNeeds: readonly NeedKey[],
): { need: NeedKey; count: number }[] {
  if (requestedNeeds.length === 1) return []
  const offered: readonly NeedKey[] = requestedNeeds.length > 0 ? requestedNeeds : filterNeedKeys
  return needKeys
    .filter((need) => offered.includes(need))
    .toSorted((a, b) => getFilterPriority(a) - getFilterPriority(b))
    .map((need) => ({ need, count: resources.filter((resource) => fitsNeed(resource, need)).length }))
    .filter(({ count }) => count > 0)
}

/** Which filters are useful for this list: one that would only empty it is not offered. */
export function findUsefulFilters(resources: readonly Resource[], { now, from }: Moment) {
  return {
    audiences: audiences.filter((audience) =>
      resources.some((resource) => judgeAcceptance(resource, audience) === 'yes'),
    ),
    maxMiles: resources.some((resource) => measureDistanceKm(resource, from) !== null),
    isOpenNow: resources.some((resource) => isOpen(resource, now) !== 'unknown'),
    speaksSpanish: resources.some((resource) => speaksSpanish(resource) === 'yes'),
    takesRecord: resources.some(({ facts }) => facts?.servesRecord.value === 'yes'),
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
