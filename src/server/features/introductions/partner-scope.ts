import { roleIncludes } from '#domain/accounts/roles.ts'
import type { AuditActor } from '#server/platform/audit/audit-repository.ts'
import type { PartnerStaff } from '#server/platform/http/staff.ts'
import type { AnswerLink } from './links-repository.ts'

/** Who of an organization acts: an account, or whoever has the link of a mail. */
export interface Scope {
  organizationId: string
  actor: AuditActor
  /** Null for a link. */
  accountId: string | null
  maySeeWho: boolean
}

export function toStaffScope({ id, role, organizationId }: PartnerStaff): Scope {
  const maySeeWho = roleIncludes(role, 'partner_staff')
  return { organizationId, accountId: id, maySeeWho, actor: { id, role, organizationId } }
}

/** A link is named by a part of its hash: enough to tell two apart, no help in making one. */
export function toLinkScope({ hash, organizationId }: AnswerLink): Scope {
  const actor = { id: `link:${hash.slice(0, 8)}`, role: 'link', organizationId }
  return { organizationId, accountId: null, maySeeWho: true, actor }
}
