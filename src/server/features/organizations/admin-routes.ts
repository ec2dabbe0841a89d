import type { FastifyInstance } from 'fastify'
import { listAccessChanges, listOrganizationAccess } from '#contracts/access-log.ts'
import {
  addOrganization,
  changeOrganization,
  listOrganizations,
  removeOrganizationCall,
  renewTrackingCode,
} from '#contracts/admin-service.ts'
import { notFound } from '#server/platform/http/app-error.ts'
import { type AuditEntry, writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Clock } from '#server/platform/clock.ts'
import { runAsOrganization } from '#server/platform/db/as-organization.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requirePartner, requireStaff } from '#server/platform/http/staff.ts'
import { addOrganizationAsAdmin, editOrganization, renewOrganizationCode } from './commands/change-organization.ts'
import { removeOrganizationAsAdmin, type RemoveOrganizationDeps } from './commands/remove-organization.ts'
import { isOrganization, listAccessLog, type OrganizationsRepository } from './repository.ts'

export interface AdminOrganizationsDeps extends RemoveOrganizationDeps {
  clock: Clock
  organizations: OrganizationsRepository
}

export function adminOrganizationRoutes(app: FastifyInstance, deps: AdminOrganizationsDeps): void {
  const { db, clock, organizations } = deps

  implement(app, listOrganizations)(async () => ({ success: true, organizations: await organizations.list() }))

  implement(
    app,
    addOrganization,
  )(async ({ body }, { request }) => ({
    success: true,
    id: await addOrganizationAsAdmin(db, requireStaff(request), body, clock.now()),
  }))

  implement(
    app,
    changeOrganization,
  )(async ({ params, body }, { request }) => {
    await editOrganization(db, requireStaff(request), { id: params.id, fields: body }, clock.now())
    return { success: true }
  })

  implement(
    app,
    renewTrackingCode,
  )(async ({ params, body }, { request }) => {
    const renewal = { id: params.id, reason: body.reason }
    const trackingCode = await renewOrganizationCode(db, requireStaff(request), renewal, clock.now())
    return { success: true, trackingCode }
  })

  implement(
    app,
    removeOrganizationCall,
  )(async ({ params, body }, { request }) => {
    const removal = { id: params.id, reason: body.reason }
    const waiting = await removeOrganizationAsAdmin(deps, requireStaff(request), removal, clock.now())
    return { success: true, waiting }
  })
  implement(
    app,
    listOrganizationAccess,
  )(async ({ params: { id } }, { request }) => {
    const entries = await listAccessLog(db, id)
    // The log outlives a removed organization.
    if (entries.length === 0 && !(await isOrganization(db, id))) throw notFound()
    const seen: AuditEntry = { action: 'list', entity: 'organization', entityId: id, after: { count: entries.length } }
    await writeAudit(db, requireStaff(request), seen, clock.now())
    return { success: true, entries }
  })

  implement(
    app,
    listAccessChanges,
  )(async (_input, { request }) => {
    const { organizationId } = requirePartner(request)
    const entries = await runAsOrganization(db, organizationId, (trx) => listAccessLog(trx, organizationId))
    return { success: true, entries }
  })
}
