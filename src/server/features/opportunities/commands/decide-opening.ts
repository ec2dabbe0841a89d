import { randomUUID } from 'node:crypto'
import { getOpeningEnd } from '#domain/opportunities/opening.ts'
import type { OrganizationNotifier } from '#server/engines/mail/organization-notices-repository.ts'
import { type AuditActor, writeAudit } from '#server/platform/audit/audit-repository.ts'
import { refuseOwnItem } from '#server/platform/audit/refuse-own-item.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import type { Staff } from '#server/platform/http/staff.ts'
import { parseOpening, type OpportunityRow } from '../records.ts'
import { openReports, resolveReports } from '../staff-repository.ts'

type OpeningDecision = { decision: 'publish' } | { decision: 'reject' | 'hide'; reason: string }

export interface DecideOpeningDeps {
  db: Db
  clock: Clock
  notify: OrganizationNotifier
}

/**
 * Publishes the opening for 30 days, or returns it to its author with a reason. A public opening can be taken down at
 * any time; if it was reported, publishing keeps it up. The second of two concurrent reviewers gets an error.
 */
export async function decideOnOpening(
  { db, clock, notify }: DecideOpeningDeps,
  actor: Staff,
  id: string,
  decided: OpeningDecision,
): Promise<void> {
  const at = clock.now()
  await db.transaction().execute(async (trx) => {
    const row = await trx.selectFrom('opportunities').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw notFound()
    await refuseOwnItem(trx, actor, { queue: 'opportunities', id })
    if (!(await isOpenTo(trx, row, decided.decision, at))) throw new AppError(409, 'already_decided')
    const after = toOutcome(row, decided, actor, at)
    const { numUpdatedRows } = await trx
      .updateTable('opportunities')
      .set(after)
      .where('id', '=', id)
      .where('status', '=', row.status)
      .where('expires_at', '=', row.expires_at)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw new AppError(409, 'already_decided')
    await resolveReports(trx, id, at)
    const mails = await notifyOrganization(trx, notify, row, after, at)
    await remember(trx, row, { action: decided.decision, after, mails, actor, at })
  })
}

/** Whether this decision is allowed in the opening's current state. */
async function isOpenTo(
  trx: Db,
  { id, status, expires_at: expiresAt }: OpportunityRow,
  decision: OpeningDecision['decision'],
  at: number,
): Promise<boolean> {
  if (status === 'pending') return decision !== 'hide'
  if (status !== 'live' || expiresAt <= at || decision === 'reject') return false
  return decision === 'hide' || (await openReports(trx, [id])).has(id)
}

type Outcome = Pick<OpportunityRow, 'status' | 'reason' | 'expires_at' | 'reviewed_by' | 'reviewed_at'>

const standing = ({ status, reason, expires_at, reviewed_by, reviewed_at }: OpportunityRow): Outcome => ({
  status,
  reason,
  expires_at,
  reviewed_by,
  reviewed_at,
})

function toOutcome(row: OpportunityRow, decided: OpeningDecision, actor: AuditActor, at: number): Outcome {
  const reviewed = { reviewed_by: actor.id, reviewed_at: at }
  if (decided.decision !== 'publish') {
    return { status: 'rejected', reason: decided.reason, expires_at: at, ...reviewed }
  }
  // Nothing changes, including its last day, because its organization did not renew it.
  if (row.status === 'live') return standing(row)
  const expiresAt = getOpeningEnd(parseOpening(row), at)
  // A hiring event that was over before a reviewer got to it.
  if (expiresAt <= at) throw new AppError(409, 'opening_over')
  return { status: 'live', reason: null, expires_at: expiresAt, ...reviewed }
}

/** No message is sent when a public opening stays public. */
async function notifyOrganization(
  trx: Db,
  notify: OrganizationNotifier,
  before: OpportunityRow,
  { status, reason }: Outcome,
  at: number,
): Promise<string[]> {
  const { organization_id: organizationId } = before
  if (organizationId === null || status === before.status) return []
  if (reason === null) return notify(trx, { organizationId, kind: 'openingPublished' }, at)
  const kind = before.status === 'live' ? 'openingTakenDown' : 'openingRefused'
  return notify(trx, { organizationId, kind, reason }, at)
}

interface DecidedOpening {
  action: OpeningDecision['decision']
  after: Outcome
  /** The mails that announced the decision, to be withdrawn when it is undone. */
  mails: readonly string[]
  actor: AuditActor
  at: number
}

/** Adds an entry to the shared review history with enough data to undo it; the audit log names only states. */
async function remember(
  trx: Db,
  row: OpportunityRow,
  { action, after, mails, actor, at }: DecidedOpening,
): Promise<void> {
  await trx
    .insertInto('review_history')
    .values({
      id: randomUUID(),
      queue: 'opportunities',
      item_id: row.id,
      action,
      before: JSON.stringify(standing(row)),
      after: JSON.stringify({ ...after, ...(mails.length > 0 && { mails }) }),
      reason: after.reason,
      actor: actor.id,
      at,
    })
    .execute()
  await writeAudit(
    trx,
    actor,
    {
      action: `opportunity.${action}`,
      entity: 'opportunity',
      entityId: row.id,
      before: { status: row.status },
      after: { status: after.status },
    },
    at,
  )
}
