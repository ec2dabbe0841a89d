import { getCell, listCellsAround } from '#domain/directory/cells.ts'
import { getKind } from '#domain/directory/classify-kind.ts'
import type { Listing } from '#domain/directory/listing.ts'
import { computeDistanceKm } from '#domain/places/distance.ts'
import { splitKeyWords, toNameKey } from './address-key.ts'
import { areRelated, mergeTwo } from './merge.ts'
import { isStaleSource } from './sources.ts'
import { addToTally, type Tally } from './tally.ts'

/** Lists that overlap with the others: their rows are compared with every listing before them. */
const overlappingFamilies = new Set(['ssa', 'va', 'bia', 'guide'])
const isOverlapping = ({ sourceId }: Listing) => {
  return sourceId === 'imls-outlets' || overlappingFamilies.has(sourceId.split('-')[0] ?? '')
}

/** Types and directions of streets, which lists write, shorten or leave out as they like. */
const looseWords = new Set('st ave rd blvd dr ln hwy ct pl pkwy cir sq ter tpke n s e w ne nw se sw'.split(' '))

function buildStreetKey({ street, city, state }: Listing): string | null {
  const [number = '', ...rest] = splitKeyWords(street)
  const end = rest.findIndex((word) => word === 'ste' || word === 'fl' || word === 'bldg')
  const words = (end === -1 ? rest : rest.slice(0, end)).filter((word) => !looseWords.has(word))
  if (!/^\d/.test(number) || words.length === 0) return null
  return ['street', number, ...words, toNameKey(city ?? ''), state].join('|')
}

const buildPhoneKeys = ({ phones, state }: Listing) => phones.map(({ number }) => `phone|${number}|${state}`)
const buildNameKey = ({ name, city, state }: Listing) => `name|${toNameKey(name)}|${toNameKey(city ?? '')}|${state}`

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

/** Two rows at one street or with one phone are one place when they are of a kind or their names agree. */
function isSamePlace(a: Listing, b: Listing): boolean {
  return getKind(a) === getKind(b) || areRelated({ ...a, phones: [] }, b)
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

/** Merges the rows of overlapping lists into the listing of the same place, which keeps its id. */
export function mergePlaces(listings: readonly Listing[], tally: Tally): Listing[] {
  const shared = findSharedPhones(listings)
  const places = listings.filter((listing) => !isOverlapping(listing))
  const indexByKey = new Map<string, number[]>()
  const remember = (listing: Listing, at: number) => {
    for (const key of listKeys(listing)) {
      if (shared.has(key)) continue
      const known = indexByKey.get(key)
      if (!known) indexByKey.set(key, [at])
      else if (!known.includes(at)) known.push(at)
    }
  }
  const find = (row: Listing): number | undefined => {
    for (const key of listKeys(row)) {
      const at = indexByKey.get(key)?.find((index) => {
        const place = places[index]
        return place && !isWithheld(place) && (isIdentity(key) || isSamePlace(row, place))
      })
      if (at !== undefined) return at
    }
    return undefined
  }
  places.forEach(remember)
  for (const row of listings.filter(isOverlapping)) {
    const at = isWithheld(row) ? undefined : find(row)
    const place = at === undefined ? undefined : places[at]
    if (at === undefined || !place) {
      remember(row, places.push(row) - 1)
      continue
    }
    const merged = leads(row, place) ? mergeTwo(row, place) : mergeTwo(place, row)
    places[at] = { ...merged, id: place.id }
    remember(row, at)
    addToTally(tally, `merged: a row of ${row.sourceId} into the listing of the same place`)
  }
  return places
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
