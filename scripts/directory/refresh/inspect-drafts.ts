import { getCell, listCellsAround } from '#domain/directory/cells.ts'
import type { CityRow } from '#domain/places/city-index.ts'
import { computeDistanceKm, type Point } from '#domain/places/distance.ts'
import { isTerritory, parseState } from '#domain/places/state-match.ts'
import { fold } from '#domain/text/fold.ts'
import { parsePhones } from '#server/engines/imports/contact-fields.ts'
import type { DraftPhone, ImportDraft } from '#server/engines/imports/draft.ts'
import type { Places } from '#server/engines/places/places.ts'
import { createForeignPhoneCheck } from '../compile/foreign-phones.ts'

/** How often something strange is there, and where first. */
export interface Sighting {
  count: number
  firstRow: number
}

export interface FileTally {
  rows: number
  lastRow: number
  /** Rows of the islands we have no directory for: left out without a word of doubt. */
  territories: number
  /** Rows the source says are no place for visitors. */
  leftOut: number
  withPhone: number
  phones: number
  foreignPhones: Sighting
  atSea: Sighting
  /** How often each name is there, and where first. */
  names: Map<string, Sighting & { name: string }>
}

/** A point with no town this near is in the sea, or in another country. */
const townKm = 80
const alaskaTownKm = 250

export interface InspectionPlaces {
  places: Places
  cities: readonly CityRow[]
}

/**
 * Looks at the rows on their way to the import and counts what a true list has little of. Single slips are mended: a number of
 * another state is not shown as local, and a point at sea is not used. Whether there are too many is decided at the end.
 */
export function createInspection({ places, cities }: InspectionPlaces, isLeftOut: (name: string) => boolean) {
  const isForeign = createForeignPhoneCheck(cities, places.counties)
  const isNearTown = createTownCheck([...cities, ...places.counties])
  const tally: FileTally = {
    rows: 0,
    lastRow: 0,
    territories: 0,
    leftOut: 0,
    withPhone: 0,
    phones: 0,
    foreignPhones: { count: 0, firstRow: 0 },
    atSea: { count: 0, firstRow: 0 },
    names: new Map(),
  }
  const isLocal = (draft: ImportDraft, phone: DraftPhone, point: Point | undefined): boolean => {
    const state = parseState(draft.state ?? '')
    const [parsed] = parsePhones([phone], [])
    return state === null || !parsed || !isForeign(parsed.number, state, [point])
  }
  const findPoint = (draft: ImportDraft): Point | undefined => {
    const { lat, lon } = draft
    if (lat !== null && lon !== null) return { lat, lon }
    const zip = draft.zip?.slice(0, 5)
    return (zip ? (places.zip(zip).point ?? places.zip(zip).center) : null) ?? undefined
  }
  return {
    tally,
    async *inspect(drafts: AsyncIterable<ImportDraft>): AsyncGenerator<ImportDraft> {
      for await (const found of drafts) {
        const draft = { ...found }
        if (draft.state !== null && isTerritory(draft.state)) {
          tally.territories += 1
          continue
        }
        if (isLeftOut(draft.name)) {
          tally.leftOut += 1
          continue
        }
        tally.rows += 1
        tally.lastRow = draft.rowNumber
        countName(tally, draft)
        if (draft.lat !== null && draft.lon !== null && !isNearTown({ lat: draft.lat, lon: draft.lon })) {
          sight(tally.atSea, draft.rowNumber)
          ;[draft.lat, draft.lon] = [null, null]
        }
        const point = findPoint(draft)
        const local = draft.phones.filter((phone) => isLocal(draft, phone, point))
        if (local.length < draft.phones.length) sight(tally.foreignPhones, draft.rowNumber)
        if (draft.phones.length > 0) tally.withPhone += 1
        tally.phones += draft.phones.length
        draft.phones = local
        yield draft
      }
    },
  }
}

export function sight(sighting: Sighting, row: number): void {
  if (sighting.count === 0) sighting.firstRow = row
  sighting.count += 1
}

function countName({ names }: FileTally, { name, rowNumber }: ImportDraft): void {
  const key = fold(name)
  const known = names.get(key) ?? { name, count: 0, firstRow: 0 }
  sight(known, rowNumber)
  if (key !== '') names.set(key, known)
}

function createTownCheck(towns: readonly Point[]) {
  const byCell = Map.groupBy(towns, ({ lat, lon }) => getCell(lat, lon))
  return (point: Point): boolean => {
    if (Math.abs(point.lat) > 90 || Math.abs(point.lon) > 180) return false
    const reach = point.lat > 51 ? alaskaTownKm : townKm
    return listCellsAround(point.lat, point.lon, reach).some((cell) =>
      byCell.get(cell)?.some((town) => computeDistanceKm(point, town) <= reach),
    )
  }
}
