import { sql } from 'kysely'
import { padList } from '#server/engines/directory/pad-list.ts'
import type { Db } from '#server/platform/db/database.ts'

const monthMs = 30 * 24 * 60 * 60 * 1000

export interface ListingStats {
  views: number
  saves: number
  introductions: number
}

/** Counts of the last 30 days for these listings. Events hold only the id of a listing (T-9.2). */
export async function loadListingStats(
  trx: Db,
  organizationId: string,
  ids: readonly string[],
  now: number,
): Promise<(id: string) => ListingStats> {
  const numbers = new Map(ids.map((id) => [id, { views: 0, saves: 0, introductions: 0 }]))
  if (ids.length > 0) {
    for (const { type, data, n } of await countEvents(trx, ids, now)) {
      const found = numbers.get((JSON.parse(data) as { resourceId?: string }).resourceId ?? '')
      if (found) found[type === 'resource_save' ? 'saves' : 'views'] += n
    }
    for (const { id, n } of await countIntroductions(trx, organizationId, ids, now)) {
      const found = numbers.get(id)
      if (found) found.introductions += n
    }
  }
  return (id) => numbers.get(id) ?? { views: 0, saves: 0, introductions: 0 }
}

/** The two engines read JSON differently, so this uses `like`; an id contains no `like` wildcard. */
function countEvents(trx: Db, ids: readonly string[], now: number) {
  const isAbout = sql.join(
    ids.map((id) => sql`data like ${`%"resourceId":"${id}"%`}`),
    sql` or `,
  )
  return trx
    .selectFrom('events')
    .select((eb) => ['type', 'data', eb.fn.countAll<number>().as('n')])
    .where('type', 'in', ['resource_click', 'resource_save'])
    .where('at', '>=', now - monthMs)
    .where(sql<boolean>`(${isAbout})`)
    .groupBy(['type', 'data'])
    .execute()
}

function countIntroductions(trx: Db, organizationId: string, ids: readonly string[], now: number) {
  return trx
    .selectFrom('warm_introductions')
    .select((eb) => ['resource_id as id', eb.fn.countAll<number>().as('n')])
    .where('organization_id', '=', organizationId)
    .where('resource_id', 'in', padList(ids))
    .where('created_at', '>=', now - monthMs)
    .groupBy('resource_id')
    .execute()
}
