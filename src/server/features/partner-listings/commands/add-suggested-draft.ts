import type { NeedKey } from '#domain/needs/needs.ts'
import { getCategoriesForNeed } from '#domain/needs/category-match.ts'
import type { County } from '#domain/places/county.ts'
import { reindexCells } from '#server/engines/directory/index-repository.ts'
import { removeListings } from '#server/engines/directory/load-repository.ts'
import type { Places } from '#server/engines/places/places.ts'
import type { Db } from '#server/platform/db/database.ts'
import { findAdminRow, putSuggestedSource } from '../admin-repository.ts'
import { buildNewListing, emptyFields } from '../apply-fields.ts'
import { cleanFields } from '../clean-fields.ts'
import { writeListing } from '../repository.ts'
import { findSimilar } from '../similar-listings.ts'

interface SuggestedListing {
  id: string
  name: string
  street: string | null
  phone: string | null
  website: string | null
  need: NeedKey | null
  /** In the words of whoever told of it. */
  what: string
  county: County
}

/** A draft of what somebody told us, for a person to check. Returns the names of places that may be the same. */
export async function addSuggestedDraft(
  trx: Db,
  places: Places,
  { id, name, street, phone, website, need, what, county }: SuggestedListing,
  at: number,
): Promise<string[]> {
  const fields = cleanFields({
    ...emptyFields,
    name,
    street,
    website,
    category: (need && getCategoriesForNeed(need)[0]) ?? 'other',
    countyFips: county.fips,
    phones:
      phone === null ? [] : [{ number: phone, extension: null, kind: 'voice', language: null, isSwitchboard: false }],
    note: what === '' ? null : { en: what, es: what },
  })
  const similar = await findSimilar({ db: trx, places, clock: { now: () => at } }, fields)
  const listing = buildNewListing(id, fields, { places, sourceId: await putSuggestedSource(trx), at })
  const partnerDetails = { isConfidential: false }
  await writeListing(trx, { before: null, listing, partnerDetails, status: 'draft', origin: 'admin' }, at)
  return similar.map(({ name: known }) => known)
}

/** False when it is no draft any more. */
export async function removeSuggestedDraft(trx: Db, id: string): Promise<boolean> {
  const found = await findAdminRow(trx, id)
  if (!found) return true
  if (found.row.status !== 'draft') return false
  await removeListings(trx, [id])
  await reindexCells(trx, [found.row.cell])
  return true
}
