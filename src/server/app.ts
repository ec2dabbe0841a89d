import compress from '@fastify/compress'
import fastify, { type FastifyInstance } from 'fastify'
import { actionPlansRepository } from './features/action-plans/repository.ts'
import { actionPlanRoutes } from './features/action-plans/routes.ts'
import { apiDocsRoutes } from './features/api-docs/routes.ts'
import { clientErrorsRepository } from './features/client-errors/repository.ts'
import { clientErrorRoutes } from './features/client-errors/routes.ts'
import { deviceRoutes } from './features/device/routes.ts'
import { eventsRepository } from './features/events/repository.ts'
import { eventRoutes } from './features/events/routes.ts'
import { feedbackRepository } from './features/feedback/repository.ts'
import { feedbackRoutes } from './features/feedback/routes.ts'
import { healthRoutes } from './features/health/routes.ts'
import { mediaRoutes } from './features/media/routes.ts'
import { organizationsRepository } from './features/organizations/repository.ts'
import { organizationRoutes } from './features/organizations/routes.ts'
import { presenceRepository } from './features/presence/repository.ts'
import { presenceRoutes } from './features/presence/routes.ts'
import { presenceSocket } from './features/presence/socket.ts'
import { visitorSessionsRepository } from './features/visitor-sessions/repository.ts'
import { visitorSessionRoutes } from './features/visitor-sessions/routes.ts'
import { votesRepository } from './features/votes/repository.ts'
import { voteRoutes } from './features/votes/routes.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { Db } from './platform/db/database.ts'
import { pingDatabase } from './platform/db/ping.ts'
import { answerErrors, asRefusal, sendFailure } from './platform/http/errors.ts'
import { guardRequests } from './platform/http/guards.ts'
import { acceptJsonBodies } from './platform/http/json-body.ts'
import { readInlineHashes, servePages } from './platform/http/pages.ts'
import { principals as principalsOf } from './platform/http/principals.ts'
import { limitRequests, type RequestLimits } from './platform/http/rate-limit.ts'
import { logRequests } from './platform/http/request-log.ts'
import { sendSecurityHeaders } from './platform/http/security-headers.ts'
import { identifyVisitors } from './platform/http/visitor.ts'
import type { Logger } from './platform/logger.ts'

export interface AppDeps {
  config: Pick<Config, 'publicUrl' | 'trustedProxies' | 'requireTls' | 'presence' | 'production'>
  db: Db
  clock: Clock
  logger: Logger
  cookieKey: Buffer
  limits: RequestLimits
  /** Where the built browser side is; null serves the calls alone. */
  buildDir: string | null
  mediaDir: string
  version: string
  newId(): string
  chance(): number
}

const headerTimeoutMs = 10_000
const bodyTimeoutMs = 30_000

/** Joins every feature to the platform; the one file that knows them all. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config } = deps
  const app = fastify({
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    genReqId: () => deps.newId(),
    requestTimeout: bodyTimeoutMs,
    http: { headersTimeout: headerTimeoutMs },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 256 },
    frameworkErrors: (error, request, reply) => { sendFailure(request, reply, asRefusal(error)) },
  })
  await addPlatform(app, deps)
  await addFeatures(app, deps)
  if (deps.buildDir) {
    const pageConfig = { presence: config.presence, development: !config.production }
    await servePages(app, { buildDir: deps.buildDir, cookieKey: deps.cookieKey, config: pageConfig })
  }
  return app
}

async function addPlatform(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { config, db, clock, logger, cookieKey, buildDir } = deps
  answerErrors(app, logger)
  acceptJsonBodies(app)
  sendSecurityHeaders(app, buildDir ? readInlineHashes(buildDir) : { script: [], style: [] })
  logRequests(app, { logger, clock, cookieKey })
  guardRequests(app, config)
  await identifyVisitors(app, { principals: principalsOf(db, clock), cookieKey })
  await limitRequests(app, deps.limits)
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, inflateIfDeflated: false })
}

async function addFeatures(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { config, db, clock, logger } = deps
  const visitorSessions = visitorSessionsRepository(db)
  const presence = presenceRepository(db)
  healthRoutes(app, { logger, checks: [{ name: 'database', check: () => pingDatabase(db) }] })
  visitorSessionRoutes(app, { clock, visitorSessions })
  organizationRoutes(app, { db, organizations: organizationsRepository(db) })
  eventRoutes(app, { clock, events: eventsRepository(db) })
  presenceRoutes(app, { clock, presence, touchSession: visitorSessions.touch })
  await presenceSocket(app, { clock, logger, presence, isOn: config.presence, publicUrl: config.publicUrl })
  clientErrorRoutes(app, { clock, db, clientErrors: clientErrorsRepository(db), chance: deps.chance })
  voteRoutes(app, { clock, votes: votesRepository(db) })
  feedbackRoutes(app, { clock, feedback: feedbackRepository(db) })
  actionPlanRoutes(app, { clock, actionPlans: actionPlansRepository(db) })
  mediaRoutes(app, { mediaDir: deps.mediaDir })
  deviceRoutes(app, { principals: principalsOf(db, clock) })
  apiDocsRoutes(app, { version: deps.version })
}
