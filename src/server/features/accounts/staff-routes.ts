import type { FastifyInstance } from 'fastify'
import { changeStaff, inviteStaff, listStaff } from '#contracts/admin-service.ts'
import { isPartnerRole, mayPassOnInvitation, type Role } from '#domain/accounts/roles.ts'
import { composeMail } from '#server/engines/mail/compose.ts'
import { type AuditEntry, writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requireStaff, type Staff } from '#server/platform/http/staff.ts'
import { buildPortalLink, mailOff, type AccountDeps } from './account-deps.ts'
import { changeAccount, findAccount, type AccountWithOrganization } from './accounts-repository.ts'
import { disableAccount } from './change-colleague.ts'
import type { IssuedInvitation } from './invitations-repository.ts'
import { hasOtherHead, listEverybody, findLiveOrganization, lockHeads } from './staff-repository.ts'

const serviceName = 'Next Chapter'
const fieldProblem = (path: string, problem: string) =>
  new AppError(400, 'bad_request', { fields: [{ path, problem }] })

/** All accounts, for the head administrator. */
export function staffRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { db, clock, invitations } = deps

  implement(
    app,
    listStaff,
  )(async (_input, { request }) => {
    const people = await listEverybody(db)
    const seen: AuditEntry = { action: 'list', entity: 'account', after: { count: people.length } }
    await writeAudit(db, requireStaff(request), seen, clock.now())
    return { success: true, people }
  })

  implement(
    app,
    inviteStaff,
  )(async ({ body }, { request }) => {
    const staff = requireStaff(request)
    const { email, role, organizationId, language } = body
    if (isPartnerRole(role) !== (organizationId !== null)) throw fieldProblem('organizationId', 'role')
    const inviteLink = await db.transaction().execute(async (trx) => {
      const at = clock.now()
      const organization = organizationId === null ? null : await findLiveOrganization(trx, organizationId)
      if (organizationId !== null && !organization) throw fieldProblem('organizationId', 'unknown')
      const invited = await invitations.invite(trx, { email, role, organizationId, language }, at)
      const link = await sendInvitation(deps, trx, {
        invited,
        email,
        language,
        name: organization?.name ?? serviceName,
      })
      const isLinkShown = mayShowLink(deps, staff, role)
      const entry: AuditEntry = { action: 'invite', entity: 'account', entityId: invited.accountId }
      await writeAudit(trx, staff, { ...entry, after: { role, isLinkShown } }, at)
      return isLinkShown ? link : null
    })
    return { success: true, ...mailOff(deps), ...(inviteLink ? { inviteLink } : {}) }
  })

  implement(
    app,
    changeStaff,
  )(async ({ params, body }, { request }) => {
    const staff = requireStaff(request)
    const inviteLink = await db
      .transaction()
      .execute((trx) => applyStaffChange(deps, trx, staff, { id: params.id, ...body }))
    return { success: true, ...mailOff(deps), ...(inviteLink ? { inviteLink } : {}) }
  })
}

/**
 * Without a mail server an invitation arrives only if its link is passed on manually. The inviter may see the link in
 * the reply, once; never for a role equal to or above their own.
 */
function mayShowLink({ isMailOn }: AccountDeps, { role }: Staff, invitedRole: Role): boolean {
  return !isMailOn && mayPassOnInvitation(role, invitedRole)
}

interface SentInvitation {
  invited: IssuedInvitation
  email: string
  language: 'en' | 'es'
  name: string
}

/** Queues the mail and returns the link in it. */
async function sendInvitation(
  { siteUrl, outbox, clock }: AccountDeps,
  trx: Db,
  { invited, email, language, name }: SentInvitation,
): Promise<string> {
  const link = buildPortalLink(siteUrl, { invitation: invited.token })
  const mail = composeMail('invitation', language, { name, link })
  await outbox.queue(trx, { ...mail, recipient: email }, clock.now())
  return link
}

interface StaffChange {
  id: string
  role?: Role | undefined
  status?: 'active' | 'disabled' | undefined
}

/** Ends all sessions of the account (T-8.2). Returns the link of a new invitation if it may be shown. */
async function applyStaffChange(
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
  if (role !== undefined && isPartnerRole(role) !== isPartnerRole(before.role)) throw fieldProblem('role', 'ladder')
  const isHead = before.role === 'super_admin' && before.status === 'active'
  const staysHead = (role ?? before.role) === 'super_admin' && status !== 'disabled'
  if (isHead && !staysHead && !(await hasOtherHead(trx, id))) throw new AppError(409, 'last_admin')
  if (role !== undefined && role !== before.role) await changeAccount(trx, id, { role })
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

/** Re-enabling an account starts over: earlier choices are reset. Returns the link. */
async function startOver(
  deps: AccountDeps,
  trx: Db,
  { id, role, language, email, organization_name: name }: AccountWithOrganization,
): Promise<string> {
  const invited = await deps.invitations.startOver(trx, id, { role, language }, deps.clock.now())
  return sendInvitation(deps, trx, { invited, email, language, name: name ?? serviceName })
}
