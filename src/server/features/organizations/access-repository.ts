import { type AccessLogEntry, accessLogLength } from '#contracts/access-log.ts'
import { AccessChangeKind } from '#domain/accounts/access-changes.ts'
import { PartnerRole } from '#domain/accounts/roles.ts'
import type { Db } from '#server/platform/db/database.ts'

/** The log of one organization, newest first; only its own members are shown by name. */
export async function listAccessLog(db: Db, organizationId: string): Promise<AccessLogEntry[]> {
  const rows = await db
    .selectFrom('access_changes as change')
    .leftJoin('accounts as account', (join) =>
      join.onRef('account.id', '=', 'change.actor').onRef('account.organization_id', '=', 'change.organization_id'),
    )
    .leftJoin('listings as listing', 'listing.id', 'change.listing_id')
    .selectAll('change')
    .select(['account.name', 'account.email', 'listing.name as listing'])
    .where('change.organization_id', '=', organizationId)
    .orderBy('change.at', 'desc')
    .orderBy('change.id')
    .limit(accessLogLength)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    at: new Date(row.at).toISOString(),
    kind: AccessChangeKind.parse(row.kind),
    by: row.name || row.email || null,
    subject: row.subject,
    role: PartnerRole.safeParse(row.role).data ?? null,
    listing: row.listing ?? row.listing_id,
  }))
}
