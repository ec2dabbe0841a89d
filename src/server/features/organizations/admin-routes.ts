import type { FastifyInstance } from 'fastify'
import {
  addOrganization,
  changeOrganization,
  listOrganizations,
  removeOrganizationCall,
  renewTrackingCode,
} from '#contracts/admin-service.ts'
import type { Clock } from '#server/platform/clock.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requireStaff } from '#server/platform/http/staff.ts'
import { addOrganizationAsAdmin, editOrganization, renewOrganizationCode } from './commands/change-organization.ts'
import { removeOrganizationAsAdmin, type RemoveOrganizationDeps } from './commands/remove-organization.ts'
import type { OrganizationsRepository } from './repository.ts'

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
}
