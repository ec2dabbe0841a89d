import { randomUUID } from 'node:crypto'
import type { AdminOrganization } from '#contracts/admin-service.ts'
import type { AuditVerb } from '#domain/audit/vocabulary.ts'
import { pendingStates } from '#domain/introductions/states.ts'
import { type AuditActor, writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Flag } from '#server/platform/db/flag.ts'
import { notFound } from '#server/platform/http/app-error.ts'
import { removeOrganization } from './remove-repository.ts'
import { createTrackingCode } from './tracking-code.ts'

export interface OrganizationFields {
  name: string
  isSensitive: boolean
  isSupervision: boolean
  isConfidential: boolean
}

const toFlag = (isSet: boolean): Flag => (isSet ? 1 : 0)
const toColumns = ({ name, isSensitive, isSupervision, isConfidential }: OrganizationFields) => ({
  name,
  is_sensitive: toFlag(isSensitive),
  is_supervision: toFlag(isSupervision),
  is_confidential_location: toFlag(isConfidential),
})

/** Puts the introductions sent to a leaving organization back to waiting; returns how many. */
type TakeBack = (trx: Db, organizationId: string, at: number) => Promise<number>

/** Organizations as admins see them. Every change is written to the audit log. */
export function adminOrganizations(db: Db, { takeBack }: { takeBack: TakeBack }) {
  const live = async (trx: Db, id: string) => {
    const row = await trx
      .selectFrom('organizations')
      .selectAll()
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .executeTakeFirst()
    if (!row) throw notFound()
    return row
  }
  const changed = (trx: Db, actor: AuditActor, entry: { action: AuditVerb; id: string; reason?: string }, at: number) =>
    writeAudit(
      trx,
      actor,
      {
        action: entry.action,
        entity: 'organization',
        entityId: entry.id,
        ...(entry.reason ? { reason: entry.reason } : {}),
      },
      at,
    )

  return {
    async list(): Promise<AdminOrganization[]> {
      const rows = await listed(db)
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        trackingCode: row.tracking_code,
        isSensitive: row.is_sensitive === 1,
        isSupervision: row.is_supervision === 1,
        isConfidential: row.is_confidential_location === 1,
        listings: Number(row.listings),
        people: Number(row.people),
        openIntroductions: Number(row.open),
        createdAt: new Date(row.created_at).toISOString(),
        removedAt: row.removed_at === null ? null : new Date(row.removed_at).toISOString(),
      }))
    },

    add: (words: OrganizationFields, actor: AuditActor, at: number): Promise<string> =>
      db.transaction().execute(async (trx) => {
        const id = randomUUID()
        await trx
          .insertInto('organizations')
          .values({ id, ...toColumns(words), tracking_code: createTrackingCode(), created_at: at })
          .execute()
        await changed(trx, actor, { action: 'add', id }, at)
        return id
      }),

    change: (id: string, words: OrganizationFields, actor: AuditActor, at: number): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const { name, is_sensitive, is_supervision, is_confidential_location } = await live(trx, id)
        await trx.updateTable('organizations').set(toColumns(words)).where('id', '=', id).execute()
        const before = { name, is_sensitive, is_supervision, is_confidential_location }
        await writeAudit(
          trx,
          actor,
          {
            action: 'change',
            entity: 'organization',
            entityId: id,
            before,
            after: toColumns(words),
          },
          at,
        )
      }),

    renewCode: (id: string, reason: string, actor: AuditActor, at: number): Promise<string> =>
      db.transaction().execute(async (trx) => {
        await live(trx, id)
        const code = createTrackingCode()
        await trx.updateTable('organizations').set({ tracking_code: code }).where('id', '=', id).execute()
        await changed(trx, actor, { action: 'renew_code', id, reason }, at)
        return code
      }),

    remove: (id: string, reason: string, actor: AuditActor, at: number): Promise<number> =>
      db.transaction().execute(async (trx) => {
        await live(trx, id)
        const waiting = await takeBack(trx, id, at)
        await removeOrganization(trx, id, at)
        await changed(trx, actor, { action: 'remove', id, reason }, at)
        return waiting
      }),
  }
}
export type AdminOrganizations = ReturnType<typeof adminOrganizations>

const listed = (db: Db) =>
  db
    .selectFrom('organizations')
    .selectAll()
    .select((eb) => [
      eb
        .selectFrom('partner_listings')
        .select((of) => of.fn.countAll().as('n'))
        .whereRef('partner_listings.organization_id', '=', 'organizations.id')
        .as('listings'),
      eb
        .selectFrom('accounts')
        .select((of) => of.fn.countAll().as('n'))
        .whereRef('accounts.organization_id', '=', 'organizations.id')
        .where('accounts.status', '=', 'active')
        .as('people'),
      eb
        .selectFrom('warm_introductions')
        .select((of) => of.fn.countAll().as('n'))
        .whereRef('warm_introductions.organization_id', '=', 'organizations.id')
        .where('warm_introductions.state', 'in', pendingStates)
        .as('open'),
    ])
    .orderBy('removed_at')
    .orderBy('name')
    .orderBy('id')
    .execute()
