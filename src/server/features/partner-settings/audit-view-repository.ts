import { partnerAuditPageSize, type PartnerAuditEntry } from '#contracts/partner-settings.ts'
import { runAsOrganization } from '#server/platform/db/as-organization.ts'
import type { Db } from '#server/platform/db/database.ts'

interface AuditList {
  entries: PartnerAuditEntry[]
  hasMore: boolean
}

/**
 * The audit log of one organization's members, for that organization (T-8.3): who, what and when, nothing else. Newest
 * first. A page never splits entries with the same timestamp; the next page starts before it.
 */
export function listAudit(db: Db, organizationId: string, before: number | null): Promise<AuditList> {
  return runAsOrganization(db, organizationId, async (trx) => {
    const earlier = selectEntries(trx, organizationId).$if(before !== null, (query) =>
      query.where('audit.at', '<', before ?? 0),
    )
    const last = await earlier
      .offset(partnerAuditPageSize - 1)
      .limit(1)
      .executeTakeFirst()
    if (!last) return { entries: (await earlier.execute()).map(toEntry), hasMore: false }
    const page = await earlier.where('audit.at', '>=', last.at).execute()
    const next = await selectEntries(trx, organizationId).where('audit.at', '<', last.at).limit(1).executeTakeFirst()
    return { entries: page.map(toEntry), hasMore: next !== undefined }
  })
}

/** All entries since then, for the organization's export. */
export async function listAuditSince(trx: Db, organizationId: string, since: number): Promise<PartnerAuditEntry[]> {
  return (await selectEntries(trx, organizationId).where('audit.at', '>=', since).execute()).map(toEntry)
}

/** Only colleagues are shown with a name. */
const selectEntries = (trx: Db, organizationId: string) =>
  trx
    .selectFrom('audit')
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.id', '=', 'audit.actor').onRef('accounts.organization_id', '=', 'audit.organization_id'),
    )
    .select(['audit.id', 'audit.at', 'accounts.name', 'audit.role', 'audit.action', 'audit.entity', 'audit.entity_id'])
    .where('audit.organization_id', '=', organizationId)
    .orderBy('audit.at', 'desc')
    .orderBy('audit.id', 'desc')

type Row = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number]

function toEntry({ id, at, name, role, action, entity, entity_id: entityId }: Row): PartnerAuditEntry {
  return { id, at: new Date(at).toISOString(), actor: name, role, action, entity, entityId }
}
