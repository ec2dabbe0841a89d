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
  /** When the answer was given that this one replaces. */
  replaces: number | null
}

export type Note = { kind: 'note'; text: string } | { kind: 'attempt'; result: AttemptResult }

/** What those who answer do with one introduction. Each is in one transaction with the line that says who did it. */
export function partnerActionsRepository(db: Db, seals: IntroductionSeals) {
  return {
    view: (act: IntroductionTarget) =>
      runOnIntroduction<IntroductionView>(db, act, (trx, row) => viewIntroduction(trx, seals, act.scope, row, act.at)),
    respond: (act: IntroductionTarget, given: NewAnswer) =>
      changeIntroduction(db, seals, act, (trx, row) => respond(trx, seals, act, row, given)),
    assign: (act: IntroductionTarget, accountId: string | null) =>
      changeIntroduction(db, seals, act, (trx, row) => assign(trx, act, row, accountId)),
    note: (act: IntroductionTarget, note: Note) =>
      changeIntroduction(db, seals, act, (trx, row) => addNote(trx, seals, act, row, note)),
    outcome: (act: IntroductionTarget, outcome: IntroductionOutcome) =>
      changeIntroduction(db, seals, act, (trx) => close(trx, act, outcome)),
  }
}
export type PartnerActionsRepository = ReturnType<typeof partnerActionsRepository>

const audit = (trx: Db, { scope, id, at }: IntroductionTarget, entry: Omit<AuditEntry, 'entity' | 'entityId'>) =>
  writeAudit(trx, scope.actor, { ...entry, entity: 'introduction', entityId: id }, at)

async function respond(
  trx: Db,
  seals: IntroductionSeals,
  act: IntroductionTarget,
  row: IntroductionRow,
  { answer, replaces }: NewAnswer,
): Promise<Refusal | 'changed'> {
  const kept = await toStoredAnswer(trx, answer)
  if (typeof kept === 'string') return { refused: 'fault', field: kept }
  const { state } = answer
  if (!(await storeAnswer(trx, seals, row, { state, answer: kept, replaces }, act.at))) {
    return whyNotAnswered(trx, seals, act, replaces)
  }
  await audit(trx, act, { action: 'introduction.answered', before: { state: row.state }, after: { state } })
  return 'changed'
}

/** Read anew: what the first look showed is what somebody else has changed since. */
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
  act: IntroductionTarget,
  row: IntroductionRow,
  accountId: string | null,
): Promise<Refusal | 'changed'> {
  if (accountId !== null && !(await isColleague(trx, act.scope, accountId))) return { refused: 'unknown_colleague' }
  await trx
    .updateTable('warm_introductions')
    .set({ assigned_to: accountId })
    .where('id', '=', row.id)
    .where('organization_id', '=', act.scope.organizationId)
    .execute()
  const change = { before: { owner: row.assigned_to }, after: { owner: accountId } }
  await audit(trx, act, { action: 'introduction.assigned', ...change })
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

/** Sealed with the key of the introduction: it can be read as long as that, and not a moment longer. */
async function addNote(
  trx: Db,
  seals: IntroductionSeals,
  act: IntroductionTarget,
  row: IntroductionRow,
  note: Note,
): Promise<Refusal | 'changed'> {
  if (row.sealed_key === null) return { refused: 'taken_back' }
  const { scope, at } = act
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
  await audit(trx, act, { action: note.kind === 'note' ? 'introduction.noted' : 'introduction.called' })
  return 'changed'
}

async function close(trx: Db, act: IntroductionTarget, outcome: IntroductionOutcome): Promise<Refusal | 'changed'> {
  const { scope, id, at } = act
  const isTheirs = sql<boolean>`organization_id = ${scope.organizationId}`
  const { acted, before } = await closeWithOutcome(trx, 'partner', { id, isTheirs }, outcome, at)
  if (acted !== 'done') return { refused: acted }
  await audit(trx, act, { action: 'introduction.outcome', before: { state: before }, after: { state: outcome } })
  return 'changed'
}
