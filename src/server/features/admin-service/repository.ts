import { sql } from 'kysely'
import type { AdminHome, ReviewQueue } from '#contracts/admin-service.ts'
import { pendingStates } from '#domain/introductions/states.ts'
import { fromRow } from '#server/engines/directory/rows.ts'
import type { Db } from '#server/platform/db/database.ts'

const isoOrNull = (at: unknown) => (at === null || at === undefined ? null : new Date(Number(at)).toISOString())

/** More than a morning’s calls would only hide the others. */
const listingsToInvite = 20

/** What is waiting in each queue, and the age of the oldest item. */
export function serviceHomeRepository(db: Db) {
  const count = async (query: { executeTakeFirstOrThrow(): Promise<{ n: number | string | bigint }> }) =>
    Number((await query.executeTakeFirstOrThrow()).n)

  return {
    async queues(now: number): Promise<AdminHome['queues']> {
      const all: AdminHome['queues'] = []
      for (const [queue, query] of Object.entries(waitsIn(db, now))) {
        const { n, at } = await query().executeTakeFirstOrThrow()
        all.push({ queue: queue as ReviewQueue, waiting: Number(n), oldestAt: isoOrNull(at) })
      }
      return all
    },

    urgentPosts: (now: number) =>
      count(
        waitingPosts(db, now)
          .select((eb) => eb.fn.countAll().as('n'))
          .where('is_urgent', '=', 1),
      ),

    guessedAccounts: (since: number) =>
      count(
        db
          .selectFrom('audit')
          .select(sql<number>`count(distinct entity_id)`.as('n'))
          .where('action', '=', 'guessed')
          .where('entity', '=', 'account')
          .where('at', '>=', since),
      ),

    async counts(): Promise<Omit<AdminHome['counts'], 'overdueIntroductions'>> {
      const all = sql<number>`count(*)`.as('n')
      return {
        // Sums the cell counts, because counting a hundred thousand listings takes too long.
        listings: await count(db.selectFrom('directory_cells').select(sql<number>`coalesce(sum(n), 0)`.as('n'))),
        organizations: await count(db.selectFrom('organizations').select(all).where('removed_at', 'is', null)),
        openIntroductions: await count(
          db.selectFrom('warm_introductions').select(all).where('state', 'in', pendingStates),
        ),
        failedMail: await count(db.selectFrom('outbox').select(all).where('status', '=', 'failed')),
        waitingMail: await count(db.selectFrom('outbox').select(all).where('status', '=', 'waiting')),
      }
    },

    /** Name and phone are those of the directory: what a visitor sent may name anybody (T-3.4). */
    async toInvite(now: number): Promise<AdminHome['toInvite']> {
      const asked = sql<number>`count(*)`
      const rows = await db
        .selectFrom('warm_introductions as introduction')
        .innerJoin('listings as listing', 'listing.id', 'introduction.resource_id')
        .select(['listing.id', 'listing.document', asked.as('asked')])
        .where('introduction.delivery', '=', 'waiting')
        .where('introduction.state', 'in', pendingStates)
        .where('introduction.erase_at', '>=', now)
        .groupBy(['listing.id', 'listing.document'])
        .orderBy(asked, 'desc')
        .orderBy('listing.id')
        .limit(listingsToInvite)
        .execute()
      return rows.map((row) => {
        const { id, name, phones } = fromRow(row)
        return { id, name, phone: phones[0]?.number ?? null, asked: row.asked }
      })
    },

    async directoryLoadedAt(): Promise<string | null> {
      const row = await db.selectFrom('directory_versions').select('loaded_at').executeTakeFirst()
      return isoOrNull(row?.loaded_at)
    },

    /** Visitors present in the last minutes, without any id. */
    presence: (since: number) =>
      db
        .selectFrom('presence')
        .select(['page', 'device_type', 'status', 'seen_at'])
        .where('seen_at', '>=', since)
        .orderBy('seen_at', 'desc')
        .limit(500)
        .execute(),
  }
}
export type ServiceHomeRepository = ReturnType<typeof serviceHomeRepository>

/** The same posts as in the review queue: submitted and not over, or reported by readers and not reviewed. */
const waitingPosts = (db: Db, now: number) =>
  db
    .selectFrom('posts')
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', 'pending'), eb.or([eb('ended_at', 'is', null), eb('ended_at', '>', now)])]),
        eb.and([
          eb('status', 'in', ['live', 'hidden']),
          eb('id', 'in', eb.selectFrom('post_reports').select('post_id').where('settled_at', 'is', null)),
        ]),
      ]),
    )

/** The number of items and the oldest of them. */
const waitsIn = (db: Db, now: number) =>
  ({
    claims: () =>
      db
        .selectFrom('claims')
        .select((eb) => [eb.fn.countAll().as('n'), eb.fn.min('created_at').as('at')])
        .where('status', '=', 'open'),
    changes: () =>
      db
        .selectFrom('listing_changes')
        .select((eb) => [eb.fn.countAll().as('n'), eb.fn.min('at').as('at')])
        .where('status', '=', 'waiting'),
    reports: () =>
      db
        .selectFrom('review_items')
        .select((eb) => [eb.fn.countAll().as('n'), eb.fn.min('opened_at').as('at')])
        .where('status', '=', 'open'),
    posts: () => waitingPosts(db, now).select((eb) => [eb.fn.countAll().as('n'), eb.fn.min('created_at').as('at')]),
    opportunities: () =>
      db
        .selectFrom('opportunities')
        .select((eb) => [eb.fn.countAll().as('n'), eb.fn.min('created_at').as('at')])
        // The same as in the openings queue: submitted, or public and reported.
        .where((eb) =>
          eb.or([
            eb('status', '=', 'pending'),
            eb.and([
              eb('status', '=', 'live'),
              eb('expires_at', '>', now),
              eb(
                'id',
                'in',
                eb.selectFrom('opportunity_reports').select('opportunity_id').where('settled_at', 'is', null),
              ),
            ]),
          ]),
        ),
    suggestions: () =>
      db
        .selectFrom('suggestions')
        .select((eb) => [eb.fn.countAll().as('n'), eb.fn.min('created_at').as('at')])
        .where('status', '=', 'open'),
  }) satisfies Record<ReviewQueue, () => unknown>
