import { isPending } from '#domain/introductions/states.ts'
import type { MailKind } from './mail-kinds.ts'
import { privateRecipient } from './outbox-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Schema } from '#server/platform/db/schema.ts'

/** Mails that are about an answer, or that stay useful after one. */
const afterAnswer: ReadonlySet<string> = new Set<MailKind>(['messageWaiting', 'numberChanged'])

/** A short code for the outbox, never the mail server's reply. */
export type MailProblem = 'unreachable' | 'refused' | 'unreadable' | 'over'
export type ClaimedMail = Schema['outbox']
export type DueMail = Pick<ClaimedMail, 'id' | 'next_at'>

/**
 * Longer than one attempt can take plus clock differences between processes: after a crash another process may retry.
 */
const claimedMs = 10 * 60 * 1000

/** Outbox changes made by sending. Each mail is claimed before it is sent, so two processes never both send it. */
export function sendingRepository(db: Db) {
  return {
    /** Due mails, longest waiting first. */
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

    /**
     * Null when another process has it. Claiming counts as an attempt, so that a mail that crashes the process cannot
     * do so forever.
     */
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

    /** The introduction was withdrawn or answered in the meantime, so the mail is no longer needed. */
    async isOver({ kind, introduction_id: id }: Pick<ClaimedMail, 'introduction_id' | 'kind'>): Promise<boolean> {
      if (id === null) return false
      const row = await db.selectFrom('warm_introductions').select('state').where('id', '=', id).executeTakeFirst()
      if (row === undefined || row.state === 'withdrawn') return true
      return !afterAnswer.has(kind) && !isPending(row.state)
    },

    /** Also erases its text and the link in it. */
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

    /** Keeps the text: an admin may still pass it on manually. */
    fail(mail: ClaimedMail, problem: MailProblem, at: number, onUndeliverable: OnUndeliverable): Promise<void> {
      return db.transaction().execute(async (trx) => {
        const { id, introduction_id: introductionId } = mail
        // Two mails of one introduction may fail in two processes at once; the second must see the first.
        if (introductionId !== null) await lockIntroduction(trx, introductionId)
        await trx
          .updateTable('outbox')
          // Nobody may pass on a mail to a visitor, so their address is not kept.
          .set({
            status: 'failed',
            problem,
            ended_at: at,
            ...(mail.recipient === privateRecipient && { sealed_mail: null }),
          })
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

/** Called when no mail about an introduction could be delivered, in the transaction that detected it. */
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
