import type { MailedAccessKind } from '#domain/accounts/access-changes.ts'
import type { PartnerRole } from '#domain/accounts/roles.ts'
import { composeMail } from '#server/engines/mail/compose.ts'
import { type AuditActor, writeAudit } from '#server/platform/audit/audit-repository.ts'
import { runAsOrganization } from '#server/platform/db/as-organization.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Accounts } from '#server/platform/db/schema-partners.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import type { PartnerStaff } from '#server/platform/http/staff.ts'
import { buildPortalLink, type AccountDeps } from '../account-deps.ts'
import {
  changeAccount,
  disableAccount,
  findColleague,
  getOrganizationName,
  hasOtherAdmin,
  lockColleagues,
} from '../repository.ts'
import { dropRemoval, planRemoval } from './plan-removal.ts'
import { recordAccountAccess } from './record-account-access.ts'

/** What changing a colleague needs, also when a job does it. */
export type ColleagueDeps = Pick<AccountDeps, 'db' | 'clock' | 'outbox' | 'siteUrl' | 'sessions' | 'invitations'>

interface ColleagueChange {
  id: string
  role?: PartnerRole | undefined
  status?: 'active' | 'disabled' | undefined
}

/**
 * Changes the role, or disables or enables the account. Its sessions end at once (T-8.2), except for an administrator
 * who was there before the one who removes them: that waits for `removalDelayMs` (T-8.6). Returns when it takes effect.
 */
export function changeOrganizationAccount(
  deps: AccountDeps,
  staff: PartnerStaff,
  change: ColleagueChange,
): Promise<number | null> {
  return runAsOrganization(deps.db, staff.organizationId, (trx) => apply(deps, trx, staff, change))
}

async function apply(
  deps: AccountDeps,
  trx: Db,
  staff: PartnerStaff,
  { id, role, status }: ColleagueChange,
): Promise<number | null> {
  const { organizationId } = staff
  await lockColleagues(trx, organizationId)
  const before = await findColleague(trx, organizationId, id)
  if (!before) throw notFound()
  const isInCharge = before.role === 'partner_admin' && before.status === 'active'
  const staysInCharge = (role ?? before.role) === 'partner_admin' && status !== 'disabled'
  const isLast = isInCharge && !staysInCharge && !(await hasOtherAdmin(trx, organizationId, id))
  if (isLast) throw new AppError(409, 'last_admin')
  const newRole = status === 'disabled' ? null : (role ?? null)
  if (isInCharge && !staysInCharge && (await mustWait(trx, staff, before))) {
    return planRemoval(deps, trx, staff, { before, role: newRole })
  }
  await carryOut(deps, trx, staff, { before, role, status })
  return null
}

/** Who became an administrator later cannot remove at once who was one before: a newcomer may be an intruder. */
async function mustWait(trx: Db, { id, organizationId }: PartnerStaff, other: Accounts): Promise<boolean> {
  if (id === other.id) return false
  const self = await findColleague(trx, organizationId, id)
  return (other.admin_since ?? 0) <= (self?.admin_since ?? Infinity)
}

export interface CarriedOut {
  before: Accounts
  role?: PartnerRole | undefined
  status?: 'active' | 'disabled' | undefined
}

export async function carryOut(
  deps: ColleagueDeps,
  trx: Db,
  staff: AuditActor & { organizationId: string },
  { before, role = before.role as PartnerRole, status }: CarriedOut,
): Promise<void> {
  const at = deps.clock.now()
  const { id } = before
  const record = (kind: MailedAccessKind) =>
    recordAccountAccess(deps, trx, { kind, actor: staff, subject: { ...before, role } }, at)
  await dropRemoval(trx, id)
  if (role !== before.role) {
    await record('role_changed')
    await changeAccount(trx, id, { role, ...(role === 'partner_admin' ? { admin_since: at } : {}) })
  }
  if (status === 'disabled' && before.status !== 'disabled') await record('turned_off')
  if (status === 'disabled') await disableAccount(trx, id, at)
  if (status === 'active') await turnOn(deps, trx, staff, before)
  const after = (await findColleague(trx, staff.organizationId, id)) ?? before
  if (after.role === before.role && after.status === before.status) return
  if (status === 'active' && after.status !== before.status) await record('turned_on')
  await deps.sessions.endAll(trx, id)
  const toAuditState = ({ role, status }: Accounts) => ({ role, status })
  const states = { before: toAuditState(before), after: toAuditState(after) }
  await writeAudit(trx, staff, { action: 'change', entity: 'account', entityId: id, ...states }, at)
}

async function turnOn(
  deps: ColleagueDeps,
  trx: Db,
  staff: AuditActor & { organizationId: string },
  before: Accounts,
): Promise<void> {
  if (before.status !== 'disabled') return
  if (before.passphrase_hash !== null) {
    await changeAccount(trx, before.id, {
      status: 'active',
      ended_at: null,
      admin_since: deps.clock.now(),
    })
    return
  }
  const at = deps.clock.now()
  const { role, language, email } = (await findColleague(trx, staff.organizationId, before.id)) ?? before
  const { token } = await deps.invitations.startOver(trx, before.id, { role, language }, at)
  const name = await getOrganizationName(trx, staff.organizationId)
  const mail = composeMail('invitation', language, { name, link: buildPortalLink(deps.siteUrl, { invitation: token }) })
  await deps.outbox.queue(trx, { ...mail, recipient: email }, at)
}
