import type { Introduction, Urgency } from '#domain/introductions/introduction.ts'
import { toMonth, type CountChange } from '#domain/introductions/partner-counts.ts'
import { noNotices, type Notices } from '#domain/introductions/notices.ts'
import { openStates } from '#domain/introductions/transitions.ts'
import { pendingStates } from '#domain/introductions/states.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ownedBy, type Owner } from '#server/platform/db/owned.ts'
import { loadDeadlines } from './organization-repository.ts'
import { openNotice, openPerson, toIntroduction, type Person } from './records.ts'
import type { IntroductionSeals } from './seal.ts'

export interface FoundIntroduction {
  introduction: Introduction
  person: Person | null
  urgency: Urgency
  sentAt: number
  openedAt: number | null
  answeredAt: number | null
}

/** A person's own introductions: every query is scoped to the owner, so no one can reach another person's rows. */
export function introductionsRepository(db: Db, seals: IntroductionSeals) {
  return {
    /** Most recently updated first; withdrawn introductions are left out. */
    async listFor(owner: Owner, now: number): Promise<Introduction[]> {
      const rows = await db
        .selectFrom('warm_introductions')
        .selectAll()
        .where(ownedBy(owner))
        .where('state', '!=', 'withdrawn')
        .where('erase_at', '>=', now)
        .orderBy('updated_at', 'desc')
        .orderBy('id')
        .execute()
      const { isOverdue } = await loadDeadlines(db, rows, now)
      return rows.map((row) => toIntroduction(seals, row, isOverdue(row)))
    },

    /** What the person chose; the same on all their open introductions. */
    async findNotices(owner: Owner): Promise<Notices> {
      const rows = await selectOpenIntroductions(db, owner).execute()
      const found = rows.map((row) => openNotice(seals, row)).find((notice) => notice !== null)
      return found ? { email: found.email, trustedEmail: found.trustedEmail } : noNotices
    },

    /**
     * One introduction with everything that was shared, even after it was withdrawn; null when it belongs to someone
     * else.
     */
    async find(owner: Owner, id: string, now: number): Promise<FoundIntroduction | null> {
      const row = await db
        .selectFrom('warm_introductions')
        .selectAll()
        .where('id', '=', id)
        .where(ownedBy(owner))
        .where('erase_at', '>=', now)
        .executeTakeFirst()
      if (!row) return null
      const { created_at: sentAt, opened_at: openedAt, answered_at: answeredAt, urgency } = row
      const { isOverdue } = await loadDeadlines(db, [row], now)
      const [introduction, person] = [toIntroduction(seals, row, isOverdue(row)), openPerson(seals, row)]
      return { introduction, person, urgency, sentAt, openedAt, answeredAt }
    },
  }
}
/** The owner's introductions that may still be answered, oldest id first. */
export const selectOpenIntroductions = (db: Db, owner: Owner) =>
  db.selectFrom('warm_introductions').selectAll().where(ownedBy(owner)).where('state', 'in', openStates).orderBy('id')

export type IntroductionsRepository = ReturnType<typeof introductionsRepository>

/** All introductions and their states, without personal data. */
export const listStates = (db: Db) =>
  db
    .selectFrom('warm_introductions')
    .select(['id', 'resource_name as resourceName', 'state', 'delivery', 'urgency', 'created_at as createdAt'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

/** Only an organization that an admin verified receives introductions (T-3.3). */
export async function findVerifiedPartner(trx: Db, resourceId: string): Promise<string | null> {
  const row = await trx
    .selectFrom('partner_listings')
    .select('organization_id')
    .where('listing_id', '=', resourceId)
    .where('verified_at', 'is not', null)
    .executeTakeFirst()
  return row?.organization_id ?? null
}

/** Introductions that an organization received and has not answered. */
export const selectUnanswered = (trx: Db, now: number) =>
  trx
    .selectFrom('warm_introductions')
    .where('state', 'in', pendingStates)
    .where('delivery', '=', 'sent')
    .where('organization_id', 'is not', null)
    .where('erase_at', '>=', now)

/** Introductions whose answer is due and that have had no reminder yet. */
export async function findOverdue(trx: Db, now: number): Promise<string[]> {
  return (await loadOverdue(trx, now, true)).map(({ id }) => id)
}

/** How many introductions are overdue, reminded or not. */
export async function countOverdue(db: Db, now: number): Promise<number> {
  return (await loadOverdue(db, now, false)).length
}

async function loadOverdue(trx: Db, now: number, onlyUnreminded: boolean) {
  const rows = await selectUnanswered(trx, now)
    .select(['id', 'organization_id', 'resource_id', 'urgency', 'state', 'created_at', 'delivered_at'])
    .$if(onlyUnreminded, (query) => query.where('reminded_at', 'is', null))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const deadlines = await loadDeadlines(trx, rows, now)
  return rows.filter(deadlines.isOverdue)
}

/**
 * Runs in the transaction of the counted change. Always in one order, so that two that share counters cannot deadlock.
 */
export async function addPartnerCounts(
  trx: Db,
  organizationId: string,
  changes: readonly CountChange[],
): Promise<void> {
  for (const { key, by, at } of changes.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    await trx
      .insertInto('partner_counts')
      .values({ organization_id: organizationId, month: toMonth(at), key, n: by })
      .onConflict((conflict) =>
        conflict
          .columns(['organization_id', 'month', 'key'])
          .doUpdateSet((eb) => ({ n: eb('partner_counts.n', '+', by) })),
      )
      .execute()
  }
}
