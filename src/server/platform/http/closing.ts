import type { FastifyInstance } from 'fastify'

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
