import type { MailedAccessKind } from '#domain/accounts/access-changes.ts'
import { isPartnerRole, type Role } from '#domain/accounts/roles.ts'
import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import type { Staff } from '#server/platform/http/staff.ts'
import type { AccountDeps } from '../account-deps.ts'
import type { AccountWithOrganization } from '../records.ts'
import { changeAccount, disableAccount, findAccount, hasOtherHead, lockHeads } from '../repository.ts'
import { recordAccountAccess } from './record-account-access.ts'
import { createFieldError, mayShowLink, sendInvitation } from './invite-staff.ts'

interface StaffChange {
  id: string
  role?: Role | undefined
  status?: 'active' | 'disabled' | undefined
}

/** Ends all sessions of the account (T-8.2). Returns the link of a new invitation if it may be shown. */
export async function changeAnyAccount(deps: AccountDeps, staff: Staff, change: StaffChange): Promise<string | null> {
  return deps.db.transaction().execute((trx) => apply(deps, trx, staff, change))
}

async function apply(
  deps: AccountDeps,
  trx: Db,
  staff: Staff,
  { id, role, status }: StaffChange,
): Promise<string | null> {
  const at = deps.clock.now()
  await lockHeads(trx)
  const before = await findAccount(trx, id)
  if (!before) throw notFound()
  // A role change never turns a partner into staff or the reverse: they need a new invitation.
  if (role !== undefined && isPartnerRole(role) !== isPartnerRole(before.role)) throw createFieldError('role', 'ladder')
  const isHead = before.role === 'super_admin' && before.status === 'active'
  const staysHead = (role ?? before.role) === 'super_admin' && status !== 'disabled'
  if (isHead && !staysHead && !(await hasOtherHead(trx, id))) throw new AppError(409, 'last_admin')
  const wanted = role ?? before.role
  const next =
    status === 'disabled' ? 'disabled' : status === 'active' && before.status === 'disabled' ? 'invited' : before.status
  await recordStaffChange(deps, trx, { staff, before, role: wanted, status: next }, at)
  if (role !== undefined && role !== before.role) {
    await changeAccount(trx, id, { role, ...(role === 'partner_admin' ? { admin_since: at } : {}) })
  }
  if (status === 'disabled') await disableAccount(trx, id, at)
  const isInvitedAgain = status === 'active' && before.status === 'disabled'
  const link = isInvitedAgain ? await startOver(deps, trx, { ...before, role: role ?? before.role }) : null
  const after = (await findAccount(trx, id)) ?? before
  if (after.role === before.role && after.status === before.status) return null
  await deps.sessions.endAll(trx, id)
  const isLinkShown = isInvitedAgain && mayShowLink(deps, staff, after.role)
  const toAuditState = (account: AccountWithOrganization) => ({ role: account.role, status: account.status })
  const states = {
    before: toAuditState(before),
    after: { ...toAuditState(after), ...(isInvitedAgain ? { isLinkShown } : {}) },
  }
  await writeAudit(trx, staff, { action: 'change', entity: 'account', entityId: id, ...states }, at)
  return isLinkShown ? link : null
}

interface PlannedChange {
  staff: Staff
  before: AccountWithOrganization
  role: Role
  status: AccountWithOrganization['status']
}

/** Before the change, so that an administrator who is turned off is notified too. */
async function recordStaffChange(
  deps: AccountDeps,
  trx: Db,
  { staff, before, role, status }: PlannedChange,
  at: number,
): Promise<void> {
  const subject = { ...before, role }
  const record = (kind: MailedAccessKind) => recordAccountAccess(deps, trx, { kind, actor: staff, subject }, at)
  if (role !== before.role) await record('role_changed')
  if (status === before.status) return
  await record(status === 'disabled' ? 'turned_off' : 'turned_on')
}

/** Re-enabling an account starts over: earlier choices are reset. Returns the link. */
async function startOver(
  deps: AccountDeps,
  trx: Db,
  { id, role, language, email, organization_name: name }: AccountWithOrganization,
): Promise<string> {
  const invited = await deps.invitations.startOver(trx, id, { role, language }, deps.clock.now())
  return sendInvitation(deps, trx, { invited, email, language, name })
}
