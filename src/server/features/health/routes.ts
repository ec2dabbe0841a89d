import type { FastifyInstance } from 'fastify'
import { checkDirectoryLoaded } from '#server/engines/directory/load.ts'
import { describeFault, type Logger } from '#server/platform/logger.ts'
import type { Db } from '#server/platform/db/database.ts'
import { DatabaseUnavailable } from '#server/platform/db/database-unavailable.ts'
import { reserve } from '#server/platform/db/limits.ts'
import type { StopState } from '#server/platform/process.ts'
import type { Services } from '#server/services.ts'

/** A dependency the service cannot run without; the check throws when it is unavailable. */
export type ReadinessCheck = { name: string; check(): Promise<void> }

export interface HealthDeps {
  checks: ReadinessCheck[]
  stop: StopState
  logger: Logger
}

/** `/healthz`: the process responds. `/readyz`: its dependencies respond too, and where one does not, why. */
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
          return { name, state: 'ok' as const }
        } catch (error) {
          logger.error(`not ready: ${name}`, describeFault(error))
          return { name, state: 'down' as const, reason: describeReason(error) }
        }
      }),
    )
    const states = Object.fromEntries(results.map(({ name, state }) => [name, state]))
    const failed = results.find(({ state }) => state === 'down')
    if (!failed) return reply.header('cache-control', 'no-store').send({ status: 'ok', ...states })
    return reply
      .status(503)
      .header('cache-control', 'no-store')
      .header('retry-after', '5')
      .send({ status: 'down', ...states, reason: `${failed.name}: ${failed.reason}` })
  })
}

/** Only sentences of our own: another error's message may quote data. */
function describeReason(error: unknown): string {
  if (error instanceof DatabaseUnavailable) return `${error.message} (${error.code})`
  return error instanceof NotReady ? error.message : 'it failed; the log names the fault'
}

/** A sentence for the operator. */
class NotReady extends Error {
  override readonly name = 'NotReady'
}

export function registerHealth(app: FastifyInstance, services: Services): void {
  const { db, stop, logger, hasMetDamage } = services
  const checkWrites = createWriteCheck(db)
  healthRoutes(app, {
    stop,
    logger,
    checks: [
      {
        name: 'database',
        async check() {
          await checkWrites()
          if (hasMetDamage?.()) throw new NotReady('a statement met damaged data; check the log and the disk')
        },
      },
      {
        name: 'directory',
        check: () =>
          checkDirectoryLoaded(db).catch((error: unknown) => {
            throw error instanceof DatabaseUnavailable ? error : new NotReady('the directory is not loaded yet')
          }),
      },
    ],
  })
}

/** How long a good answer counts, so that nobody can make the disk busy by asking. */
const checkAgainMs = 1000

/** Writes: a full disk, a lock or a read-only copy leaves reading as it was. Whoever asks meanwhile gets the same answer. */
function createWriteCheck(db: Db): () => Promise<void> {
  let checked: Promise<void> | null = null
  const forget = () => {
    checked = null
  }
  const check = async () => {
    try {
      await reserve(db, { key: 'readiness', max: 1_000_000, windowMs: 60_000 })
      setTimeout(forget, checkAgainMs).unref()
    } catch (error) {
      forget()
      throw error
    }
  }
  return () => (checked ??= check())
}
