import * as z from 'zod/mini'
import { openStates, repliableStates, statesBefore } from '#domain/introductions/acts.ts'
import type { Introduction, IntroductionOutcome, IntroductionReply } from '#domain/introductions/introduction.ts'
import { eraseAt } from '#domain/introductions/keeping.ts'
import type { Db } from '#server/platform/db/database.ts'
import { act } from './act-repository.ts'
import { Person, toIntroduction, type NewIntroduction } from './records.ts'
import type { IntroductionSeals } from './seal.ts'
import { send } from './send-repository.ts'

/** Counts a call against the limits in the transaction of what is counted; throws when they are full. */
export type Count = (trx: Db) => Promise<void>

/** What a person does with their introductions: every query names the principal, so nobody reaches another's rows. */
export function introductionsRepository(db: Db, seals: IntroductionSeals) {
  return {
    create: (sent: NewIntroduction, at: number, count: Count) => send(db, seals, sent, at, count),

    /** Newest news first; what was withdrawn is gone from the list. */
    async listFor(principalId: string, now: number): Promise<Introduction[]> {
      const rows = await db.selectFrom('warm_introductions').selectAll()
        .where('principal_id', '=', principalId).where('state', '!=', 'withdrawn').where('erase_at', '>=', now)
        .orderBy('updated_at', 'desc').orderBy('id')
        .execute()
      return rows.map((row) => toIntroduction(seals, row, now))
    },

    /** The personal parts go at once (T-3.6). Without a name or an id, everything this browser sent. */
    async withdraw(principalId: string, { resourceName, id }: { resourceName?: string; id?: string }, at: number) {
      await db.updateTable('warm_introductions')
        .set({
          state: 'withdrawn', sealed_key: null, sealed_person: null, sealed_answer: null, resource_contact: null,
          reply: null, closed_at: at, updated_at: at,
        })
        .where('principal_id', '=', principalId).where('state', '!=', 'withdrawn')
        .$if(resourceName !== undefined, (query) => query.where('resource_name', '=', resourceName ?? ''))
        .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
        .execute()
    },

    /** Only an answer can be read; the first time is the one remembered. */
    async markRead(principalId: string, id: string, at: number): Promise<boolean> {
      const { numUpdatedRows } = await db.updateTable('warm_introductions')
        .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.cast<number>(eb.val(at), 'bigint')) }))
        .where('principal_id', '=', principalId).where('id', '=', id).where('state', '!=', 'withdrawn')
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },

    reply: (principalId: string, id: string, reply: IntroductionReply, at: number) =>
      act(db, repliableStates, { principalId, id }, { reply, replied_at: at }),

    reportOutcome(principalId: string, id: string, outcome: IntroductionOutcome, at: number) {
      const end = eraseAt({ state: outcome, delivery: 'sent', sentAt: at, completedAt: at })
      const from = statesBefore(outcome, 'person')
      return act(db, from, { principalId, id }, { state: outcome, closed_at: at, erase_at: end })
    },

    changePhone: (principalId: string, phone: string, count: Count) =>
      db.transaction().execute((trx) => changePhone(trx, seals, { principalId, phone, count })),
  }
}
export type IntroductionsRepository = ReturnType<typeof introductionsRepository>

interface PhoneChange {
  principalId: string
  phone: string
  count: Count
}

/** Every open introduction gets the new number; says how many there were. */
async function changePhone(trx: Db, seals: IntroductionSeals, { principalId, phone, count }: PhoneChange) {
  await count(trx)
  const rows = await trx.selectFrom('warm_introductions').selectAll()
    .where('principal_id', '=', principalId).where('state', 'in', openStates)
    .execute()
  let changed = 0
  for (const { id, organization_id: holder, sealed_key: locked, sealed_person: sealed } of rows) {
    if (locked === null || sealed === null) continue
    const key = seals.unlock(id, holder, locked)
    const person = { ...z.parse(Person, key.open('person', sealed)), userPhone: phone }
    await trx.updateTable('warm_introductions').set({ sealed_person: key.seal('person', person) })
      // Withdrawn by another request meanwhile: stays erased.
      .where('id', '=', id).where('sealed_key', 'is not', null)
      .execute()
    changed += 1
  }
  return changed
}
