import { getCell, listCellsAround } from '#domain/directory/cells.ts'
import type { Listing } from '#domain/directory/listing.ts'
import type { CityRow } from '#domain/places/city-index.ts'
import type { County } from '#domain/places/county.ts'
import { computeDistanceKm, type Point } from '#domain/places/distance.ts'
import { getAreaCode, findCodeState, isTollFree } from './area-codes.ts'
import { addToTally, type Tally } from './tally.ts'

/** An office this near to another state may have its number. */
const borderKm = 60

/** Whether the area code of a number is that of a state far from all these points, or of none. */
export function createForeignPhoneCheck(cities: readonly CityRow[], counties: readonly County[]) {
  const isNear = createBorderCheck(cities, counties)
  return (number: string, state: string | null, points: readonly (Point | undefined)[]): boolean => {
    const code = getAreaCode(number)
    if (code === null || isTollFree(code)) return false
    const owner = findCodeState(code)
    if (owner === state) return false
    return owner === null || !points.some((point) => point && isNear(point, owner))
  }
}

/** Whether a town of the other state is near. */
function createBorderCheck(cities: readonly CityRow[], counties: readonly County[]) {
  const stateByFips = new Map(counties.map(({ fips, state }) => [fips, state]))
  const points = [...cities, ...counties].flatMap(({ fips, lat, lon }) => {
    const state = stateByFips.get(fips)
    return state ? [{ state, lat, lon }] : []
  })
  const byCell = Map.groupBy(points, ({ lat, lon }) => getCell(lat, lon))
  return (point: Point, state: string) =>
    listCellsAround(point.lat, point.lon, borderKm).some((cell) =>
      byCell.get(cell)?.some((town) => town.state === state && computeDistanceKm(point, town) <= borderKm),
    )
}

/** The same for a listing, by where it is or by the counties it serves. */
export function createForeignCheck(cities: readonly CityRow[], counties: readonly County[]) {
  const isFar = createForeignPhoneCheck(cities, counties)
  const centers = new Map(counties.map((county) => [county.fips, county]))
  // An office for a part of the state has no door to measure from: its number may be of beyond any border of the part.
  const listServed = ({ street, scope, serves = [] }: Listing) =>
    scope === 'region' && street === null ? serves.map((fips) => centers.get(fips)) : []
  return (listing: Listing, number: string): boolean =>
    isFar(number, listing.state, [listing.position ?? centers.get(listing.countyFips ?? ''), ...listServed(listing)])
}

const digitsAfterArea = (number: string) => number.slice(6)

/**
 * Northern Mississippi has had 662 instead of 601 since 1999. Whether a county has it is what most numbers there say.
 * A number in a 662 county that still begins with 601 is corrected when another list has the same number with 662.
 */
function createMississippiRule(listings: readonly Listing[]) {
  const votes = new Map<string, number>()
  const known = new Set<string>()
  for (const { state, countyFips, phones } of listings) {
    if (state !== 'MS') continue
    for (const { number } of phones) {
      const code = getAreaCode(number)
      if (code === '662') known.add(digitsAfterArea(number))
      const vote = code === '662' ? 1 : code === '601' || code === '769' ? -1 : 0
      if (countyFips) votes.set(countyFips, (votes.get(countyFips) ?? 0) + vote)
    }
  }
  return ({ state, countyFips }: Listing, number: string): 'keep' | 'drop' | 'correct' => {
    const isOld = state === 'MS' && getAreaCode(number) === '601' && (votes.get(countyFips ?? '') ?? 0) > 0
    if (!isOld) return 'keep'
    return known.has(digitsAfterArea(number)) ? 'correct' : 'drop'
  }
}

/** Numbers that two publishers give for the same town are no typing errors. */
function findConfirmed(listings: readonly Listing[]): ReadonlySet<string> {
  const families = new Map<string, Set<string>>()
  for (const listing of listings) {
    for (const key of listPhoneKeys(listing)) {
      const known = families.get(key) ?? new Set()
      families.set(key, known.add(listing.sourceId.split('-')[0] ?? ''))
    }
  }
  return new Set([...families].flatMap(([key, known]) => (known.size > 1 ? [key] : [])))
}

const buildPhoneKey = ({ city, state }: Listing, number: string) => `${number}|${city?.toLowerCase()}|${state}`
const listPhoneKeys = (listing: Listing) => listing.phones.map(({ number }) => buildPhoneKey(listing, number))

/**
 * Drops the numbers of local places whose area code is that of a state far away, or of none: a typing error, or the mobile
 * of somebody who moved. Old numbers of Mississippi are corrected or dropped.
 */
export function dropForeignPhones(
  listings: readonly Listing[],
  cities: readonly CityRow[],
  counties: readonly County[],
  tally: Tally,
): Listing[] {
  const isFromAfar = createForeignCheck(cities, counties)
  const judgeOld = createMississippiRule(listings)
  const confirmed = findConfirmed(listings)
  const isForeign = (listing: Listing, number: string) =>
    !confirmed.has(buildPhoneKey(listing, number)) && isFromAfar(listing, number)
  return listings.map((listing) => {
    if (listing.scope !== 'site' && listing.scope !== 'region') return listing
    const phones = listing.phones.flatMap((phone) => {
      const old = judgeOld(listing, phone.number)
      if (old === 'correct') {
        addToTally(tally, 'corrected: 601 of Mississippi that became 662')
        return [{ ...phone, number: phone.number.replace('(601)', '(662)') }]
      }
      if (old === 'keep' && !isForeign(listing, phone.number)) return [phone]
      const reason = old === 'drop' ? '601 of Mississippi where 662 is' : 'area code of another state'
      addToTally(tally, `dropped: phone with the ${reason}`)
      return []
    })
    return phones.every((phone, at) => phone === listing.phones[at]) && phones.length === listing.phones.length
      ? listing
      : { ...listing, phones }
  })
}
