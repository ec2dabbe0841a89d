import type { PartnerIntroductionDetail } from '#contracts/partner-introductions.ts'
import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { markOpened } from './open-repository.ts'
import { loadDetail, findRow } from './partner-rows-repository.ts'
import type { Scope } from './partner-scope.ts'
import { openPerson, type IntroductionRow } from './records.ts'
import type { IntroductionSeals } from './seal.ts'

const hourMs = 60 * 60 * 1000
/** More views than this in an hour by one account raise an alert (T-8.3). */
const maxViewsPerHour = 50

export interface IntroductionView {
  detail: PartnerIntroductionDetail
  /** The number of views in the hour, the first time it is over the limit. */
  tooMany: number | null
}

/** Shows the person's message. Each view is audited; the first one tells the person that it was seen. */
export async function viewIntroduction(
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
