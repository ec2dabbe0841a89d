import { filterByName } from '#domain/claims/filter-by-name.ts'
import { PartnerDetails } from '#domain/partners/partner-details.ts'
import type { StateCode } from '#domain/places/states.ts'
import { fold } from '#domain/text/fold.ts'
import { directoryRepository } from '#server/engines/directory/repository.ts'
import type { Db } from '#server/platform/db/database.ts'

const mostFound = 20
/** Reading every name of a state takes a while, and typing a name sends several requests a second. */
const rememberedMs = 60_000

interface Claimable {
  id: string
  name: string
  city: string | null
  isClaimed: boolean
}

interface Names {
  at: number
  rows: { id: string; folded: string }[]
}

/** Public listings by name, with only the city to distinguish two of the same name. */
export function claimableRepository(db: Db) {
  const remembered = new Map<StateCode, Names>()

  const namesIn = async (state: StateCode, now: number) => {
    const cached = remembered.get(state)
    if (cached && now - cached.at < rememberedMs) return cached.rows
    const stored = await db
      .selectFrom('listings')
      .select(['id', 'name'])
      .where('state', '=', state)
      .where('status', '=', 'live')
      .execute()
    const rows = stored.map(({ id, name }) => ({ id, folded: fold(name) }))
    remembered.set(state, { at: now, rows })
    return rows
  }

  return {
    async find(typed: string, state: StateCode, now: number): Promise<Claimable[]> {
      const ids = filterByName(await namesIn(state, now), typed, mostFound).map(({ id }) => id)
      if (ids.length === 0) return []
      const stored = await directoryRepository(db).documents(ids)
      const { claimed, hidden } = await loadHolders(db, ids)
      return ids.flatMap((id) => {
        const found = stored.get(id)
        if (found?.status !== 'live') return []
        const { name, city } = found.listing
        return [{ id, name, city: hidden.has(id) ? null : city, isClaimed: claimed.has(id) }]
      })
    },
  }
}
export type ClaimableRepository = ReturnType<typeof claimableRepository>

/** Which of them are claimed, and which have a confidential location. */
async function loadHolders(db: Db, ids: readonly string[]) {
  const holders = await db
    .selectFrom('partner_listings')
    .innerJoin('organizations', 'organizations.id', 'partner_listings.organization_id')
    .select(['listing_id', 'is_confidential_location', 'removed_at'])
    .where('listing_id', 'in', ids)
    .where('verified_at', 'is not', null)
    .execute()
  const cared = await db
    .selectFrom('listing_care')
    .select(['listing_id', 'document'])
    .where('listing_id', 'in', ids)
    .execute()
  return {
    claimed: new Set(holders.filter((row) => row.removed_at === null).map((row) => row.listing_id)),
    hidden: new Set(
      [
        ...holders.filter((row) => row.is_confidential_location === 1),
        ...cared.filter((row) => PartnerDetails.safeParse(JSON.parse(row.document)).data?.isConfidential ?? true),
      ].map((row) => row.listing_id),
    ),
  }
}
