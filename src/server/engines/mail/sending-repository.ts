import { isPending } from '#domain/introductions/states.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Schema } from '#server/platform/db/schema.ts'

/** A short code for the outbox, never what a mail server said. */
export type MailProblem = 'unreachable' | 'refused' | 'unreadable' | 'over'
export type ClaimedMail = Schema['outbox']
export type DueMail = Pick<ClaimedMail, 'id' | 'next_at'>

/** Longer than one try can take, and than clocks of two processes differ: after a crash somebody else may try. */
const claimedMs = 10 * 60 * 1000

/** What sending does to the outbox. Each mail is claimed before it is sent: two processes never send it both. */
export function sendingRepository(db: Db) {
  return {
    /** Those whose time has come, the longest waiting first. */
    due: (now: number, limit: number) =>
      db
        .selectFrom('outbox')
        .select(['id', 'next_at'])
        .where('status', '=', 'waiting')
        .where('next_at', '<=', now)
        .orderBy('next_at')
        .orderBy('id')
        .limit(limit)
        .execute(),

    /** Null when somebody else has it. A try from now on: a mail that ends the process must not do so forever. */
    async claim({ id, next_at: seen }: DueMail, now: number): Promise<ClaimedMail | null> {
      const claimed = await db
        .updateTable('outbox')
        .set((eb) => ({ next_at: now + claimedMs, attempts: eb('attempts', '+', 1) }))
        .where('id', '=', id)
        .where('status', '=', 'waiting')
        .where('next_at', '=', seen)
        .returningAll()
        .executeTakeFirst()
      return claimed ?? null
    },

    /** Withdrawn or answered meanwhile: nobody needs to hear of it any more. */
    async isOver({ introduction_id: id }: Pick<ClaimedMail, 'introduction_id'>): Promise<boolean> {
      if (id === null) return false
      const row = await db.selectFrom('warm_introductions').select('state').where('id', '=', id).executeTakeFirst()
      return row === undefined || !isPending(row.state)
    },

    /** Its text, and the link in it, are gone with this. */
    async markSent(id: string, at: number): Promise<void> {
      await db
        .updateTable('outbox')
        .set({ status: 'sent', sealed_mail: null, problem: null, ended_at: at })
        .where('id', '=', id)
        .where('status', '=', 'waiting')
        .execute()
    },

    async postpone(id: string, until: number): Promise<void> {
      await db
        .updateTable('outbox')
        .set({ next_at: until, problem: 'unreachable' })
        .where('id', '=', id)
        .where('status', '=', 'waiting')
        .execute()
    },

    async drop(id: string, at: number): Promise<void> {
      await db
        .updateTable('outbox')
        .set({ status: 'failed', sealed_mail: null, problem: 'over', ended_at: at })
        .where('id', '=', id)
        .where('status', '=', 'waiting')
        .execute()
    },

    /** Keeps the text: an administrator may still pass it on by hand. */
    fail(mail: ClaimedMail, problem: MailProblem, at: number, onUndeliverable: OnUndeliverable): Promise<void> {
      return db.transaction().execute(async (trx) => {
        const { id, introduction_id: introductionId } = mail
        // Two mails of one introduction may fail in two processes at once; the second must see the first.
        if (introductionId !== null) await lockIntroduction(trx, introductionId)
        await trx
          .updateTable('outbox')
          .set({ status: 'failed', problem, ended_at: at })
          .where('id', '=', id)
          .where('status', '=', 'waiting')
          .execute()
        if (introductionId !== null && !(await reachesAnyone(trx, introductionId))) {
          await onUndeliverable(trx, introductionId)
        }
      })
    },
  }
}
export type SendingRepository = ReturnType<typeof sendingRepository>

/** Not one mail about an introduction could be delivered, in the transaction that found out. */
export type OnUndeliverable = (trx: Db, introductionId: string) => Promise<unknown>

async function lockIntroduction(trx: Db, id: string): Promise<void> {
  await trx
    .updateTable('warm_introductions')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', id)
    .execute()
}

async function reachesAnyone(trx: Db, introductionId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('outbox')
    .select('id')
    .where('introduction_id', '=', introductionId)
    .where('status', 'in', ['waiting', 'sent'])
    .executeTakeFirst()
  return row !== undefined
}
