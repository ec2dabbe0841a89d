import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { FastifyInstance } from 'fastify'
import { type Logger, describeFault } from './logger.ts'

/** From the closing of the port on: longer than the longest answer, which waits 25 seconds for a model. */
const finishMs = 30_000
/** The kernel lets no more than this wait for a server in Node. */
const mostWaiting = 511
/** Whoever has connected says what they want at once, unless they never do. */
const firstWordsMs = 500

/** Whether this process is on its way out. */
export interface StopState {
  hasBegun: boolean
}

interface StopOptions {
  state: StopState
  /** How long everything goes on after the signal, so that a load balancer sees it and sends people elsewhere. */
  graceSeconds: number
  logger: Logger
}

/**
 * On a stop signal: not ready any more, then nothing new, finish what is running, close, exit. A second signal exits at once.
 */
export function stopGracefully({ state, graceSeconds, logger }: StopOptions, close: () => Promise<void>): void {
  const stop = () => {
    if (state.hasBegun) process.exit(1)
    state.hasBegun = true
    const graceMs = 1000 * graceSeconds
    setTimeout(() => {
      logger.error('stop took too long', { ms: graceMs + finishMs })
      process.exit(1)
    }, graceMs + finishMs).unref()
    wait(graceMs)
      .then(close)
      .then(
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
 * A browser keeps its connection open after a response; while the process stops each is closed with its answer, or the server
 * would wait for it.
 */
export function closeConnectionsWhenStopping(app: FastifyInstance, state: StopState): void {
  let isClosing = false
  const takeWaiting = watchConnections(app.server)
  app.addHook('preClose', async () => {
    if (app.server.listening) await takeWaiting()
    isClosing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (state.hasBegun) reply.header('connection', 'close')
  })
  app.addHook('onResponse', async () => {
    if (isClosing) setImmediate(() => app.server.closeIdleConnections())
  })
}

/**
 * Node accepts one connection in each turn of its loop. While plans are made, dozens wait in the kernel with their request, and
 * closing the port would reset them all. So before it closes: turns until nobody waits, and until those who have come have said
 * what they want.
 */
function watchConnections(server: Server): () => Promise<void> {
  /** `silent`: connections without a request so far. */
  const come = { accepted: 0, silent: new Set<Socket>() }
  server.on('connection', (socket: Socket) => {
    come.accepted += 1
    come.silent.add(socket)
    socket.once('close', () => come.silent.delete(socket))
  })
  server.on('request', ({ socket }) => come.silent.delete(socket))
  return async () => {
    const end = performance.now() + firstWordsMs
    const takeOne = async () => {
      const before = come.accepted
      const isNobodyNew = () => come.accepted === before
      await nextTurn()
      while (isNobodyNew() && come.silent.size > 0 && performance.now() < end) await wait(1)
      return !isNobodyNew()
    }
    for (let turn = 0; turn < mostWaiting && (await takeOne()); turn += 1);
  }
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
