import type { SentAnswer } from '#contracts/partner-introductions.ts'
import type { AnswerState, PartnerAnswer } from '#domain/introductions/partner-answer.ts'
import { buildAnswerChanges } from '#domain/introductions/partner-counts.ts'
import { getEraseAt } from '#domain/introductions/retention.ts'
import { isFinal } from '#domain/introductions/state-machine.ts'
import { listStatesBefore } from '#domain/introductions/transitions.ts'
import { isDay } from '#domain/transportation/zoned-time.ts'
import { fromRow } from '#server/engines/directory/rows.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { AnswerLink } from '../links-repository.ts'
import { toLinkScope, toSentAnswer } from '../partner-records.ts'
import { findRow } from '../partner-repository.ts'
import { openAnswer, type Answer, type IntroductionRow, type StateChangeResult } from '../records.ts'
import { addPartnerCounts } from '../repository.ts'
import type { IntroductionSeals } from '../seal.ts'
import { queueNotices } from './change-notices.ts'
import type { DeliveryTools } from './notify-partner.ts'
import {
  auditIntroduction,
  runOnLink,
  updateIntroduction,
  type AnswerFault,
  type IntroductionTarget,
  type Refusal,
} from './update-introduction.ts'

/** An answer is stored encrypted, and announced where the person asked for it. */
export type AnswerTools = Pick<DeliveryTools, 'seals' | 'outbox'>

export interface NewAnswer {
  answer: PartnerAnswer
  /** When the replaced answer was given. */
  replaces: number | null
}

export function answerIntroduction(
  db: Db,
  tools: AnswerTools,
  target: IntroductionTarget,
  { answer, replaces }: NewAnswer,
) {
  const { seals } = tools
  return updateIntroduction(db, seals, target, async (trx, row) => {
    const storedAnswer = await toStoredAnswer(trx, answer)
    if (typeof storedAnswer === 'string') return { refused: 'fault', field: storedAnswer }
    const { state } = answer
    if (!(await storeAnswer(trx, tools, row, { state, answer: storedAnswer, replaces }, target.at))) {
      return whyNotAnswered(trx, seals, target, replaces)
    }
    const change = { before: { state: row.state }, after: { state } }
    await auditIntroduction(trx, target, { action: 'introduction.answered', ...change })
    return 'changed'
  })
}

export async function answerIntroductionByLink(
  db: Db,
  tools: AnswerTools,
  link: AnswerLink,
  newAnswer: NewAnswer,
  at: number,
): Promise<Refusal | { answer: SentAnswer }> {
  const first = await runOnLink(db, link, at, async (_trx, row) =>
    isFinal(row.state) ? toSentAnswer(tools.seals, row) : null,
  )
  // After a final state a link changes nothing, not even the text.
  if (first !== null && first !== 'over') return { refused: 'answered', answer: first }
  const target = { scope: toLinkScope(link), id: link.introductionId, at }
  const result = await answerIntroduction(db, tools, target, newAnswer)
  if ('refused' in result) return result
  const { answer } = result.detail
  return answer ? { answer } : { refused: 'missing' }
}

/** From the command line, without personal data: answering does not require knowing who sent it. */
export function answerIntroductionAsOperator(
  db: Db,
  tools: AnswerTools,
  id: string,
  answer: { state: AnswerState; answer: Answer },
  at: number,
): Promise<StateChangeResult> {
  return db.transaction().execute(async (trx) => {
    const row = await trx.selectFrom('warm_introductions').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) return 'missing'
    return (await storeAnswer(trx, tools, row, answer, at)) ? 'done' : 'closed'
  })
}

/** Reads the row again, because someone else changed it since the first read. */
async function whyNotAnswered(
  trx: Db,
  seals: IntroductionSeals,
  { scope, id, at }: IntroductionTarget,
  replaces: number | null,
): Promise<Refusal> {
  const row = await findRow(trx, scope.organizationId, id, at)
  if (!row) return { refused: 'missing' }
  if (row.state === 'withdrawn') return { refused: 'taken_back' }
  const answer = toSentAnswer(seals, row)
  return answer && row.answered_at !== replaces ? { refused: 'answered', answer } : { refused: 'closed' }
}

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
async function storeAnswer(
  trx: Db,
  tools: AnswerTools,
  row: IntroductionRow,
  { state, answer, replaces }: AnswerChange,
  at: number,
): Promise<boolean> {
  const { seals } = tools
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
      erase_at: getEraseAt(at, answer.appointment?.at),
    })
    .where('id', '=', id)
    .where('sealed_key', '=', locked)
    .where('state', 'in', listStatesBefore(state, 'partner'))
  const { numUpdatedRows } = await (
    replaces === undefined ? update : update.where('answered_at', replaces === null ? 'is' : '=', replaces)
  ).executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  await queueNotices(trx, tools, row, at)
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

/** The answer as it is stored, or the field that names a missing listing or an invalid date. */
async function toStoredAnswer(trx: Db, answer: PartnerAnswer): Promise<Answer | AnswerFault> {
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
