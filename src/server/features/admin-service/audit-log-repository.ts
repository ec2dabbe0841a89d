import { auditLogPageSize, type AuditLogEntry } from '#contracts/admin-service.ts'
import type { Db } from '#server/platform/db/database.ts'

export interface AuditLogFilter {
  entity?: string | undefined
  action?: string | undefined
  actor?: string | undefined
  /** Epoch milliseconds; `until` is exclusive. */
  from: number | null
  until: number | null
  before: number | null
}

/** The audit log for reviewers and admins. It never contains text written by partners. */
export function auditLogRepository(db: Db) {
  return {
    /** Newest first. A page never ends between entries with the same timestamp: the next page starts before it. */
    async list(filter: AuditLogFilter): Promise<{ entries: AuditLogEntry[]; hasMore: boolean }> {
      const query = entries(db, filter)
      const last = await query
        .offset(auditLogPageSize - 1)
        .limit(1)
        .executeTakeFirst()
      const rows = last ? await query.where('audit.at', '>=', last.at).execute() : await query.execute()
      const next = last && (await query.where('audit.at', '<', last.at).limit(1).executeTakeFirst())
      return { entries: rows.map(toEntry), hasMore: next !== undefined }
    },

    async choices() {
      const named = await db
        .selectFrom('audit')
        .innerJoin('accounts', 'accounts.id', 'audit.actor')
        .select(['accounts.id', 'accounts.name', 'accounts.email'])
        .where('accounts.organization_id', 'is', null)
        .distinct()
        .orderBy('accounts.name')
        .execute()
      const different = async (column: 'entity' | 'action') =>
        (await db.selectFrom('audit').select(column).distinct().orderBy(column).execute()).map(
          (row) => row[column] ?? '',
        )
      return {
        entities: await different('entity'),
        actions: await different('action'),
        actors: named.map(({ id, name, email }) => ({ id, name: name || email })),
      }
    },
  }
}
export type AuditLogRepository = ReturnType<typeof auditLogRepository>

/** Partner accounts are not named here: only their own admin reads that log (T-8.3). */
const entries = (db: Db, { entity, action, actor, from, until, before }: AuditLogFilter) =>
  db
    .selectFrom('audit')
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.id', '=', 'audit.actor').on('accounts.organization_id', 'is', null),
    )
    .leftJoin('organizations', 'organizations.id', 'audit.organization_id')
    .select([
      'audit.id',
      'audit.at',
      'accounts.name',
      'accounts.email',
      'audit.role',
      'audit.action',
      'audit.entity',
      'audit.entity_id',
      'audit.before',
      'audit.after',
      'audit.reason',
      'organizations.name as organization',
    ])
    .$if(entity !== undefined, (query) => query.where('audit.entity', '=', entity ?? ''))
    .$if(action !== undefined, (query) => query.where('audit.action', '=', action ?? ''))
    .$if(actor !== undefined, (query) => query.where('audit.actor', '=', actor ?? ''))
    .$if(from !== null, (query) => query.where('audit.at', '>=', from ?? 0))
    .$if(until !== null, (query) => query.where('audit.at', '<', until ?? 0))
    .$if(before !== null, (query) => query.where('audit.at', '<', before ?? 0))
    .orderBy('audit.at', 'desc')
    .orderBy('audit.id', 'desc')

type Row = Awaited<ReturnType<ReturnType<typeof entries>['execute']>>[number]

const longest = 4000
const cut = (text: string | null) => text?.slice(0, longest) ?? null

function toEntry({ at, name, email, entity_id: entityId, before, after, ...row }: Row): AuditLogEntry {
  return {
    ...row,
    at: new Date(at).toISOString(),
    actor: name || email,
    entityId,
    before: cut(before),
    after: cut(after),
  }
}
