import type { Suggestion } from '#contracts/claims.ts'
import type { County } from '#domain/places/county.ts'
import { toPlaceKey, toPlaceWords } from '#domain/places/county-key.ts'
import type { StateCode } from '#domain/places/states.ts'
import { suggestionDays } from '#domain/suggestions/place.ts'
import type { Places } from '#server/engines/places/places.ts'
import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import { refuseOwnItem } from '#server/platform/audit/refuse-own-item.ts'
import { writeHistory } from '#server/platform/audit/review-history-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import type { Staff } from '#server/platform/http/staff.ts'

/** What a suggestion tells of a listing. */
export interface SuggestedListing extends Pick<Schema['suggestions'], 'name' | 'phone' | 'website' | 'need'> {
  id: string
  street: string | null
  what: string
  county: County
}

export interface DraftSuggestionDeps {
  db: Db
  places: Places
  /** Writes the draft; returns the names of listings that may be the same place. */
  addSuggestedDraft(trx: Db, places: Places, suggested: SuggestedListing, at: number): Promise<string[]>
}

/** The same suggestion is one draft, however often the button is pressed. */
export const toDraftId = (suggestionId: string) => `told-${suggestionId}`

/** Makes a draft listing and closes the suggestion, both or neither. */
export function draftOpenSuggestion(
  { db, places, addSuggestedDraft }: DraftSuggestionDeps,
  id: string,
  actor: Staff,
  at: number,
): Promise<{ listingId: string; similar: string[] }> {
  return db.transaction().execute(async (trx) => {
    await refuseOwnItem(trx, actor, { queue: 'suggestions', id })
    const row = await trx
      .updateTable('suggestions')
      .set({ status: 'drafted', closed_at: at, closed_by: actor.id, match_key: null })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .returningAll()
      .executeTakeFirst()
    const listingId = toDraftId(id)
    if (!row) {
      await refuseUnlessDrafted(trx, id)
      return { listingId, similar: [] }
    }
    await keepForUndo(trx, row, at)
    const { name, phone, website, need, what, address: street } = row
    const county = findSuggestedCounty(row, places)
    if (!county) throw new AppError(409, 'town_unknown')
    const suggested = { id: listingId, name, phone, website, need, what, street, county }
    const similar = await addSuggestedDraft(trx, places, suggested, at)
    await writeAudit(trx, actor, { action: 'draft', entity: 'suggestion', entityId: id, after: { listingId } }, at)
    const moved = { before: { status: 'open' }, after: { status: 'drafted' } }
    await writeHistory(trx, actor, { queue: 'suggestions', itemId: id, action: 'draft', ...moved }, at)
    return { listingId, similar }
  })
}

async function refuseUnlessDrafted(trx: Db, id: string): Promise<void> {
  const row = await trx.selectFrom('suggestions').select('status').where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  if (row.status !== 'drafted') throw new AppError(409, 'already_decided')
}

/** What a person told goes once its decision can no longer be undone. */
export async function keepForUndo(
  trx: Db,
  { id, county_fips: isTold }: Pick<Schema['suggestions'], 'id' | 'county_fips'>,
  at: number,
): Promise<void> {
  if (isTold === null) return
  const eraseAt = at + suggestionDays * 24 * 60 * 60 * 1000
  await trx.updateTable('suggestions').set({ erase_at: eraseAt }).where('id', '=', id).execute()
}

function findSuggestedCounty(row: Pick<Schema['suggestions'], 'county_fips' | 'city' | 'state'>, places: Places) {
  if (row.county_fips !== null) return places.byFips(row.county_fips)
  const state = row.state as Suggestion['state']
  return findTown(row.city, state, places) ?? places.findCounty({ state, county: row.city })
}

function findTown(name: string, state: StateCode, { cities }: Places): County | null {
  return cities.findExact(toPlaceKey(toPlaceWords(name)), new Set([state]), 1)[0]?.county ?? null
}
