import { randomUUID } from 'node:crypto'
import type { AuditAction, AuditEntity } from '#domain/audit/vocabulary.ts'
import type { Db } from '../db/database.ts'

/** Who did it: an account or key with its role, or an emailed link. */
export interface AuditActor {
  id: string
  role: string
  organizationId: string | null
}

/** What was done, and to which item. `before` and `after` name states and fields; never personal text. */
export interface AuditEntry {
  action: AuditAction
  entity: AuditEntity
  entityId?: string | null
  before?: object
  after?: object
  reason?: string
}

/** Runs in the transaction of the change it describes: both or neither. */
export async function writeAudit(trx: Db, actor: AuditActor, entry: AuditEntry, at: number): Promise<void> {
  const { action, entity, entityId = null, before, after, reason = null } = entry
  await trx
    .insertInto('audit')
    .values({
      id: randomUUID(),
      at,
      actor: actor.id,
      role: actor.role,
      organization_id: actor.organizationId,
      action,
      entity,
      entity_id: entityId,
      reason,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
    })
    .execute()
}
