import { getCell, listCellsAround } from '#domain/directory/cells.ts'
import { getKind } from '#domain/directory/classify-kind.ts'
import type { ListingKind } from '#domain/directory/kinds.ts'
import type { Listing } from '#domain/directory/listing.ts'
import { computeDistanceKm } from '#domain/places/distance.ts'
import { splitKeyWords, toNameKey } from './address-key.ts'
import { areRelated, mergeTwo } from './merge.ts'
import { isListSource, isStaleSource } from './sources.ts'
import { addToTally, type Tally } from './tally.ts'

/** Lists that overlap with the others: their rows are compared with every listing before them. */
const overlappingFamilies = new Set(['ssa', 'va', 'bia', 'guide', 'liheap', 'county', 'rhy'])
const isOverlapping = ({ sourceId }: Listing) => {
  return sourceId === 'imls-outlets' || overlappingFamilies.has(sourceId.split('-')[0] ?? '')
}

/** Types and directions of streets, which lists write, shorten or leave out as they like. */
const looseWords = new Set('st ave rd blvd dr ln hwy ct pl pkwy cir sq ter tpke n s e w ne nw se sw'.split(' '))

export function buildStreetKey({ street, city, state }: Listing): string | null {
  const [number = '', ...rest] = splitKeyWords(street)
  const end = rest.findIndex((word) => word === 'ste' || word === 'fl' || word === 'bldg')
  const words = (end === -1 ? rest : rest.slice(0, end)).filter((word) => !looseWords.has(word))
  if (!/^\d/.test(number) || words.length === 0) return null
  return ['street', number, ...words, toNameKey(city ?? ''), state].join('|')
}

export const buildPhoneKeys = ({ phones, state }: Listing) => phones.map(({ number }) => `phone|${number}|${state}`)
export const buildNameKey = ({ name, city, state }: Listing) =>
  `name|${toNameKey(name)}|${toNameKey(city ?? '')}|${state}`

const listKeys = (listing: Listing): string[] => {
  return [`id|${listing.id}`, buildStreetKey(listing) ?? [], buildPhoneKeys(listing), buildNameKey(listing)].flat()
}

/** The same name in the same town is enough by itself. */
const isIdentity = (key: string) => key.startsWith('id|') || key.startsWith('name|')

const mostRowsPerPhone = 3

/** A number of more rows than a place can have is a switchboard or a state line and says nothing. */
function findSharedPhones(listings: readonly Listing[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const key of listings.flatMap(buildPhoneKeys)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count > mostRowsPerPhone).map(([key]) => key))
}

/** Where people sleep stays a card of its own beside an office or a pantry at its door. */
const bedKinds: ReadonlySet<ListingKind> = new Set(['emergency-shelter', 'transitional-housing'])
const isBed = (listing: Listing) => bedKinds.has(getKind(listing))
const isListRow = ({ sourceId }: Listing) => isListSource(sourceId)

/** Two rows at one street or with one phone are one place when they are of a kind or their names agree. */
function isSamePlace(a: Listing, b: Listing): boolean {
  // Two shelters in one street are two shelters.
  if (isListRow(a) && isBed(a)) return isBed(b) && areRelated(a, b)
  if (isListRow(a) && isBed(b)) return false
  return getKind(a) === getKind(b) || areRelated({ ...a, phones: [] }, b)
}

/** Offices join only what does the same: a tribe or a library that also takes applications stays what it is. */
const moneyKinds: readonly ListingKind[] = [
  'benefits-office',
  'money-help',
  'housing-help',
  'community-program',
  'unknown',
]
const joinedKinds: Readonly<Record<string, readonly ListingKind[]>> = {
  liheap: moneyKinds,
  county: moneyKinds,
  rhy: ['youth-program'],
}

function mayJoin(row: Listing, place: Listing, key: string): boolean {
  const kinds = joinedKinds[row.sourceId.split('-')[0] ?? '']
  if (kinds && !kinds.includes(getKind(place))) return false
  if (row.sourceId !== place.sourceId || !key.startsWith('phone|')) return true
  // A list does not give one place twice with different streets.
  const [street, other] = [buildStreetKey(row), buildStreetKey(place)]
  return street === null || other === null || street === other
}

/** The row that gives name, kind and date: never a stale one, the VA before others, then the newer. */
function leads(incoming: Listing, stored: Listing): boolean {
  if (isStaleSource(incoming.sourceId)) return false
  if (isStaleSource(stored.sourceId)) return true
  const isVeterans = incoming.sourceId.startsWith('va-')
  if (isVeterans !== stored.sourceId.startsWith('va-')) return isVeterans
  return incoming.asOf > stored.asOf
}

/** Whoever serves survivors stays apart: another list may have the street that must not be shown. */
const isWithheld = (listing: Listing) => getKind(listing) === 'survivor-program'

