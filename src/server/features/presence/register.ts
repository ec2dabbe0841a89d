import type { FastifyInstance } from 'fastify'
import { pingPresence, pingSession } from '#contracts/presence.ts'
import type { Clock } from '#server/platform/clock.ts'
import { implement } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import { presenceRepository, type PresenceRepository } from './repository.ts'
import { presenceSocket } from './socket.ts'

export async function registerPresence(app: FastifyInstance, services: Services): Promise<void> {
  const { config, db, clock, logger, visitorSessions, socketIdleCloseMs } = services
  const presence = presenceRepository(db)
  presenceRoutes(app, { clock, presence, touchSession: visitorSessions.touch })
  await presenceSocket(app, {
    clock,
    logger,
    presence,
    isOn: config.presence,
    publicUrl: config.publicUrl,
    idleCloseMs: socketIdleCloseMs,
  })
}

interface PresenceDeps {
  clock: Clock
  presence: PresenceRepository
  /** Keeps the visitor's session alive; the app connects it to the sessions feature. */
  touchSession(principalId: string, label: string, at: number): Promise<boolean>
}

/** Callers without a cookie get a normal response, and nothing is stored. */
function presenceRoutes(app: FastifyInstance, { clock, presence, touchSession }: PresenceDeps): void {
  implement(
    app,
    pingSession,
  )(async ({ body }, { visitor }) => {
    if (visitor.principalId) await touchSession(visitor.principalId, body.sessionId, clock.now())
    return { success: true }
  })

  implement(
    app,
    pingPresence,
  )(async ({ body }, { visitor }) => {
    const principalId = await visitor.ensurePrincipal()
    if (!principalId) return { success: true }
    const update =
      'eventType' in body
        ? { status: 'left' as const }
        : { page: body.currentPage, deviceType: body.deviceType, status: body.status }
    await presence.note(principalId, body.sessionId, update, clock.now())
    return { success: true }
  })
}
