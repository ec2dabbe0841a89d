import type { FastifyInstance } from 'fastify'
import type { Services } from '#server/services.ts'
import { presenceRepository } from './repository.ts'
import { presenceRoutes } from './routes.ts'
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
