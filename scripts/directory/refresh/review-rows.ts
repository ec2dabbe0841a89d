import { buildAddressKey, getPhoneKey } from '#domain/directory/duplicate-keys.ts'
import { getKind } from '#domain/directory/classify-kind.ts'
import type { Listing } from '#domain/directory/listing.ts'
import { fold } from '#domain/text/fold.ts'
import { fromRow, type ListingRow } from '#server/engines/directory/rows.ts'
import { loadListingRows } from '#server/engines/imports/changes-repository.ts'
import type { DraftProblem } from '#server/engines/imports/draft.ts'
import { fillBlanks } from '#server/engines/imports/merge-listing.ts'
import { type Decision, importsRepository, type ImportRow } from '#server/engines/imports/repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Comparison } from './find-lies.ts'
import { sight, type Sighting } from './inspect-drafts.ts'

export interface Review {
  errors: Map<string, Sighting>
  comparison: Comparison
  /** Rows that add a place, that replace an older row, and that stay out because we know better. */
  added: number
  replaced: number
  left: number
  /** Places of this list that the new file no longer has; they stay, with their older date. */
  gone: { id: string; name: string }[]
}

const rowsAtOnce = 500

/** What we have of a list: the ids of its sources, and their live listings. */
export interface OurListings {
  family: ReadonlySet<string>
  listings: readonly { id: string; name: string; document: string }[]
}

interface MatchedRow {
  rowNumber: number
  listing: Listing
  existing: ListingRow
}

/** Decides for every row of a checked batch what a newer edition may do to what we have, and compares the two. */
export async function reviewRows(
  db: Db,
  batchId: string,
  { family, listings: ours, mayReplace }: OurListings & { mayReplace: boolean },
): Promise<Review> {
  const imports = importsRepository(db)
  const findOwn = createOwnFinder(ours)
  const errors = new Map<string, Sighting>()
  const matched = new Map<string, MatchedRow[]>()
  let added = 0
  for (let rows = await imports.rowsAfter(batchId, -1, rowsAtOnce); rows.length > 0;) {
    const duplicates = rows.flatMap((row) => toDuplicate(row, findOwn))
    const known = await loadListingRows(
      db,
      duplicates.flatMap(({ candidates }) => candidates),
    )
    for (const { rowNumber, listing, candidates } of duplicates) {
      const rated = candidates
        .flatMap((id) => known.get(id) ?? [])
        .map((existing) => ({ rowNumber, listing, existing }))
      const [best] = rated.toSorted((one, other) => rateMatch(other) - rateMatch(one))
      if (best) matched.set(best.existing.id, [...(matched.get(best.existing.id) ?? []), best])
    }
    for (const row of rows) {
      if (row.verdict === 'error') countErrors(errors, row)
      if (row.verdict === 'ok' || row.verdict === 'warning') added += 1
    }
    rows = await imports.rowsAfter(batchId, rows.at(-1)?.row_number ?? 0, rowsAtOnce)
  }
  const decided = [...matched.values()]
    .flatMap((rows) => decideAll(rows, family))
    // A list nobody vouches for adds drafts; it changes nothing that people see.
    .map((row) => (row.decision === 'replace' && !mayReplace ? { ...row, decision: 'skip' as const } : row))
  for (let at = 0; at < decided.length; at += rowsAtOnce) {
    await imports.setRows(batchId, decided.slice(at, at + rowsAtOnce))
  }
  const count = (decision: Decision) => decided.filter((row) => row.decision === decision).length
  const stays = ours.filter(({ id }) => !matched.has(id))
  return {
    errors,
    comparison: compare(ours, matched),
    added: added + count('add'),
    replaced: count('replace'),
    left: count('skip'),
    gone: stays.map(({ id, name }) => ({ id, name })),
  }
}

type OwnFinder = (listing: Listing) => string[]

const buildTownKey = ({ name, city, state }: Listing) => JSON.stringify([fold(name), fold(city ?? ''), state])

/**
 * Sites of one organization share phone and half the name, so the import may name a sister of the place. Which of our rows of
 * this very list has the same door or the same name in the same town is asked too.
 */
