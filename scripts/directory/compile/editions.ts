import { getCell, listCellsAround } from '#domain/directory/cells.ts'
import { getKind } from '#domain/directory/classify-kind.ts'
import type { Listing } from '#domain/directory/listing.ts'
import { computeDistanceKm } from '#domain/places/distance.ts'
import type { ServiceId } from '#domain/services/services.ts'
import { buildPhoneKeys, buildNameKey, buildStreetKey } from './merge-places.ts'
import { areRelated, mergeTwo } from './merge.ts'
import { sortServices } from './source-codes.ts'
import { addToTally, type Tally } from './tally.ts'

/** A newer list that takes the place of an older one. */
interface Edition {
  name: string
  isNew: (listing: Listing) => boolean
  isOld: (listing: Listing) => boolean
  /** Why a new row that no old one knows is left out; null when it is listed. */
  reasonAgainst?: (listing: Listing) => string | null
  /** An old row that the new list does not have stays where no other place of its kind is near. */
  keepsLonely?: true
  /** The new list tells fewer services: those of the old one stay, with its date. */
  keepsServices?: true
}

/** The first day of the new lists: their sources are those of the old ones. */
const fresh = '2026-07'
const treatments: ReadonlySet<ServiceId> = new Set(['substance-use-treatment', 'mental-health-treatment'])
const isOfSource = (...ids: string[]) => {
  const known = new Set(ids)
  return ({ sourceId }: Listing) => known.has(sourceId)
}
const isHealthCenter = isOfSource('hrsa-health-centers')
const isHousingOffice = isOfSource('hud-housing-authorities')

const editions: readonly Edition[] = [
  {
    name: 'health centers',
    isNew: (listing) => isHealthCenter(listing) && listing.asOf >= fresh,
    isOld: (listing) => isHealthCenter(listing) && listing.asOf < fresh,
    reasonAgainst: (listing) => (getKind(listing) === 'youth-program' ? 'a clinic in a school' : null),
  },
  {
    name: 'housing authorities',
    isNew: (listing) => isHousingOffice(listing) && listing.asOf >= fresh,
    isOld: (listing) => isHousingOffice(listing) && listing.asOf < fresh,
  },
  {
    name: 'treatment',
    isNew: isOfSource('samhsa-findtreatment'),
    isOld: isOfSource('samhsa-substance-use', 'samhsa-mental-health'),
    keepsServices: true,
    keepsLonely: true,
    reasonAgainst: ({ services }) =>
      services.some((id) => treatments.has(id)) ? null : 'neither list nor name tells what is treated',
  },
]

/** A way in which a row may be the same place as an older one. */
interface Pass {
  listKeys: (listing: Listing) => readonly (string | null)[]
  isSame?: (row: Listing, old: Listing) => boolean
  /** The key must be that of one row alone, in the old list and in the new one. */
  isAlone?: true
}

const isSameTown = (row: Listing, old: Listing) => row.city?.toLowerCase() === old.city?.toLowerCase()
const withName = (key: string | null, { name }: Listing) => key && `${key}|${name.toLowerCase()}`

/** The surest first. */
const passes: readonly Pass[] = [
  { listKeys: ({ id }) => [id] },
  { listKeys: (listing) => [withName(buildStreetKey(listing), listing)] },
  { listKeys: (listing) => [buildNameKey(listing)] },
  { listKeys: (listing) => [buildStreetKey(listing)], isSame: areRelated },
  {
    listKeys: buildPhoneKeys,
    isSame: (row, old) => isSameTown(row, old) && areRelated({ ...row, phones: [] }, old),
  },
  // It has another name, or has moved.
  { listKeys: buildPhoneKeys, isAlone: true },
]

function indexByKey(rows: readonly Listing[], { listKeys }: Pass): Map<string, Listing[]> {
  const byKey = new Map<string, Listing[]>()
  for (const row of rows) {
    for (const key of listKeys(row)) if (key) byKey.set(key, [...(byKey.get(key) ?? []), row])
  }
  return byKey
}

