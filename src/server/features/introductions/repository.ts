import { openStates, repliableStates } from '#domain/introductions/transitions.ts'
import type {
  Introduction,
  IntroductionOutcome,
  IntroductionReply,
  Urgency,
} from '#domain/introductions/introduction.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ownedBy, type Owner } from '#server/platform/db/owned.ts'
import { changeState } from './change-state-repository.ts'
import { loadDeadlines } from './deadlines-repository.ts'
import { deliverAgain } from './deliver-repository.ts'
import type { DeliveryTools } from './delivery-tools.ts'
import { closeWithOutcome } from './outcome-repository.ts'
import { openPerson, toIntroduction, type NewIntroduction, type Person } from './records.ts'
import type { IntroductionSeals } from './seal.ts'
import { sendIntroduction } from './send-repository.ts'
import { withdrawIntroductions, type WithdrawTarget } from './withdraw-repository.ts'

/** Counts a call against the limits inside the caller's transaction; throws when a limit is reached. */
export type LimitCounter = (trx: Db) => Promise<void>

/** A person's own introductions: every query is scoped to the owner, so no one can reach another person's rows. */
export function introductionsRepository(db: Db, tools: DeliveryTools) {
  const { seals } = tools
  return {
    create: (sent: NewIntroduction, at: number, count: LimitCounter) => sendIntroduction(db, tools, sent, at, count),

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

    retry: (owner: Owner, id: string, at: number) =>
      db.transaction().execute((trx) => deliverAgain(trx, tools, { owner, id }, at)),

    /** Erases the personal fields at once (T-3.6). Without a name or an id, withdraws everything this browser sent. */
    withdraw: (owner: Owner, which: WithdrawTarget, at: number) =>
      db.transaction().execute((trx) => withdrawIntroductions(trx, owner, which, at)),

    /** Only an answered introduction can be marked as read; the first read time is kept. */
    async markRead(owner: Owner, id: string, at: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('warm_introductions')
        .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.cast<number>(eb.val(at), 'bigint')) }))
        .where(ownedBy(owner))
        .where('id', '=', id)
        .where('state', '!=', 'withdrawn')
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },

    reply: (owner: Owner, id: string, reply: IntroductionReply, at: number) =>
      changeState(db, repliableStates, { owner, id }, { reply, replied_at: at }),

    reportOutcome: (owner: Owner, id: string, outcome: IntroductionOutcome, at: number) =>
      db
        .transaction()
        .execute(
          async (trx) => (await closeWithOutcome(trx, 'person', { id, isTheirs: ownedBy(owner) }, outcome, at)).acted,
        ),

    changePhone: (owner: Owner, phone: string, count: LimitCounter) =>
      db.transaction().execute((trx) => changePhone(trx, seals, { owner, phone, count })),
  }
}
export type IntroductionsRepository = ReturnType<typeof introductionsRepository>

export interface FoundIntroduction {
  introduction: Introduction
  person: Person | null
  urgency: Urgency
  sentAt: number
  openedAt: number | null
  answeredAt: number | null
}

interface PhoneChange {
  owner: Owner
  phone: string
  count: LimitCounter
}

/** Updates the phone number in every open introduction; returns how many there were. */
async function changePhone(trx: Db, seals: IntroductionSeals, { owner, phone, count }: PhoneChange) {
  await count(trx)
  const rows = await trx
    .selectFrom('warm_introductions')
    .selectAll()
    .where(ownedBy(owner))
    .where('state', 'in', openStates)
    .execute()
  let changed = 0
  for (const row of rows) {
    const person = openPerson(seals, row)
    if (row.sealed_key === null || !person) continue
    const { id, organization_id: holder, sealed_key: locked } = row
    const sealed = seals.unlock(id, holder, locked).seal('person', { ...person, userPhone: phone })
    await trx
      .updateTable('warm_introductions')
      .set({ sealed_person: sealed })
      // If another request withdrew it in the meantime, it stays erased.
      .where('id', '=', id)
      .where('sealed_key', 'is not', null)
      .execute()
    changed += 1
  }
  return changed
}
