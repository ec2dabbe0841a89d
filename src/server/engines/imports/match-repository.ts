import type { Listing } from '#domain/directory/listing.ts'
import { splitIntoChunks, padList } from '#server/engines/directory/pad-list.ts'
import type { Db } from '#server/platform/db/database.ts'
import { toWebsiteKey } from './contact-fields.ts'

/** The fields of a listing that decide whether a row is the same provider. */
export interface MatchCandidate {
  id: string
  name: string
  phoneKey: string | null
  addressKey: string | null
}

export interface CountyMatchCandidate extends MatchCandidate {
  websiteKey: string | null
}

const perStatement = 256
const columns = ['id', 'name', 'phone_key', 'address_key'] as const

/** Looks up existing listings of any status, so that a withdrawn listing does not come back unnoticed. */
export function matchRepository(db: Db) {
  const by = async (column: 'id' | 'phone_key' | 'address_key', keys: Iterable<string>): Promise<MatchCandidate[]> => {
    const found: MatchCandidate[] = []
    for (const chunk of splitIntoChunks(new Set(keys), perStatement)) {
      const rows = await db
        .selectFrom('listings')
        .select(columns)
        .where(column, 'in', padList(chunk))
        .orderBy('id')
        .execute()
      found.push(...rows.map((row) => toMatchCandidate(row)))
    }
    return found
  }
  return {
    byIds: (ids: Iterable<string>) => by('id', ids),
    byPhones: (keys: Iterable<string>) => by('phone_key', keys),
    byAddresses: (keys: Iterable<string>) => by('address_key', keys),

    async inCounty(countyFips: string): Promise<CountyMatchCandidate[]> {
      const rows = await db
        .selectFrom('listings')
        .select([...columns, 'document'])
        .where('county_fips', '=', countyFips)
        .orderBy('id')
        .execute()
      return rows.map((row) => {
        const { website } = JSON.parse(row.document) as Listing
        return { ...toMatchCandidate(row), websiteKey: toWebsiteKey(website) }
      })
    },
  }
}
export type MatchRepository = ReturnType<typeof matchRepository>

interface MatchRow {
  id: string
  name: string
  phone_key: string | null
  address_key: string | null
}

function toMatchCandidate({ id, name, phone_key: phoneKey, address_key: addressKey }: MatchRow): MatchCandidate {
  return { id, name, phoneKey, addressKey }
}
