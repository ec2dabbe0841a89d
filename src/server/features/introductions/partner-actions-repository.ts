import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { IntroductionOutcome } from '#domain/introductions/introduction.ts'
import type { PartnerAnswer } from '#domain/introductions/partner-answer.ts'
import type { AttemptResult } from '#domain/introductions/partner-inbox.ts'
import { writeAudit, type AuditEntry } from '#server/platform/audit/audit-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { viewIntroduction, type IntroductionView } from './view-repository.ts'
import { changeIntroduction, runOnIntroduction, type IntroductionTarget, type Refusal } from './run-on-introduction.ts'
import { closeWithOutcome } from './outcome-repository.ts'
import { toSentAnswer } from './partner-records.ts'
import { findRow } from './partner-rows-repository.ts'
import type { Scope } from './partner-scope.ts'
import type { IntroductionRow } from './records.ts'
import { toStoredAnswer, storeAnswer } from './respond-repository.ts'
import type { IntroductionSeals } from './seal.ts'

export interface NewAnswer {
  answer: PartnerAnswer
  /** When the replaced answer was given. */
  replaces: number | null
}

export type Note = { kind: 'note'; text: string } | { kind: 'attempt'; result: AttemptResult }

/** Actions on one introduction by members who can answer. Each runs in one transaction with its audit event. */
export function partnerActionsRepository(db: Db, seals: IntroductionSeals) {
  return {
    view: (target: IntroductionTarget) =>
      runOnIntroduction<IntroductionView>(db, target, (trx, row) =>
        viewIntroduction(trx, seals, target.scope, row, target.at),
      ),
    respond: (target: IntroductionTarget, newAnswer: NewAnswer) =>
      changeIntroduction(db, seals, target, (trx, row) => respond(trx, seals, target, row, newAnswer)),
    assign: (target: IntroductionTarget, accountId: string | null) =>
      changeIntroduction(db, seals, target, (trx, row) => assign(trx, target, row, accountId)),
    note: (target: IntroductionTarget, note: Note) =>
      changeIntroduction(db, seals, target, (trx, row) => addNote(trx, seals, target, row, note)),
    outcome: (target: IntroductionTarget, outcome: IntroductionOutcome) =>
      changeIntroduction(db, seals, target, (trx) => close(trx, target, outcome)),
  }
}
export type PartnerActionsRepository = ReturnType<typeof partnerActionsRepository>

const audit = (trx: Db, { scope, id, at }: IntroductionTarget, entry: Omit<AuditEntry, 'entity' | 'entityId'>) =>
  writeAudit(trx, scope.actor, { ...entry, entity: 'introduction', entityId: id }, at)

async function respond(
  trx: Db,
  seals: IntroductionSeals,
  target: IntroductionTarget,
  row: IntroductionRow,
  { answer, replaces }: NewAnswer,
): Promise<Refusal | 'changed'> {
  const storedAnswer = await toStoredAnswer(trx, answer)
  if (typeof storedAnswer === 'string') return { refused: 'fault', field: storedAnswer }
  const { state } = answer
  if (!(await storeAnswer(trx, seals, row, { state, answer: storedAnswer, replaces }, target.at))) {
    return whyNotAnswered(trx, seals, target, replaces)
  }
  await audit(trx, target, { action: 'introduction.answered', before: { state: row.state }, after: { state } })
  return 'changed'
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

async function assign(
  trx: Db,
  target: IntroductionTarget,
  row: IntroductionRow,
  accountId: string | null,
): Promise<Refusal | 'changed'> {
  if (accountId !== null && !(await isColleague(trx, target.scope, accountId))) return { refused: 'unknown_colleague' }
  await trx
    .updateTable('warm_introductions')
    .set({ assigned_to: accountId })
    .where('id', '=', row.id)
    .where('organization_id', '=', target.scope.organizationId)
    .execute()
  const change = { before: { owner: row.assigned_to }, after: { owner: accountId } }
  await audit(trx, target, { action: 'introduction.assigned', ...change })
  return 'changed'
}

async function isColleague(trx: Db, { organizationId }: Scope, accountId: string): Promise<boolean> {
  const found = await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('organization_id', '=', organizationId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return found !== undefined
}

/** Encrypted with the introduction's key, so it can be read exactly as long as the introduction. */
async function addNote(
  trx: Db,
  seals: IntroductionSeals,
  target: IntroductionTarget,
  row: IntroductionRow,
  note: Note,
): Promise<Refusal | 'changed'> {
  if (row.sealed_key === null) return { refused: 'taken_back' }
  const { scope, at } = target
  const key = seals.unlock(row.id, row.organization_id, row.sealed_key)
  await trx
    .insertInto('introduction_notes')
    .values({
      id: randomUUID(),
      introduction_id: row.id,
      organization_id: scope.organizationId,
      kind: note.kind,
      sealed_text: note.kind === 'note' ? key.seal('note', { text: note.text }) : null,
      result: note.kind === 'attempt' ? note.result : null,
      author_id: scope.accountId,
      at,
    })
    .execute()
  await audit(trx, target, { action: note.kind === 'note' ? 'introduction.noted' : 'introduction.called' })
  return 'changed'
}

async function close(trx: Db, target: IntroductionTarget, outcome: IntroductionOutcome): Promise<Refusal | 'changed'> {
  const { scope, id, at } = target
  const isTheirs = sql<boolean>`organization_id = ${scope.organizationId}`
  const { acted, before } = await closeWithOutcome(trx, 'partner', { id, isTheirs }, outcome, at)
  if (acted !== 'done') return { refused: acted }
  await audit(trx, target, { action: 'introduction.outcome', before: { state: before }, after: { state: outcome } })
  return 'changed'
}
