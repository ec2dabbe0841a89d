import type { FastifyInstance } from 'fastify'
import { createSession, touchSession, updateSession } from '#contracts/visitor-sessions.ts'
import type { Clock } from '#server/platform/clock.ts'
import { notFound } from '#server/platform/http/app-error.ts'
import { implement } from '#server/platform/http/implement.ts'
import type { VisitorSessionsRepository } from './repository.ts'

export interface VisitorSessionsDeps {
  clock: Clock
  visitorSessions: VisitorSessionsRepository
}

export function registerVisitorSessions(app: FastifyInstance, { clock, visitorSessions }: VisitorSessionsDeps): void {
  implement(
    app,
    createSession,
  )(async ({ body }, { visitor }) => {
    const principalId = await visitor.ensurePrincipal()
    if (principalId) {
      const { id: label, deviceType = null, screenResolution = null, timezone = null } = body
      await visitorSessions.start({ principalId, label, deviceType, screenResolution, timezone }, clock.now())
      if (body.orgId) await visitorSessions.setOrganization(principalId, label, body.orgId, clock.now())
    }
    return { success: true, id: body.id }
  })

  implement(
    app,
    touchSession,
  )(async ({ params }, { visitor }) => {
    const isTouched = visitor.principalId && (await visitorSessions.touch(visitor.principalId, params.id, clock.now()))
    if (!isTouched) throw notFound()
    return { success: true }
  })

  implement(
    app,
    updateSession,
  )(async ({ params, body }, { visitor }) => {
    if (!visitor.principalId) throw notFound()
    const at = clock.now()
    const isUpdated =
      'location' in body
        ? await visitorSessions.setLocation(visitor.principalId, params.id, body.location, at)
        : await visitorSessions.setOrganization(visitor.principalId, params.id, body.orgId, at)
    if (!isUpdated) throw notFound()
    return { success: true }
  })
}
