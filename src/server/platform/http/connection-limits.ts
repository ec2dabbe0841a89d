import type { FastifyInstance } from 'fastify'

/** How long a request may take to arrive (T-9.5). */
export interface ConnectionLimits {
  headersMs: number
  bodyMs: number
  /** How often that is checked: a limit can be passed by so much. */
  checkMs: number
  /** What is still read after an answer that did not need the body, and for how long. */
  unread: { bytes: number; ms: number; checkMs: number }
}

export const ordinaryConnectionLimits: ConnectionLimits = {
  headersMs: 10_000,
  bodyMs: 30_000,
  checkMs: 1_000,
  unread: { bytes: 256 * 1024, ms: 5_000, checkMs: 100 },
}

/**
 * A call can be answered before its body has arrived, for example 401. The rest of an ordinary body is read, so that the
 * answer reaches a caller who is still sending; one without end would be read until the body's time is over.
 */
export function closeUnfinishedRequests(
  app: FastifyInstance,
  { bytes, ms, checkMs }: ConnectionLimits['unread'],
): void {
  // The framework would close the connection with the 413 itself: a caller who is still sending gets a reset, no answer.
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 413) reply.removeHeader('connection')
  })
  app.addHook('onResponse', async ({ raw }) => {
    const { socket } = raw
    const mostBytes = socket.bytesRead + bytes
    // Nothing arrives without a connection, as in a call that a test injects: it would never be complete.
    if (raw.complete || raw.destroyed || Number.isNaN(mostBytes)) return
    const until = performance.now() + ms
    const timer = setInterval(() => {
      const isOver = socket.bytesRead > mostBytes || performance.now() > until
      if (isOver || raw.complete || raw.destroyed) clearInterval(timer)
      if (isOver) raw.destroy()
    }, checkMs)
    timer.unref()
  })
}
