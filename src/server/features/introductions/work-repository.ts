import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { IntroductionOutcome } from '#domain/introductions/introduction.ts'
import type { PartnerAnswer } from '#domain/introductions/partner-answer.ts'
import type { AttemptResult } from '#domain/introductions/partner-inbox.ts'
import { writeAudit, type AuditEntry } from '#server/platform/audit/audit-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { look, type Looked } from './look-repository.ts'
import { changeOne, withOne, type Act, type Refused } from './one-repository.ts'
import { closeWithOutcome } from './outcome-repository.ts'
import { toGivenAnswer } from './partner-records.ts'
import { rowOf } from './partner-rows-repository.ts'
import type { Scope } from './partner-scope.ts'
import type { IntroductionRow } from './records.ts'
import { answerToKeep, giveAnswer } from './respond-repository.ts'
import type { IntroductionSeals } from './seal.ts'

export interface NewAnswer {
  answer: PartnerAnswer
  /** When the answer was given that this one replaces. */
  replaces: number | null
}

export type Note = { kind: 'note'; text: string } | { kind: 'attempt'; result: AttemptResult }

/** What those who answer do with one introduction. Each is in one transaction with the line that says who did it. */
export function workRepository(db: Db, seals: IntroductionSeals) {
  return {
    look: (act: Act) => withOne<Looked>(db, act, (trx, row) => look(trx, seals, act.scope, row, act.at)),
    respond: (act: Act, given: NewAnswer) =>
      changeOne(db, seals, act, (trx, row) => respond(trx, seals, act, row, given)),
    assign: (act: Act, accountId: string | null) =>
      changeOne(db, seals, act, (trx, row) => assign(trx, act, row, accountId)),
    note: (act: Act, note: Note) => changeOne(db, seals, act, (trx, row) => addNote(trx, seals, act, row, note)),
    outcome: (act: Act, outcome: IntroductionOutcome) => changeOne(db, seals, act, (trx) => close(trx, act, outcome)),
  }
}
export type WorkRepository = ReturnType<typeof workRepository>

const audit = (trx: Db, { scope, id, at }: Act, entry: Omit<AuditEntry, 'entity' | 'entityId'>) =>
  writeAudit(trx, scope.actor, { ...entry, entity: 'introduction', entityId: id }, at)

async function respond(
  trx: Db,
  seals: IntroductionSeals,
  act: Act,
  row: IntroductionRow,
  { answer, replaces }: NewAnswer,
): Promise<Refused | 'changed'> {
  const kept = await answerToKeep(trx, answer)
  if (typeof kept === 'string') return { refused: 'fault', field: kept }
  const { state } = answer
  if (!(await giveAnswer(trx, seals, row, { state, answer: kept, replaces }, act.at))) {
    return whyNotAnswered(trx, seals, act, replaces)
  }
  await audit(trx, act, { action: 'introduction.answered', before: { state: row.state }, after: { state } })
  return 'changed'
}

/** Read anew: what the first look showed is what somebody else has changed since. */
async function whyNotAnswered(
  trx: Db,
  seals: IntroductionSeals,
  { scope, id, at }: Act,
  replaces: number | null,
): Promise<Refused> {
  const row = await rowOf(trx, scope.organizationId, id, at)
  if (!row) return { refused: 'missing' }
  if (row.state === 'withdrawn') return { refused: 'taken_back' }
  const answer = toGivenAnswer(seals, row)
  return answer && row.answered_at !== replaces ? { refused: 'answered', answer } : { refused: 'closed' }
}

async function assign(trx: Db, act: Act, row: IntroductionRow, accountId: string | null): Promise<Refused | 'changed'> {
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
  act: Act,
  row: IntroductionRow,
  note: Note,
): Promise<Refused | 'changed'> {
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

async function close(trx: Db, act: Act, outcome: IntroductionOutcome): Promise<Refused | 'changed'> {
  const { scope, id, at } = act
  const isTheirs = sql<boolean>`organization_id = ${scope.organizationId}`
  const { acted, before } = await closeWithOutcome(trx, 'partner', { id, isTheirs }, outcome, at)
  if (acted !== 'done') return { refused: acted }
  await audit(trx, act, { action: 'introduction.outcome', before: { state: before }, after: { state: outcome } })
  return 'changed'
}
