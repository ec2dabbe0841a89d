import { firstDaysNeeds } from '#domain/needs/first-days.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import { type Absence, needByFirstDaysKind } from '#domain/search/absence.ts'
import { fitsNeed } from './answers-need.ts'
import { clampPage, slicePage } from './paging.ts'
import type { Resource } from './resource.ts'

/** One need of several, or the whole list. */
export type SectionKey = NeedKey | 'all'

export interface ResultSection {
  key: SectionKey
  /** Best first; what nobody can call, visit or look up is last. */
  listings: readonly Resource[]
  /** Shown while the section is folded. */
  best: readonly Resource[]
  /** What was asked for here and is not listed near. */
  absences: readonly Absence[]
  /** Homes for later: never counted as answers to where to sleep. */
  later: readonly Resource[]
}

export interface SectionedResults {
  /** Several needs have a section each; otherwise there is one. */
  sections: readonly ResultSection[]
  /** Absences that belong to no section. */
  absences: readonly Absence[]
  /** What may help as well, closed at the end. */
  also: readonly Resource[]
}

interface FoundResults {
  resources: readonly Resource[]
  /** Before a filter: a need without help is not one whose help is filtered out. */
  unfiltered?: readonly Resource[]
  alsoHelpful: readonly Resource[]
  absences: readonly Absence[]
  /** The chosen needs, or those of them that the filter keeps; none where they are not known. */
  needs: readonly NeedKey[]
}

const bestPerNeed = 2

/**
 * The list as a person reads it: one need is a plain list; of several, each has a section of its own, what is most urgent first.
 * A place that answers two needs stands in both sections, and among the best of the second only where nothing else does.
 */
export function buildSections({
  resources,
  unfiltered = resources,
  alsoHelpful,
  absences,
  needs,
}: FoundResults): SectionedResults {
  const later = alsoHelpful.filter(({ alsoReason }) => alsoReason === 'later')
  const also = alsoHelpful.filter(({ alsoReason }) => alsoReason !== 'later')
  const isHousingShown = needs.length === 0 || needs.includes('housing') || needs.includes('other')
  if (needs.length < 2) {
    const all = buildSection('all', resources, new Set())
    return { sections: [{ ...all, later: isHousingShown ? later : [] }], absences, also }
  }
  const byNeed = groupByNeed(resources, needs)
  const byNeedBefore = unfiltered === resources ? byNeed : groupByNeed(unfiltered, needs)
  const shown = new Set<string>()
  const laterIn = needs.includes('housing') ? 'housing' : isHousingShown ? 'other' : null
  const other = absences.filter(({ kind }) => kind === 'other-help')
  const sections = sortByUrgency(needs).flatMap((need): ResultSection[] => {
    const section = buildSection(need, byNeed.get(need) ?? [], shown)
    for (const { id } of section.best) shown.add(id)
    const own = absences.filter(({ kind }) => kind !== 'other-help' && needByFirstDaysKind[kind] === need)
    const isEmpty = section.listings.length === 0
    const isWithoutHelp = own.length === 0 && (byNeedBefore.get(need) ?? []).length === 0
    const missing = isWithoutHelp ? other : own
    const laterHere = need === laterIn ? later : []
    if (isEmpty && missing.length === 0 && laterHere.length === 0) return []
    return [{ ...section, absences: missing, later: laterHere }]
  })
  const told = new Set(sections.flatMap((section) => section.absences))
  return { sections, absences: absences.filter((absence) => !told.has(absence)), also }
}

/** Places of a section on the page: its best while it is folded, else one page of it. */
export function listShown({ key, listings, best }: ResultSection, pages: SectionPages): readonly Resource[] {
  const page = getSectionPage(key, pages)
  return page === null ? best : slicePage(listings, clampPage(page, listings.length))
}

/** The open page of each section. */
export type SectionPages = Readonly<Partial<Record<SectionKey, number>>>

/** Null while it is folded; the whole list never is. */
export function getSectionPage(key: SectionKey, pages: SectionPages): number | null {
  return pages[key] ?? (key === 'all' ? 1 : null)
}

/** To take along: the first page, with the best of every need before the second best. */
export function pickFirstListings({ sections }: SectionedResults, most: number): Resource[] {
  const longest = Math.max(0, ...sections.map(({ listings }) => listings.length))
  const picked = new Set<Resource>()
  for (let at = 0; at < longest && picked.size < most; at += 1) {
    for (const { best, listings } of sections) {
      const listing = best[at] ?? listings[at]
      if (listing && picked.size < most) picked.add(listing)
    }
  }
  return [...picked]
}

function buildSection(key: SectionKey, found: readonly Resource[], shown: ReadonlySet<string>): ResultSection {
  const listings = [...found.filter(isReachable), ...found.filter((listing) => !isReachable(listing))]
  const fresh = listings.filter(({ id }) => !shown.has(id))
  const best = [...fresh, ...listings.filter(({ id }) => shown.has(id))].slice(0, bestPerNeed)
  return { key, listings, best, absences: [], later: [] }
}

/** What fits none of the needs was found by words alone: it is under "something else", or else under the first need. */
function groupByNeed(resources: readonly Resource[], needs: readonly NeedKey[]): Map<NeedKey, Resource[]> {
  const named = needs.filter((need) => need !== 'other')
  const byNeed = new Map<NeedKey, Resource[]>(needs.map((need) => [need, []]))
  const rest: NeedKey | undefined = needs.includes('other') ? 'other' : named[0]
  for (const resource of resources) {
    const fitting = named.filter((need) => fitsNeed(resource, need))
    const isFound = fitting.length > 0 || rest === undefined
    for (const need of isFound ? fitting : [rest]) byNeed.get(need)?.push(resource)
  }
  return byNeed
}

function sortByUrgency(needs: readonly NeedKey[]): NeedKey[] {
  const first = firstDaysNeeds.filter((need) => needs.includes(need))
  return [...first, ...needs.filter((need) => !first.includes(need))]
}

/** A name alone helps nobody. An address without a street is the town. */
function isReachable({ phone, phones, website, address, city }: Resource): boolean {
  const hasStreet = Boolean(address) && !(city && address?.startsWith(city))
  return Boolean(phone) || (phones?.length ?? 0) > 0 || Boolean(website) || hasStreet
}
