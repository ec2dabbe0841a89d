import type { FastifyInstance } from 'fastify'
import { changeColleague, inviteColleague, listColleagues } from '#contracts/accounts.ts'
import { composeMail } from '#server/engines/mail/compose.ts'
import { type AuditEntry, writeAudit } from '#server/platform/audit/audit-repository.ts'
import { runAsOrganization } from '#server/platform/db/as-organization.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requirePartner } from '#server/platform/http/staff.ts'
import { buildPortalLink, mailOff, type AccountDeps } from './account-deps.ts'
import { listOrganizationColleagues, getOrganizationName } from './colleagues-repository.ts'
import { applyColleagueChange } from './change-colleague.ts'

/** Enough for a large organization; too few to find out which emails have accounts elsewhere. */
const invitationsPerDay = 20
const dayMs = 24 * 60 * 60_000

/** The members of an organization: every member sees them, its admin manages them. */
export function colleagueRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { db, clock, outbox, invitations, limitCalls, siteUrl } = deps

  implement(
    app,
    listColleagues,
  )(async (_input, { request }) => {
    const { organizationId } = requirePartner(request)
    const people = await runAsOrganization(db, organizationId, (trx) => listOrganizationColleagues(trx, organizationId))
    return { success: true, people }
  })

  implement(
    app,
    inviteColleague,
  )(async ({ body }, { request }) => {
    const staff = requirePartner(request)
    const { organizationId } = staff
    await limitCalls({ name: 'invitations', who: organizationId, max: invitationsPerDay, windowMs: dayMs })
    const at = clock.now()
    await runAsOrganization(db, organizationId, async (trx) => {
      const invited = await invitations.inviteColleague(trx, { ...body, organizationId }, at)
      const entry: AuditEntry = { action: 'invite', entity: 'account', entityId: invited?.accountId ?? null }
      await writeAudit(trx, staff, { ...entry, after: { role: body.role } }, at)
      if (!invited) return
      const link = buildPortalLink(siteUrl, { invitation: invited.token })
      const mail = composeMail('invitation', body.language, {
        name: await getOrganizationName(trx, organizationId),
        link,
      })
      await outbox.queue(trx, { ...mail, recipient: body.email }, at)
    })
    // Never the link itself: whether there is one would reveal which emails have accounts elsewhere.
    return { success: true, ...mailOff(deps) }
  })

  implement(
    app,
    changeColleague,
  )(async ({ params, body }, { request }) => {
    const staff = requirePartner(request)
    await runAsOrganization(db, staff.organizationId, (trx) =>
      applyColleagueChange(deps, trx, staff, { id: params.id, ...body }),
    )
    return { success: true }
  })
}
