import type { Listing } from '#domain/directory/listing.ts'
import { inChunks, padded } from '#server/engines/directory/padded.ts'
import type { Db } from '#server/platform/db/database.ts'
import { websiteKey } from './contact-fields.ts'

/** What of a listing tells whether a row is the same place. */
export interface KnownListing {
  id: string
  name: string
  phoneKey: string | null
  addressKey: string | null
}

export interface KnownInCounty extends KnownListing {
  websiteKey: string | null
}

const perStatement = 256
const columns = ['id', 'name', 'phone_key', 'address_key'] as const

/** Looks up what the directory already has; of any status, so that what was withdrawn does not come back unseen. */
export function matchRepository(db: Db) {
  const by = async (column: 'id' | 'phone_key' | 'address_key', keys: Iterable<string>): Promise<KnownListing[]> => {
    const found: KnownListing[] = []
    for (const chunk of inChunks(new Set(keys), perStatement)) {
      const rows = await db
        .selectFrom('listings')
        .select(columns)
        .where(column, 'in', padded(chunk))
        .orderBy('id')
        .execute()
      found.push(...rows.map((row) => toKnown(row)))
    }
    return found
  }
  return {
    byIds: (ids: Iterable<string>) => by('id', ids),
    byPhones: (keys: Iterable<string>) => by('phone_key', keys),
    byAddresses: (keys: Iterable<string>) => by('address_key', keys),

    async inCounty(countyFips: string): Promise<KnownInCounty[]> {
      const rows = await db
        .selectFrom('listings')
        .select([...columns, 'document'])
        .where('county_fips', '=', countyFips)
        .orderBy('id')
        .execute()
      return rows.map((row) => {
        const { website } = JSON.parse(row.document) as Listing
        return { ...toKnown(row), websiteKey: websiteKey(website) }
      })
    },
  }
}
export type MatchRepository = ReturnType<typeof matchRepository>

interface KnownRow {
  id: string
  name: string
  phone_key: string | null
  address_key: string | null
}

function toKnown({ id, name, phone_key: phoneKey, address_key: addressKey }: KnownRow): KnownListing {
  return { id, name, phoneKey, addressKey }
}
