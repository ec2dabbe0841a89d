import compress from '@fastify/compress'
import cookies from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import { answerErrors } from '#server/platform/http/errors.ts'
import { acceptJsonBodies } from '#server/platform/http/json-body.ts'
import { principals } from '#server/platform/http/principals.ts'
import { identifyVisitors } from '#server/platform/http/visitor.ts'
import { visitorCookie } from '#server/platform/http/visitor-cookie.ts'
import { createLogger, type Logger } from '#server/platform/logger.ts'
import { testCookieKey } from './server.ts'

interface Parts {
  db: Db
  clock: Clock
  logLines: string[]
}

/**
 * A server with only the given routes, for cases the full server cannot be set up for: slow sources, broken searches.
 */
export async function createAppWith(
  { db, clock, logLines }: Parts,
  addRoutes: (app: FastifyInstance, logger: Logger) => void,
): Promise<FastifyInstance> {
  const logger = createLogger((line) => logLines.push(line), clock.now)
  const app = fastify()
  answerErrors(app, logger)
  acceptJsonBodies(app)
  await app.register(cookies)
  const keys = { cookieKey: testCookieKey, formerCookieKey: null }
  identifyVisitors(app, { principals: principals(db, clock), cookie: visitorCookie(keys, clock) })
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, inflateIfDeflated: false })
  addRoutes(app, logger)
  return app
}
