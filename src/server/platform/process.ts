import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { FastifyInstance } from 'fastify'
import { type Logger, describeFault } from './logger.ts'

/** Requests in progress may finish, but never take longer than this. */
const graceMs = 9_000

/** On a stop signal: accept nothing new, finish what is running, close, exit. A second signal exits at once. */
export function stopGracefully(logger: Logger, close: () => Promise<void>): void {
  let isStopping = false
  const stop = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    setTimeout(() => process.exit(1), graceMs).unref()
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error('stop failed', describeFault(error))
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/**
 * A browser keeps its connection open after a response; during shutdown it must be closed, or the server would wait for
 * it.
 */
export function closeConnectionsWhenStopping(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onResponse', async () => {
    if (isStopping) setImmediate(() => app.server.closeIdleConnections())
  })
}

/**
 * The engine may let garbage grow to several times what is held before it cleans up. With half of it the server needs a hundred
 * megabytes less after many searches; less than half would slow the searches down.
 */
export function keepGarbageSmall(): void {
  setFlagsFromString('--heap-growing-percent=50')
}

/**
 * Gives back what building large tables at the start left behind. The engine would keep that memory for a long time, because
 * a server that waits makes no garbage.
 */
export function releaseMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: object) => void
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
