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
import type { AdminOrganizations } from './admin-repository.ts'

export interface AdminOrganizationsDeps {
  clock: Clock
  organizations: AdminOrganizations
}

export function adminOrganizationRoutes(app: FastifyInstance, { clock, organizations }: AdminOrganizationsDeps): void {
  implement(app, listOrganizations)(async () => ({ success: true, organizations: await organizations.list() }))

  implement(
    app,
    addOrganization,
  )(async ({ body }, { request }) => ({
    success: true,
    id: await organizations.add(body, requireStaff(request), clock.now()),
  }))

  implement(
    app,
    changeOrganization,
  )(async ({ params, body }, { request }) => {
    await organizations.change(params.id, body, requireStaff(request), clock.now())
    return { success: true }
  })

  implement(
    app,
    renewTrackingCode,
  )(async ({ params, body }, { request }) => {
    const trackingCode = await organizations.renewCode(params.id, body.reason, requireStaff(request), clock.now())
    return { success: true, trackingCode }
  })

  implement(
    app,
    removeOrganizationCall,
  )(async ({ params, body }, { request }) => {
    const waiting = await organizations.remove(params.id, body.reason, requireStaff(request), clock.now())
    return { success: true, waiting }
  })
}
