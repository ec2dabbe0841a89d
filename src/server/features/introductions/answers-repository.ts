import { statesBefore } from '#domain/introductions/acts.ts'
import { eraseAt } from '#domain/introductions/keeping.ts'
import type { IntroductionState } from '#domain/introductions/states.ts'
import type { Db } from '#server/platform/db/database.ts'
import { act, type Acted } from './act-repository.ts'
import { deliverWaiting } from './deliver-repository.ts'
import type { Answer } from './records.ts'
import type { IntroductionSeals } from './seal.ts'

export type AnswerState = Extract<IntroductionState, 'accepted' | 'needs_you' | 'declined'>

/** The provider's side, without anything personal: answering needs no look at who asked. */
export function answersRepository(db: Db, seals: IntroductionSeals) {
  return {
    answer(id: string, state: AnswerState, answer: Answer, at: number): Promise<Acted> {
      return db.transaction().execute(async (trx) => {
        const row = await trx.selectFrom('warm_introductions').selectAll().where('id', '=', id).executeTakeFirst()
        if (!row) return 'missing'
        if (row.sealed_key === null) return 'closed'
        const key = seals.unlock(id, row.organization_id, row.sealed_key)
        return act(trx, statesBefore(state, 'partner'), { id }, {
          state, sealed_answer: key.seal('answer', answer), answered_at: at, read_at: null, reply: null,
          // Later than anything the person was shown, whatever two clocks say: that is how an answer is noticed.
          updated_at: Math.max(at, row.updated_at + 1),
          erase_at: eraseAt({ state, delivery: row.delivery, sentAt: row.created_at, completedAt: at }),
        })
      })
    },

    /** Which there are and how they stand, nothing about the people. */
    overview: () =>
      db.selectFrom('warm_introductions')
        .select(['id', 'resource_name as resourceName', 'state', 'delivery', 'urgency', 'created_at as createdAt'])
        .orderBy('created_at', 'desc').orderBy('id')
        .execute(),

    /** They have seen it; the first time is the one remembered. */
    open: (id: string, at: number): Promise<Acted> =>
      act(db, ['sent'], { id }, { state: 'opened', opened_at: at, updated_at: at }),

    /** From now on introductions to the listing go to this organization, which somebody called and checked (T-3.4); so do those that wait for it. */
    verifyPartner(listingId: string, organizationId: string, at: number): Promise<{ delivered: number }> {
      const claim = { organization_id: organizationId, verified_at: at }
      return db.transaction().execute(async (trx) => {
        await trx.insertInto('partner_listings').values({ listing_id: listingId, ...claim })
          .onConflict((conflict) => conflict.column('listing_id').doUpdateSet(claim))
          .execute()
        return { delivered: await deliverWaiting(trx, seals, { listingId, organizationId }, at) }
      })
    },
  }
}
