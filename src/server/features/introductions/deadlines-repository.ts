import { getAnswerDueAt, isOverdue } from '#domain/introductions/overdue.ts'
import { getAwayPause, getListingTimeZone } from '#domain/partners/away.ts'
import type { Db } from '#server/platform/db/database.ts'
import { loadOrganizations } from './organization-repository.ts'
import type { IntroductionRow } from './records.ts'

export type DeadlineFacts = Pick<
  IntroductionRow,
  'organization_id' | 'resource_id' | 'urgency' | 'state' | 'created_at' | 'delivered_at'
>

export interface Deadlines {
  dueAt(row: DeadlineFacts): number
  isOverdue(row: DeadlineFacts): boolean
  /** The time zone of the listing. */
  zone(row: Pick<DeadlineFacts, 'resource_id'>): string
  /** The name in the directory; the name sent by a visitor's page is not trusted. */
  placeName(row: Pick<DeadlineFacts, 'resource_id'>): string | null
}

/** When answers are due: by urgency, from the time of delivery, excluding the time the organization is away. */
export async function loadDeadlines(trx: Db, rows: readonly DeadlineFacts[], now: number): Promise<Deadlines> {
  const organizations = await loadOrganizations(trx, distinct(rows.flatMap((row) => row.organization_id ?? [])))
  const listings = await loadListings(trx, distinct(rows.map((row) => row.resource_id)))
  const zone: Deadlines['zone'] = (row) => getListingTimeZone(listings.get(row.resource_id)?.state ?? null)
  const clock = (row: DeadlineFacts) => {
    const settings = organizations.get(row.organization_id ?? '')?.settings
    const pause = settings ? getAwayPause(settings, zone(row)) : null
    return { state: row.state, sentAt: row.delivered_at ?? row.created_at, urgency: row.urgency, pause }
  }
  return {
    zone,
    placeName: (row) => listings.get(row.resource_id)?.name ?? null,
    dueAt(row) {
      const { sentAt, urgency, pause } = clock(row)
      return getAnswerDueAt(sentAt, urgency, pause)
    },
    isOverdue: (row) => isOverdue(clock(row), now),
  }
}

const distinct = (ids: readonly string[]) => [...new Set(ids)]

async function loadListings(
  trx: Db,
  ids: readonly string[],
): Promise<Map<string, { name: string; state: string | null }>> {
  if (ids.length === 0) return new Map()
  const rows = await trx.selectFrom('listings').select(['id', 'name', 'state']).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}
