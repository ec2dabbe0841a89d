import { roleIncludes } from '#domain/accounts/roles.ts'
import type { AuditActor } from '#server/platform/audit/audit-repository.ts'
import type { PartnerStaff } from '#server/platform/http/staff.ts'
import type { AnswerLink } from './links-repository.ts'

/** The actor within an organization: an account, or the holder of an emailed link. */
export interface Scope {
  organizationId: string
  actor: AuditActor
  /** Null when acting through a link. */
  accountId: string | null
  maySeeWho: boolean
}

export function toStaffScope({ id, role, organizationId }: PartnerStaff): Scope {
  const maySeeWho = roleIncludes(role, 'partner_staff')
  return { organizationId, accountId: id, maySeeWho, actor: { id, role, organizationId } }
}

/** A link is identified by part of its hash: enough to tell two links apart, not enough to forge one. */
export function toLinkScope({ hash, organizationId }: AnswerLink): Scope {
  const actor = { id: `link:${hash.slice(0, 8)}`, role: 'link', organizationId }
  return { organizationId, accountId: null, maySeeWho: true, actor }
}
