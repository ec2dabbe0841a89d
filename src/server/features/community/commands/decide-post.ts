import { randomUUID } from 'node:crypto'
import { community as english } from '#content/en/community.ts'
import { community as spanish } from '#content/es/community.ts'
import type { AuditVerb } from '#domain/audit/vocabulary.ts'
import type { RejectReason } from '#domain/community/post.ts'
import type { OrganizationNotice, OrganizationNotifier } from '#server/engines/mail/organization-notices-repository.ts'
import { type AuditActor, writeAudit } from '#server/platform/audit/audit-repository.ts'
import { refuseOwnItem } from '#server/platform/audit/refuse-own-item.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import type { Staff } from '#server/platform/http/staff.ts'
import { getNaturalEnd, guidesAuthorId, parseEventDetails, type PostRow, refusePrivateData } from '../records.ts'

type PostDecision =
  | { decision: 'publish'; title: string | null; text: string; translated: string | null }
  | { decision: 'reject' | 'hide'; reason: RejectReason }

const statusAfter = { publish: 'live', reject: 'rejected', hide: 'hidden' } as const

/** The history stores states and reasons, never text. The text before an edit is not stored anywhere. */
interface PostState {
  status: PostRow['status']
  reason: RejectReason | null
}

interface DecideDeps {
  db: Db
  notifyOrganization: OrganizationNotifier
}

/** Publishing, rejecting and hiding. Undoing a decision is in `features/review`, as for every queue. */
export async function decideOnPost(
  { db, notifyOrganization }: DecideDeps,
  actor: Staff,
  { id, decided }: { id: string; decided: PostDecision },
  at: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await holdOpen(trx, id, decided.decision)
    await refuseOwnItem(trx, actor, { queue: 'posts', id })
    const reason = decided.decision === 'publish' ? null : decided.reason
    const document = decided.decision === 'publish' ? applyReviewerEdits(row, decided) : row.document
    const after: PostState = { status: statusAfter[decided.decision], reason }
    await trx
      .updateTable('posts')
      .set({
        ...after,
        document,
        ended_at: endAfter(row, after.status, at),
        reviewed_by: actor.id,
        reviewed_at: row.reviewed_at ?? at,
      })
      .where('id', '=', id)
      .execute()
    await trx
      .updateTable('post_reports')
      .set({ settled_at: at })
      .where('post_id', '=', id)
      .where('settled_at', 'is', null)
      .execute()
    const notice = buildPostNotice(row, after)
    const mails = notice ? await notifyOrganization(trx, notice, at) : []
    await remember(
      trx,
      {
        row,
        action: decided.decision,
        after: { ...after, isEdited: document !== row.document },
        mails,
      },
      actor,
      at,
    )
  })
}

/** Of two reviewers who decide at once, the second gets an error. A live post may be hidden at any time. */
async function holdOpen(trx: Db, id: string, decision: PostDecision['decision']): Promise<PostRow> {
  const row = await trx
    .updateTable('posts')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw notFound()
  if (row.status === 'withdrawn') throw new AppError(409, 'taken_back')
  const { open } = await trx
    .selectFrom('post_reports')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('post_id', '=', id)
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow()
  const isReported = open > 0 && (row.status === 'live' || row.status === 'hidden')
  if (row.status === 'pending' || isReported || (row.status === 'live' && decision === 'hide')) return row
  throw new AppError(409, 'already_decided')
}

/** The text as the reviewer edited it. Our own tips live in the content and are edited there. */
function applyReviewerEdits(row: PostRow, { title, text, translated }: PostDecision & { decision: 'publish' }): string {
  if (row.author_id === guidesAuthorId) return row.document
  refusePrivateData(row.kind, { title, text, translated })
  if (row.kind !== 'event') return JSON.stringify({ title, text, translated })
  const words = parseEventDetails(row.document)
  return words === null ? row.document : JSON.stringify({ ...words, title: title ?? words.title, about: text })
}

/** Rejected or hidden posts are erased a month later; the rows of our own tips are kept. */
function endAfter(row: PostRow, status: PostRow['status'], at: number): number | null {
  const hasEnded = (status === 'rejected' || status === 'hidden') && row.author_id !== guidesAuthorId
  return hasEnded ? at : getNaturalEnd(row)
}

interface Remembered {
  row: PostRow
  action: AuditVerb
  after: PostState & { isEdited: boolean }
  /** The mails about the decision, to be withdrawn when it is undone. */
  mails: readonly string[]
}

async function remember(
  trx: Db,
  { row, action, after, mails }: Remembered,
  actor: AuditActor,
  at: number,
): Promise<void> {
  const { id, status } = row
  const before = { status, reason: row.reason }
  const { reason } = after
  await trx
    .insertInto('review_history')
    .values({
      id: randomUUID(),
      queue: 'posts',
      item_id: id,
      action,
      before: JSON.stringify(before),
      after: JSON.stringify({ ...after, ...(mails.length > 0 && { mails }) }),
      reason,
      actor: actor.id,
      at,
    })
    .execute()
  await writeAudit(
    trx,
    actor,
    {
      action,
      entity: 'post',
      entityId: id,
      before,
      after,
      ...(reason ? { reason } : {}),
    },
    at,
  )
}

/**
 * The notice to the organization that sent the post. Null if a person sent it, or nothing changed for the organization.
 */
function buildPostNotice(
  { kind, status: before, organization_id: organizationId }: PostRow,
  { status, reason }: PostState,
): OrganizationNotice | null {
  const hasStayed = before === 'live' && status === 'live'
  if (organizationId === null || (kind !== 'event' && kind !== 'answer') || hasStayed) return null
  if (reason === null) return { organizationId, kind: `${kind}Published` }
  const why = { en: english.reasons[reason], es: spanish.reasons[reason] }
  // Reports may have hidden it before a review; to its organization it was public.
  return { organizationId, kind: before === 'pending' ? `${kind}Refused` : `${kind}TakenDown`, reason: why }
}
