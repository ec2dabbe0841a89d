import type { FastifyInstance } from 'fastify'
import { changeColleague, inviteColleague, keepAdministratorCall, listColleagues } from '#contracts/accounts.ts'
import { changeStaff, inviteStaff, listStaff } from '#contracts/admin-service.ts'
import { type AuditEntry, writeAudit } from '#server/platform/audit/audit-repository.ts'
import { runAsOrganization } from '#server/platform/db/as-organization.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requirePartner, requireSecondFactor, requireStaff } from '#server/platform/http/staff.ts'
import type { AccountDeps } from './account-deps.ts'
import { changeOrganizationAccount } from './commands/change-colleague.ts'
import { changeAnyAccount } from './commands/change-staff.ts'
import { inviteToOrganization } from './commands/invite-colleague.ts'
import { inviteAnyone } from './commands/invite-staff.ts'
import { keepAdministrator } from './commands/plan-removal.ts'
import { toAdminAccounts, toColleague } from './records.ts'
import { listAccounts, listGuessedIds, listOrganizationAccounts, loadRemovals } from './repository.ts'

const weekMs = 7 * 24 * 60 * 60_000

/** Added to the reply about an invitation when mail is off; it describes the service, never a person. */
const mailOff = ({ isMailOn }: AccountDeps) => (isMailOn ? {} : { isMailOff: true as const })

/** The members of an organization: every member sees them, its admin manages them. */
export function colleagueRoutes(app: FastifyInstance, deps: AccountDeps): void {
  implement(
    app,
    listColleagues,
  )(async (_input, { request }) => {
    const { organizationId } = requirePartner(request)
    return runAsOrganization(deps.db, organizationId, async (trx) => {
      const removals = await loadRemovals(trx, organizationId)
      const people = await listOrganizationAccounts(trx, organizationId)
      return { success: true as const, people: people.map((row) => toColleague(row, removals.get(row.id))) }
    })
  })

  implement(
    app,
    inviteColleague,
  )(async ({ body }, { request }) => {
    await inviteToOrganization(deps, requireSecondFactor(requirePartner(request)), body)
    return { success: true, ...mailOff(deps) }
  })

  implement(
    app,
    changeColleague,
  )(async ({ params, body }, { request }) => {
    const staff = requireSecondFactor(requirePartner(request))
    const dueAt = await changeOrganizationAccount(deps, staff, { id: params.id, ...body })
    return { success: true, ...(dueAt === null ? {} : { dueAt: new Date(dueAt).toISOString() }) }
  })

  // Without a second factor too: whoever is to be removed must be able to object at once.
  implement(
    app,
    keepAdministratorCall,
  )(async ({ params }, { request }) => {
    await keepAdministrator(deps, requirePartner(request), params.id)
    return { success: true }
  })
}

/** All accounts, for the head administrator. */
export function staffRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { db, clock } = deps

  implement(
    app,
    listStaff,
  )(async (_input, { request }) => {
    const people = toAdminAccounts(await listAccounts(db), await listGuessedIds(db, clock.now() - weekMs))
    const seen: AuditEntry = { action: 'list', entity: 'account', after: { count: people.length } }
    await writeAudit(db, requireStaff(request), seen, clock.now())
    return { success: true, people }
  })

  implement(
    app,
    inviteStaff,
  )(async ({ body }, { request }) => {
    const inviteLink = await inviteAnyone(deps, requireStaff(request), body)
    return { success: true, ...mailOff(deps), ...(inviteLink ? { inviteLink } : {}) }
  })

  implement(
    app,
    changeStaff,
  )(async ({ params, body }, { request }) => {
    const inviteLink = await changeAnyAccount(deps, requireStaff(request), { id: params.id, ...body })
    return { success: true, ...mailOff(deps), ...(inviteLink ? { inviteLink } : {}) }
  })
}
