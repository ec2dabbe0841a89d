import { type AuditActor, writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { notFound } from '#server/platform/http/app-error.ts'
import { createTrackingCode, type OrganizationFields, organizationsRepository, toColumns } from '../repository.ts'

const entity = 'organization'

export function addOrganizationAsAdmin(
  db: Db,
  actor: AuditActor,
  fields: OrganizationFields,
  at: number,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const { id } = await organizationsRepository(trx).add(fields, at)
    await writeAudit(trx, actor, { action: 'add', entity, entityId: id }, at)
    return id
  })
}

export async function editOrganization(
  db: Db,
  actor: AuditActor,
  { id, fields }: { id: string; fields: OrganizationFields },
  at: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { name, is_sensitive, is_supervision, is_confidential_location } = await requireOrganization(trx, id)
    const before = { name, is_sensitive, is_supervision, is_confidential_location }
    const after = toColumns(fields)
    await trx.updateTable('organizations').set(after).where('id', '=', id).execute()
    await writeAudit(trx, actor, { action: 'change', entity, entityId: id, before, after }, at)
  })
}

/** The old code stops working at once; returns the new one. */
export function renewOrganizationCode(
  db: Db,
  actor: AuditActor,
  { id, reason }: { id: string; reason: string },
  at: number,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    await requireOrganization(trx, id)
    const code = createTrackingCode()
    await trx.updateTable('organizations').set({ tracking_code: code }).where('id', '=', id).execute()
    await writeAudit(trx, actor, { action: 'renew_code', entity, entityId: id, reason }, at)
    return code
  })
}

/** One that was removed counts as missing. */
export async function requireOrganization(trx: Db, id: string) {
  const row = await trx
    .selectFrom('organizations')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}
