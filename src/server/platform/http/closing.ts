import type { FastifyInstance } from 'fastify'

/** A browser keeps its connection after an answer; while stopping it must go, or the server would wait for it. */
export function closeConnectionsWhenStopping(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onResponse', async () => {
    if (isStopping) setImmediate(() => app.server.closeIdleConnections())
  })
}