/** The older row of each new one that is the same place. */
function matchRows(added: readonly Listing[], older: readonly Listing[]): Map<Listing, Listing> {
  const oldByRow = new Map<Listing, Listing>()
  const taken = new Set<Listing>()
  for (const pass of passes) {
    const [oldByKey, newByKey] = [indexByKey(older, pass), indexByKey(added, pass)]
    const isAlone = (key: string) => oldByKey.get(key)?.length === 1 && newByKey.get(key)?.length === 1
    for (const row of added) {
      if (oldByRow.has(row)) continue
      const found = pass
        .listKeys(row)
        .flatMap((key) => (key === null || (pass.isAlone && !isAlone(key)) ? [] : (oldByKey.get(key) ?? [])))
        .find((old) => !taken.has(old) && (pass.isSame?.(row, old) ?? true))
      if (!found) continue
      oldByRow.set(row, found)
      taken.add(found)
    }
  }
  return oldByRow
}

/** Rows of one name at one address are one place. */
function joinTwins(rows: readonly Listing[]): Listing[] {
  const byId = Map.groupBy(rows, ({ id }) => id)
  return [...byId]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, [first, ...rest]]) => (first ? [rest.reduce(mergeTwo, first)] : []))
}

function replaceEdition(listings: readonly Listing[], edition: Edition, tally: Tally): Listing[] {
  const added = joinTwins(listings.filter(edition.isNew))
  if (added.length === 0) return [...listings]
  const older = joinTwins(listings.filter(edition.isOld))
  const oldByRow = matchRows(added, older)
  addToTally(tally, `edition of ${edition.name}: places of the old list in the new one`, oldByRow.size)
  addToTally(tally, `edition of ${edition.name}: new places`, added.length - oldByRow.size)
  const listed = added.flatMap((row) => {
    const old = oldByRow.get(row)
    if (old) return [takeOver(row, old, edition)]
    const against = edition.reasonAgainst?.(row)
    if (!against) return [row]
    addToTally(tally, `edition of ${edition.name}: new row left out, ${against}`)
    return []
  })
  const matched = new Set(oldByRow.values())
  const unmatched = older.filter((row) => !matched.has(row))
  const kept = edition.keepsLonely ? listLonely(unmatched, listed) : []
  if (kept.length > 0)
    addToTally(tally, `edition of ${edition.name}: places of the old list kept, none near`, kept.length)
  addToTally(tally, `edition of ${edition.name}: places of the old list left out`, unmatched.length - kept.length)
  return [...listings.filter((row) => !edition.isNew(row) && !edition.isOld(row)), ...kept, ...listed]
}

const nearKm = 40

/** The old rows that have no listed place of their kind near: better an old one to call than none. */
function listLonely(old: readonly Listing[], listed: readonly Listing[]): Listing[] {
  const byKind = Map.groupBy(listed, (row) =>
    buildCellKey(row, row.position && getCell(row.position.lat, row.position.lon)),
  )
  return old.filter((row) => {
    const { position } = row
    if (position === null) return false
    return !listCellsAround(position.lat, position.lon, nearKm).some((cell) =>
      byKind
        .get(buildCellKey(row, cell))
        ?.some((other) => other.position !== null && computeDistanceKm(position, other.position) <= nearKm),
    )
  })
}

const buildCellKey = (row: Listing, cell: number | null) => `${getKind(row)}|${cell}`

/** The new row with the id that people have saved, and what the new list does not tell. */
function takeOver(row: Listing, old: Listing, { keepsServices }: Edition): Listing {
  if (!keepsServices) return { ...row, id: old.id, hours: row.hours ?? old.hours, website: row.website ?? old.website }
  return {
    ...row,
    id: old.id,
    category: old.category,
    services: sortServices([...old.services, ...row.services]),
    website: row.website ?? old.website,
    languages: old.languages,
    cost: old.cost,
    facts: { ...row.facts, ...old.facts },
    // What it offers is known from the old list; that it is still there, from the new one.
    asOf: old.asOf,
    assuredOn: row.asOf,
  }
}

/** Newer lists replace older ones. The same place keeps its id; what the new list does not have is left out. */
export function replaceEditions(listings: readonly Listing[], tally: Tally): Listing[] {
  return editions.reduce((rows: Listing[], edition) => replaceEdition(rows, edition, tally), [...listings])
}