function createOwnFinder(ours: readonly { document: string }[]): OwnFinder {
  const byKey = new Map<string, string[]>()
  const listKeys = (listing: Listing) => [buildAddressKey(listing) ?? [], buildTownKey(listing)].flat()
  for (const { document } of ours) {
    const listing = JSON.parse(document) as Listing
    for (const key of listKeys(listing)) byKey.set(key, [...(byKey.get(key) ?? []), listing.id])
  }
  return (listing) => listKeys(listing).flatMap((key) => byKey.get(key) ?? [])
}

function toDuplicate(row: ImportRow, findOwn: OwnFinder) {
  if (row.verdict !== 'duplicate' || row.listing === null) return []
  const listing = JSON.parse(row.listing) as Listing
  const candidates = [...new Set([...(row.duplicate_of === null ? [] : [row.duplicate_of]), ...findOwn(listing)])]
  return [{ rowNumber: row.row_number, listing, candidates }]
}

function countErrors(errors: Review['errors'], { problems, row_number: rowNumber }: ImportRow): void {
  for (const code of new Set((JSON.parse(problems) as DraftProblem[]).map((problem) => problem.code))) {
    const sighting = errors.get(code) ?? { count: 0, firstRow: 0 }
    sight(sighting, rowNumber)
    errors.set(code, sighting)
  }
}

/** The row most like the listing takes its place; the others are places of their own, or say it twice. */
function decideAll(rows: readonly MatchedRow[], family: ReadonlySet<string>) {
  const [best] = rows.toSorted((a, b) => rateMatch(b) - rateMatch(a) || a.rowNumber - b.rowNumber)
  return rows.map((row) => {
    const decision = decideRow(row, row === best, family)
    return {
      rowNumber: row.rowNumber,
      duplicateOf: row.existing.id,
      decision,
      listing: decision === 'replace' ? keepOldFacts(row) : row.listing,
    }
  })
}

interface Sameness {
  address: boolean
  name: boolean
  phone: boolean
  town: boolean
}

function compareRow({ listing, existing }: MatchedRow): Sameness {
  const old = fromRow(existing)
  const address = buildAddressKey(listing)
  const phone = getPhoneKey(listing.phones)
  return {
    address: address !== null && address === existing.address_key,
    name: fold(listing.name) === fold(old.name),
    phone: phone !== null && phone === existing.phone_key,
    town: listing.state === old.state && fold(listing.city ?? '') === fold(old.city ?? ''),
  }
}

function rateMatch(row: MatchedRow): number {
  const { address, name, phone, town } = compareRow(row)
  return (
    (row.listing.id === row.existing.id ? 8 : 0) + Number(address) * 4 + Number(name) * 2 + Number(phone) + Number(town)
  )
}

function decideRow(row: MatchedRow, isBest: boolean, family: ReadonlySet<string>): Decision {
  const { listing, existing } = row
  const old = fromRow(existing)
  const { address, name, phone, town } = compareRow(row)
  const isSamePlace = listing.id === old.id || address || (town && (name || phone))
  if (!isSamePlace) return 'add'
  // What a person changed or took out of the directory stays as they left it.
  if (existing.status !== 'live' || existing.origin === 'partner' || existing.origin === 'admin') return 'skip'
  const isOurList = family.has(existing.source_id)
  // Two kinds of help behind one door are two cards.
  if (!isOurList && getKind(old) !== getKind(listing)) return 'add'
  if (!isBest) return 'skip'
  return isOurList || old.asOf < listing.asOf ? 'replace' : 'skip'
}

/** What the new row leaves open stays as it was, but not hours: an old time is worse than none. */
const keepOldFacts = ({ listing, existing }: MatchedRow): Listing =>
  fillBlanks(listing, { ...fromRow(existing), hours: null })

function compare(
  ours: readonly { document: string }[],
  matched: ReadonlyMap<string, readonly MatchedRow[]>,
): Comparison {
  let [found, compared, phonesChanged] = [0, 0, 0]
  for (const { document } of ours) {
    const old = JSON.parse(document) as Listing
    const rows = matched.get(old.id)
    if (!rows) continue
    found += 1
    const before = getPhoneKey(old.phones)
    const now = rows.flatMap(({ listing }) => getPhoneKey(listing.phones) ?? [])
    if (before === null || now.length === 0) continue
    compared += 1
    if (!now.includes(before)) phonesChanged += 1
  }
  return { ours: ours.length, found, compared, phonesChanged }
}