/** Listings by what identifies a place: to find the one a row describes. */
interface PlaceIndex {
  places: Listing[]
  add: (listing: Listing) => void
  find: (row: Listing) => number | undefined
  replace: (at: number, listing: Listing, keysOf: Listing) => void
}

function createPlaceIndex(shared: ReadonlySet<string>): PlaceIndex {
  const places: Listing[] = []
  const indexByKey = new Map<string, number[]>()
  const remember = (listing: Listing, at: number) => {
    for (const key of listKeys(listing)) {
      if (shared.has(key)) continue
      const known = indexByKey.get(key)
      if (!known) indexByKey.set(key, [at])
      else if (!known.includes(at)) known.push(at)
    }
  }
  return {
    places,
    add: (listing) => remember(listing, places.push(listing) - 1),
    find(row) {
      for (const key of listKeys(row)) {
        const at = indexByKey.get(key)?.find((index) => {
          const place = places[index]
          if (!place || isWithheld(place) || !mayJoin(row, place, key)) return false
          const isOther = isListRow(row) && isBed(row) !== isBed(place)
          return isSamePlace(row, place) || (isIdentity(key) && !isOther)
        })
        if (at !== undefined) return at
      }
      return undefined
    },
    replace(at, listing, keysOf) {
      places[at] = listing
      remember(keysOf, at)
    },
  }
}

/** Merges the rows of overlapping lists into the listing of the same place, which keeps its id. */
export function mergePlaces(
  listings: readonly Listing[],
  tally: Tally,
  isCompared: (listing: Listing) => boolean = isOverlapping,
): Listing[] {
  const index = createPlaceIndex(findSharedPhones(listings))
  for (const listing of listings) if (!isCompared(listing)) index.add(listing)
  for (const row of listings.filter(isCompared)) {
    const at = isWithheld(row) ? undefined : index.find(row)
    const place = at === undefined ? undefined : index.places[at]
    if (at === undefined || !place) {
      index.add(row)
      continue
    }
    const merged = leads(row, place) ? mergeTwo(row, place) : mergeTwo(place, row)
    const isOffice = [row, place].some((one) => getKind(one) === 'benefits-office') && getKind(merged) === 'money-help'
    index.replace(at, { ...merged, ...(isOffice && { kind: 'benefits-office' as const }), id: place.id }, row)
    addToTally(tally, `merged: a row of ${row.sourceId} into the listing of the same place`)
  }
  return index.places
}

/**
 * Leaves out rows of a part whose place the directory has already: nothing of the part flows into it. A row stays where it
 * is the only one with a number, and where it has beds and the other has none.
 */
export function dropKnownPlaces(part: readonly Listing[], directory: readonly Listing[], tally: Tally): Listing[] {
  const local = directory.filter(({ scope }) => scope === 'site' || scope === 'region')
  const index = createPlaceIndex(findSharedPhones([...local, ...part]))
  for (const listing of local) index.add(listing)
  const survivorLines = new Set(local.filter(isWithheld).flatMap(buildPhoneKeys))
  const reasonAgainst = (row: Listing): string | null => {
    if (isWithheld(row)) {
      return buildPhoneKeys(row).some((key) => survivorLines.has(key)) ? 'a line for survivors' : null
    }
    const place = index.places[index.find(row) ?? -1]
    if (!place) return null
    if (place.phones.length === 0 && row.phones.length > 0) return null
    return 'a place'
  }
  return part.filter((row) => {
    const reason = reasonAgainst(row)
    if (reason !== null) addToTally(tally, `left out of the part: ${reason} the directory has`)
    return reason === null
  })
}

const nearKm = 40

/** Leaves out stale rows that say nothing of their purpose, or have a newer listing of the same kind nearby. */
export function dropReplacedStale(listings: readonly Listing[], tally: Tally): Listing[] {
  const newer = Map.groupBy(
    listings.filter(({ sourceId, position }) => !isStaleSource(sourceId) && position !== null),
    (listing) => `${getKind(listing)}|${listing.position ? getCell(listing.position.lat, listing.position.lon) : ''}`,
  )
  const isReplaced = (listing: Listing) => {
    const { position } = listing
    const kind = getKind(listing)
    if (kind === 'unknown') return true
    if (!position) return false
    return listCellsAround(position.lat, position.lon, nearKm).some((cell) => {
      return newer.get(`${kind}|${cell}`)?.some((other) => {
        return other.position !== null && computeDistanceKm(position, other.position) <= nearKm
      })
    })
  }
  return listings.filter((listing) => {
    if (!isStaleSource(listing.sourceId) || !isReplaced(listing)) return true
    addToTally(tally, 'left out: stale row with a newer listing of its kind nearby, or without a purpose')
    return false
  })
}
