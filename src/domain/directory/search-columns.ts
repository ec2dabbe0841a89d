import type { Listing } from '#domain/directory/listing.ts'
import { getNeedsForCategory } from '#domain/needs/category-match.ts'
import { toNeedsMask } from '#domain/needs/needs-mask.ts'
import { resourceCategories } from '#domain/resources/resource.ts'
import { serviceIds, needsByService } from '#domain/services/services.ts'
import { getCell, nationalCell, getStateCell } from './cells.ts'
import { getKind } from './classify-kind.ts'
import { computeCoreNeeds } from './core-needs.ts'
import { buildAddressKey, getPhoneKey } from './duplicate-keys.ts'
import { isForChildren } from './for-children.ts'
import { getLastConfirmedYear, scoreListingQuality } from './listing-quality.ts'

/** Facts a search needs without parsing the listing. `reportsDiffer` is set by reports, not by the listing. */
export const listingFlags = {
  servesRecord: 1 << 0,
  servesSupervision: 1 << 1,
  noIdNeeded: 1 << 2,
  walkIn: 1 << 3,
  spanish: 1 << 4,
  free: 1 << 5,
  sliding: 1 << 6,
  phone: 1 << 7,
  alwaysOpen: 1 << 8,
  reportsDiffer: 1 << 9,
  /** The listing says that people with a record are turned away. */
  refusesRecord: 1 << 10,
  /** Its position is the exact address, not the center of a ZIP, city or county. */
  exactPosition: 1 << 11,
  /** By its name it is for minors only. */
  forChildren: 1 << 12,
  /** It has a website. */
  website: 1 << 14,
  /** 2-1-1: its operators can refer to everything else. */
  helpline: 1 << 13,
  /** It serves named counties and no others. */
  namedCounties: 1 << 15,
} as const

/** The bits above the flags hold the year the listing was last confirmed, counted from 1990. */
const yearShift = 16
const firstYear = 1990
const lastYear = firstYear + 127

export function decodeYear(flags: number): number {
  return firstYear + (flags >> yearShift)
}

/** Computed once: a load reads them a million times. */
const needsMaskByService = new Map(serviceIds.map((id) => [id, toNeedsMask(needsByService[id])]))
const needsByCategory = new Map(
  resourceCategories.map((category) => [category, toNeedsMask(getNeedsForCategory(category))]),
)

/** Increase it when the same listing would produce different columns: stored data is then reloaded. */
const columnsRevision = 7
/** Identifies the rules the stored columns were computed with, including which service answers which need. */
export const columnsVersion = `${columnsRevision}.${serviceIds
  .reduce((sum, id) => (Math.imul(sum, 31) + (needsMaskByService.get(id) ?? 0)) >>> 0, serviceIds.length)
  .toString(36)}`

/** All columns stored beside the document, computed from the listing alone. */
export function computeSearchColumns(listing: Listing) {
  const coreNeeds = computeCoreNeeds(listing)
  const needs = listing.services.reduce((mask, id) => mask | (needsMaskByService.get(id) ?? 0), coreNeeds)
  return {
    cell: getListingCell(listing),
    needs,
    coreNeeds,
    owner: hashOwner(listing.organization ?? listing.name),
    weakNeeds: (needsByCategory.get(listing.category) ?? 0) & ~needs,
    flags: computeFlags(listing),
    quality: scoreListingQuality(listing),
    phoneKey: getPhoneKey(listing.phones),
    addressKey: buildAddressKey(listing),
    countyFips: listing.countyFips,
    state: listing.state,
    scope: listing.scope,
    category: listing.category,
    kind: getKind(listing),
    lat: listing.position?.lat ?? null,
    lon: listing.position?.lon ?? null,
    name: listing.name,
  }
}

/** Branches have the name of their organization before a dash, and lists write its legal form or leave it out. */
const branchOrForm = /( [–-] .*)$|(,? (inc|llc|corp)\b\.?)+$/

/** A hash is enough to tell whether two are of the same organization. */
function hashOwner(name: string): number {
  const owner = name.toLowerCase().replace(branchOrForm, '').replace(branchOrForm, '')
  let hash = 0
  for (let index = 0; index < owner.length; index += 1) hash = (Math.imul(hash, 31) + owner.charCodeAt(index)) | 0
  return hash
}

/** A listing without a position is found through its county, then through its state. */
function getListingCell({ scope, state, position, countyFips }: Listing): number {
  if (scope === 'national' || state === null) return nationalCell
  if (scope === 'state') return getStateCell(state)
  if (position !== null) return getCell(position.lat, position.lon)
  return countyFips === null ? getStateCell(state) : countyCell(countyFips)
}

/** Numbered below the cells of the states and the nation. */
function countyCell(countyFips: string): number {
  return -100_000 - Number(countyFips)
}

function computeFlags(listing: Listing): number {
  const { facts, services, languages, cost, hours, phones, position } = listing
  const bit = (name: keyof typeof listingFlags, isSet: boolean) => (isSet ? listingFlags[name] : 0)
  return (
    bit('servesRecord', facts.servesRecord?.value === 'yes') |
    bit('servesSupervision', facts.servesSupervision?.value === 'yes') |
    bit('noIdNeeded', facts.noIdNeeded?.value === 'yes') |
    bit('walkIn', facts.walkIn?.value === 'yes') |
    bit('spanish', languages.includes('es') || services.includes('spanish-spoken')) |
    bit('free', cost === 'free' || services.includes('free-of-charge')) |
    bit('sliding', cost === 'sliding' || services.includes('sliding-fee')) |
    bit(
      'phone',
      phones.some(({ isListedOnly }) => !isListedOnly),
    ) |
    bit('website', listing.website !== null) |
    bit('alwaysOpen', hours?.kind === 'always') |
    bit('refusesRecord', facts.servesRecord?.value === 'no') |
    bit('exactPosition', position?.precision === 'exact') |
    bit('forChildren', isForChildren(listing)) |
    bit('helpline', services.includes('helpline-211')) |
    bit('namedCounties', listing.serves !== undefined) |
    (yearBits(listing) << yearShift)
  )
}

function yearBits(listing: Listing): number {
  return Math.min(Math.max(getLastConfirmedYear(listing), firstYear), lastYear) - firstYear
}
