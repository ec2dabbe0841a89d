import { listStatesBefore } from '#domain/introductions/transitions.ts'
import { getEraseAt } from '#domain/introductions/retention.ts'
import type { AnswerState, PartnerAnswer } from '#domain/introductions/partner-answer.ts'
import { buildAnswerChanges } from '#domain/introductions/partner-counts.ts'
import { isDay } from '#domain/transportation/zoned-time.ts'
import { fromRow } from '#server/engines/directory/rows.ts'
import type { Db } from '#server/platform/db/database.ts'
import { addPartnerCounts } from './counts-repository.ts'
import { openAnswer, type Answer, type IntroductionRow } from './records.ts'
import type { IntroductionSeals } from './seal.ts'

/** The answer the writer was looking at: null for none; undefined when it does not matter. */
interface AnswerChange {
  state: AnswerState
  answer: Answer
  replaces?: number | null
}

/**
 * Replaces the previous answer; false when someone else answered first or the row no longer allows it. A single
 * statement decides, so only one of several concurrent writers wins.
 */
export async function storeAnswer(
  trx: Db,
  seals: IntroductionSeals,
  row: IntroductionRow,
  { state, answer, replaces }: AnswerChange,
  at: number,
): Promise<boolean> {
  const { id, sealed_key: locked, organization_id: organizationId } = row
  if (locked === null) return false
  // Otherwise two answers given in the same millisecond could not be told apart.
  const answeredAt = Math.max(at, (row.answered_at ?? 0) + 1)
  const sealed = seals.unlock(id, organizationId, locked).seal('answer', { ...answer, state })
  const update = trx
    .updateTable('warm_introductions')
    .set({
      state,
      sealed_answer: sealed,
      answered_at: answeredAt,
      read_at: null,
      reply: null,
      replied_at: null,
      // Always later than anything the person has seen, even if clocks differ, because this is how a new answer is
      // detected.
      updated_at: Math.max(at, row.updated_at + 1),
      erase_at: getEraseAt({ state, delivery: row.delivery, sentAt: row.created_at, completedAt: at }),
    })
    .where('id', '=', id)
    .where('sealed_key', '=', locked)
    .where('state', 'in', listStatesBefore(state, 'partner'))
  const { numUpdatedRows } = await (
    replaces === undefined ? update : update.where('answered_at', replaces === null ? 'is' : '=', replaces)
  ).executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  if (organizationId !== null && row.delivery === 'sent') {
    const before = {
      state: row.state,
      reason: openAnswer(seals, row)?.declineReason ?? null,
      answeredAt: row.answered_at,
      deliveredAt: row.delivered_at ?? row.created_at,
    }
    await addPartnerCounts(
      trx,
      organizationId,
      buildAnswerChanges(before, { state, reason: answer.declineReason ?? null, at }),
    )
  }
  return true
}

/** Errors that can only be found by checking the directory or the calendar. */
export type AnswerFault = 'alternatives' | 'appointment.at'

/** The answer as it is stored, or the field that names a missing listing or an invalid date. */
export async function toStoredAnswer(trx: Db, answer: PartnerAnswer): Promise<Answer | AnswerFault> {
  const { message, contactName, contactPhone, instructions, bring, appointment, reason } = answer
  if (appointment && !isDay(appointment.at.slice(0, 10))) return 'appointment.at'
  const alternatives = await loadLiveListings(trx, [...new Set(answer.alternatives)])
  if (!alternatives) return 'alternatives'
  return {
    message,
    contact: [contactName, contactPhone].filter(Boolean).join(', ') || null,
    instructions: instructions || null,
    bring,
    alternatives,
    appointment: appointment && { at: appointment.at, place: appointment.place || null },
    ...(reason === null ? {} : { declineReason: reason }),
  }
}

async function loadLiveListings(trx: Db, ids: readonly string[]): Promise<NonNullable<Answer['alternatives']> | null> {
  if (ids.length === 0) return []
  const rows = await trx
    .selectFrom('listings')
    .select(['id', 'document'])
    .where('id', 'in', ids)
    .where('status', '=', 'live')
    .execute()
  const found = ids
    .flatMap((id) => rows.filter((row) => row.id === id))
    .map((row) => {
      const { id, name, phones } = fromRow(row)
      const phone = phones[0]?.number
      return { id, name, ...(phone === undefined ? {} : { phone }) }
    })
  return found.length === ids.length ? found : null
}
