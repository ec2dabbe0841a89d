import type { DirectorySource } from '#domain/directory/listing.ts'
import type { StateCode } from '#domain/places/states.ts'
import type { Db } from '#server/platform/db/database.ts'

export interface HsdsFilter {
  state?: StateCode | undefined
  county?: string | undefined
  modifiedAfter?: number | undefined
}

/** Live listings by offset instead of by id, because the published API uses page numbers. */
export function hsdsRepository(db: Db) {
  const matching = ({ state, county, modifiedAfter }: HsdsFilter) => {
    let query = db.selectFrom('listings').where('status', '=', 'live')
    if (state) query = query.where('state', '=', state)
    if (county) query = query.where('county_fips', '=', county)
    if (modifiedAfter !== undefined) query = query.where('changed_at', '>=', modifiedAfter)
    return query
  }
  return {
    async count(filter: HsdsFilter = {}): Promise<number> {
      const { n } = await matching(filter)
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
      return n
    },

    async ids(filter: HsdsFilter, offset: number, limit: number): Promise<string[]> {
      const rows = await matching(filter).select('id').orderBy('id').limit(limit).offset(offset).execute()
      return rows.map(({ id }) => id)
    },

    /** At most one page of ids. */
    async changedAt(ids: readonly string[]): Promise<Map<string, number>> {
      if (ids.length === 0) return new Map()
      const rows = await db.selectFrom('listings').select(['id', 'changed_at']).where('id', 'in', ids).execute()
      return new Map(rows.map((row) => [row.id, row.changed_at]))
    },

    async sources(): Promise<Map<string, DirectorySource>> {
      const rows = await db.selectFrom('directory_sources').selectAll().execute()
      return new Map(rows.map((source) => [source.id, source]))
    },
  }
}
export type HsdsRepository = ReturnType<typeof hsdsRepository>
