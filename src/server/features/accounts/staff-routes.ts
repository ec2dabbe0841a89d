import type { FastifyInstance } from 'fastify'
import { changeStaff, inviteStaff, listStaff } from '#contracts/admin-service.ts'
import { isPartnerRole, type Role } from '#domain/accounts/roles.ts'
import { composeMail } from '#server/engines/mail/compose.ts'
import { type AuditEntry, writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requireStaff, type Staff } from '#server/platform/http/staff.ts'
import { doorLink, type AccountDeps } from './account-deps.ts'
import { changeAccount, findAccount, type KnownAccount } from './accounts-repository.ts'
import { turnOff } from './change-colleague.ts'
import type { Invited } from './invitations-repository.ts'
import { hasOtherHead, listEverybody, liveOrganization, lockHeads } from './staff-repository.ts'

const serviceName = 'Next Chapter'
const fieldProblem = (path: string, problem: string) =>
  new AppError(400, 'bad_request', { fields: [{ path, problem }] })

/** Everybody with an account, for the head administrator. */
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
    await db.transaction().execute(async (trx) => {
      const at = clock.now()
      const organization = organizationId === null ? null : await liveOrganization(trx, organizationId)
      if (organizationId !== null && !organization) throw fieldProblem('organizationId', 'unknown')
      const invited = await invitations.invite(trx, { email, role, organizationId, language }, at)
      await tell(deps, trx, { invited, email, language, name: organization?.name ?? serviceName })
      await writeAudit(
        trx,
        staff,
        { action: 'invite', entity: 'account', entityId: invited.accountId, after: { role } },
        at,
      )
    })
    return { success: true }
  })

  implement(
    app,
    changeStaff,
  )(async ({ params, body }, { request }) => {
    const staff = requireStaff(request)
    await db.transaction().execute((trx) => changeOne(deps, trx, staff, { id: params.id, ...body }))
    return { success: true }
  })
}

interface Told {
  invited: Invited
  email: string
  language: 'en' | 'es'
  name: string
}

async function tell({ siteUrl, outbox, clock }: AccountDeps, trx: Db, { invited, email, language, name }: Told) {
  const mail = composeMail('invitation', language, { name, link: doorLink(siteUrl, { invitation: invited.token }) })
  await outbox.queue(trx, { ...mail, recipient: email }, clock.now())
}

interface StaffChange {
  id: string
  role?: Role | undefined
  status?: 'active' | 'disabled' | undefined
}

/** The account's sessions end at once (T-8.2). */
async function changeOne(deps: AccountDeps, trx: Db, staff: Staff, { id, role, status }: StaffChange): Promise<void> {
  const at = deps.clock.now()
  await lockHeads(trx)
  const before = await findAccount(trx, id)
  if (!before) throw notFound()
  // A partner never becomes staff by a change of role, and the other way round: they are invited anew.
  if (role !== undefined && isPartnerRole(role) !== isPartnerRole(before.role)) throw fieldProblem('role', 'ladder')
  const isHead = before.role === 'super_admin' && before.status === 'active'
  const staysHead = (role ?? before.role) === 'super_admin' && status !== 'disabled'
  if (isHead && !staysHead && !(await hasOtherHead(trx, id))) throw new AppError(409, 'last_admin')
  if (role !== undefined && role !== before.role) await changeAccount(trx, id, { role })
  if (status === 'disabled') await turnOff(trx, id, at)
  if (status === 'active' && before.status === 'disabled')
    await startOver(deps, trx, { ...before, role: role ?? before.role })
  const after = (await findAccount(trx, id)) ?? before
  if (after.role === before.role && after.status === before.status) return
  await deps.sessions.endAll(trx, id)
  const stateOf = (account: KnownAccount) => ({ role: account.role, status: account.status })
  const states = { before: stateOf(before), after: stateOf(after) }
  await writeAudit(trx, staff, { action: 'change', entity: 'account', entityId: id, ...states }, at)
}

/** On again means beginning anew: what was chosen before no longer counts. */
async function startOver(
  deps: AccountDeps,
  trx: Db,
  { id, role, language, email, organization_name: name }: KnownAccount,
) {
  const invited = await deps.invitations.startOver(trx, id, { role, language }, deps.clock.now())
  await tell(deps, trx, { invited, email, language, name: name ?? serviceName })
}
