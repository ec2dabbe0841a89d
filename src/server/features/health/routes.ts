import type { FastifyInstance } from 'fastify'
import { checkDirectoryLoaded } from '#server/engines/directory/load.ts'
import { describeFault, type Logger } from '#server/platform/logger.ts'
import { pingDatabase } from '#server/platform/db/ping.ts'
import type { StopState } from '#server/platform/process.ts'
import type { Services } from '#server/services.ts'

/** A dependency the service cannot run without; the check throws when it is unavailable. */
export type ReadinessCheck = { name: string; check(): Promise<void> }

export interface HealthDeps {
  checks: ReadinessCheck[]
  stop: StopState
  logger: Logger
}

/** `/healthz`: the process responds. `/readyz`: its dependencies respond too. */
function healthRoutes(app: FastifyInstance, { checks, stop, logger }: HealthDeps): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })

  app.get('/readyz', async (_request, reply) => {
    if (stop.hasBegun) return reply.status(503).header('cache-control', 'no-store').send({ status: 'stopping' })
    const results = await Promise.all(
      checks.map(async ({ name, check }) => {
        try {
          await check()
          return [name, 'ok'] as const
        } catch (error) {
          logger.error(`not ready: ${name}`, describeFault(error))
          return [name, 'down'] as const
        }
      }),
    )
    const isReady = results.every(([, state]) => state === 'ok')
    return reply
      .status(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ok' : 'down', ...Object.fromEntries(results) })
  })
}

export function registerHealth(app: FastifyInstance, { db, stop, logger }: Services): void {
  healthRoutes(app, {
    stop,
    logger,
    checks: [
      { name: 'database', check: () => pingDatabase(db) },
      { name: 'directory', check: () => checkDirectoryLoaded(db) },
    ],
  })
}
