import type { PartnerRole } from '#domain/accounts/roles.ts'
import { composeMail } from '#server/engines/mail/compose.ts'
import { writeAudit } from '#server/platform/audit/audit-repository.ts'
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

interface ColleagueChange {
  id: string
  role?: PartnerRole | undefined
  status?: 'active' | 'disabled' | undefined
}

/** Changes the role, or disables or enables the account. Its sessions end at once (T-8.2). */
export async function changeOrganizationAccount(
  deps: AccountDeps,
  staff: PartnerStaff,
  change: ColleagueChange,
): Promise<void> {
  await runAsOrganization(deps.db, staff.organizationId, (trx) => apply(deps, trx, staff, change))
}

async function apply(
  deps: AccountDeps,
  trx: Db,
  staff: PartnerStaff,
  { id, role, status }: ColleagueChange,
): Promise<void> {
  const { clock, sessions } = deps
  const { organizationId } = staff
  const at = clock.now()
  await lockColleagues(trx, organizationId)
  const before = await findColleague(trx, organizationId, id)
  if (!before) throw notFound()
  const isInCharge = before.role === 'partner_admin' && before.status === 'active'
  const staysInCharge = (role ?? before.role) === 'partner_admin' && status !== 'disabled'
  const isLast = isInCharge && !staysInCharge && !(await hasOtherAdmin(trx, organizationId, id))
  if (isLast) throw new AppError(409, 'last_admin')
  if (role !== undefined && role !== before.role) await changeAccount(trx, id, { role })
  if (status === 'disabled') await disableAccount(trx, id, at)
  if (status === 'active') await turnOn(deps, trx, staff, before)
  const after = (await findColleague(trx, organizationId, id)) ?? before
  if (after.role === before.role && after.status === before.status) return
  await sessions.endAll(trx, id)
  const toAuditState = ({ role, status }: Accounts) => ({ role, status })
  const states = { before: toAuditState(before), after: toAuditState(after) }
  await writeAudit(trx, staff, { action: 'change', entity: 'account', entityId: id, ...states }, at)
}

async function turnOn(deps: AccountDeps, trx: Db, staff: PartnerStaff, before: Accounts): Promise<void> {
  if (before.status !== 'disabled') return
  if (before.passphrase_hash !== null) {
    await changeAccount(trx, before.id, { status: 'active', ended_at: null })
    return
  }
  const at = deps.clock.now()
  const { role, language, email } = (await findColleague(trx, staff.organizationId, before.id)) ?? before
  const { token } = await deps.invitations.startOver(trx, before.id, { role, language }, at)
  const name = await getOrganizationName(trx, staff.organizationId)
  const mail = composeMail('invitation', language, { name, link: buildPortalLink(deps.siteUrl, { invitation: token }) })
  await deps.outbox.queue(trx, { ...mail, recipient: email }, at)
}
