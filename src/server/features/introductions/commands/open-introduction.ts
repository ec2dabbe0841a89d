import type { PartnerIntroductionDetail } from '#contracts/partner-introductions.ts'
import { isFinal } from '#domain/introductions/state-machine.ts'
import { listStatesBefore } from '#domain/introductions/transitions.ts'
import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { reserveTry, type AnswerLink } from '../links-repository.ts'
import { toLinkScope, type Scope } from '../partner-records.ts'
import { findRow, loadDetail } from '../partner-repository.ts'
import { openPerson, type IntroductionRow, type StateChangeResult } from '../records.ts'
import { addPartnerCounts } from '../repository.ts'
import type { IntroductionSeals } from '../seal.ts'
import { runOnIntroduction, runOnLink, type IntroductionTarget, type LinkRefusal } from './update-introduction.ts'

const hourMs = 60 * 60 * 1000
/** More views than this in an hour by one account raise an alert (T-8.3). */
const maxViewsPerHour = 50
const unopened = listStatesBefore('opened', 'partner').filter((state) => state !== 'opened')

export interface IntroductionView {
  detail: PartnerIntroductionDetail
  /** The number of views in the hour, the first time it is over the limit. */
  tooMany: number | null
}

/** Shows the person's message. Each view is audited; the first one tells the person that it was seen. */
export const openIntroduction = (db: Db, seals: IntroductionSeals, target: IntroductionTarget) =>
  runOnIntroduction<IntroductionView>(db, target, (trx, row) => view(trx, seals, target.scope, row, target.at))

export const openIntroductionByLink = (db: Db, seals: IntroductionSeals, link: AnswerLink, at: number) =>
  runOnLink<IntroductionView | LinkRefusal>(db, link, at, async (trx, row) => {
    if (row.state === 'withdrawn') return 'taken_back'
    if (isFinal(row.state)) return 'final'
    return (await reserveTry(trx, link.hash)) ? view(trx, seals, toLinkScope(link), row, at) : 'over'
  })

/** From the command line, without showing anything: marks it as opened; the first time is stored. */
export function markIntroductionOpened(db: Db, id: string, at: number): Promise<StateChangeResult> {
  return db.transaction().execute(async (trx) => {
    const row = await trx.selectFrom('warm_introductions').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row || row.state === 'withdrawn') return 'missing'
    return (await markOpened(trx, row, at)) ? 'done' : 'closed'
  })
}

async function view(
  trx: Db,
  seals: IntroductionSeals,
  scope: Scope,
  row: IntroductionRow,
  at: number,
): Promise<IntroductionView> {
  const { organizationId, actor } = scope
  await markOpened(trx, row, at)
  await writeAudit(trx, actor, { action: 'introduction.viewed', entity: 'introduction', entityId: row.id }, at)
  const opened = (await findRow(trx, organizationId, row.id, at)) ?? row
  const detail = await loadDetail(trx, seals, scope, opened, at, openPerson(seals, opened))
  return { detail, tooMany: await countViews(trx, scope, at) }
}

/** The person then sees that it was opened; the first time is stored. False when it was opened before. */
async function markOpened(trx: Db, row: IntroductionRow, at: number): Promise<boolean> {
  const { id, organization_id: organizationId, delivery } = row
  const { numUpdatedRows } = await trx
    .updateTable('warm_introductions')
    .set({ state: 'opened', opened_at: at, updated_at: Math.max(at, row.updated_at + 1) })
    .where('id', '=', id)
    .where('state', 'in', unopened)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  if (organizationId !== null && delivery === 'sent')
    await addPartnerCounts(trx, organizationId, [{ key: 'opened', by: 1, at }])
  return true
}

async function countViews(trx: Db, { organizationId, actor }: Scope, at: number): Promise<number | null> {
  const viewCounts = await trx
    .selectFrom('audit')
    .select((eb) => ['action', eb.fn.countAll<number>().as('n')])
    .where('organization_id', '=', organizationId)
    .where('at', '>', at - hourMs)
    .where('actor', '=', actor.id)
    .where('action', 'in', ['introduction.viewed', 'many_views'])
    .groupBy('action')
    .execute()
  const looked = viewCounts.find(({ action }) => action === 'introduction.viewed')?.n ?? 0
  if (looked <= maxViewsPerHour || viewCounts.some(({ action }) => action === 'many_views')) return null
  await writeAudit(
    trx,
    actor,
    { action: 'many_views', entity: 'account', entityId: actor.id, after: { looks: looked } },
    at,
  )
  return looked
}
