import path from 'node:path'
import compress from '@fastify/compress'
import cookies from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { listChatScenarios, traceChat } from '#contracts/chat-trace.ts'
import type { AppDeps } from './app-deps.ts'
import { addAssistant } from './app-assistant.ts'
import { addDirectoryFeatures } from './app-directory.ts'
import { addIntroductions } from './app-introductions.ts'
import { addPartners } from './app-partners.ts'
import { addPinSessions } from './app-pin-sessions.ts'
import { addPlanner } from './app-planner.ts'
import { addService } from './app-service.ts'
import { checkDirectoryLoaded } from './engines/directory/load.ts'
import { directoryRepository } from './engines/directory/repository.ts'
import { actionPlansRepository } from './features/action-plans/repository.ts'
import { actionPlanRoutes } from './features/action-plans/routes.ts'
import { sessionProof } from './features/accounts/session-proof.ts'
import { staffSessionsRepository } from './features/accounts/sessions-repository.ts'
import { keyProof } from './features/admin-keys/key-proof.ts'
import { adminKeysRepository } from './features/admin-keys/repository.ts'
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
import { createTimetables } from './features/transit/timetables.ts'
import { transitRoutes } from './features/transit/routes.ts'
import { visitorSessionsRepository } from './features/visitor-sessions/repository.ts'
import { visitorSessionRoutes } from './features/visitor-sessions/routes.ts'
import { votesRepository } from './features/votes/repository.ts'
import { voteRoutes } from './features/votes/routes.ts'
import { pingDatabase } from './platform/db/ping.ts'
import { closeConnectionsWhenStopping } from './platform/http/closing.ts'
import { answerErrors, toAppError, refuseConnection, sendFailure } from './platform/http/errors.ts'
import { createCallLimiter } from './platform/http/exact-limit.ts'
import { guardRequests } from './platform/http/guards.ts'
import { acceptJsonBodies } from './platform/http/json-body.ts'
import { readInlineHashes, servePages } from './platform/http/pages.ts'
import { principals as principalsOf } from './platform/http/principals.ts'
import { requestLimits } from './platform/http/rate-limit.ts'
import { staffCookie } from './platform/http/staff-cookie.ts'
import { guardStaffCalls } from './platform/http/staff.ts'
import { logRequests, requestLog, type RequestLog } from './platform/http/request-log.ts'
import { securityHeaders, type SecurityHeaders } from './platform/http/security-headers.ts'
import { identifyVisitors } from './platform/http/visitor.ts'
import { visitorCookie, type VisitorCookie } from './platform/http/visitor-cookie.ts'

const headerTimeoutMs = 10_000
const bodyTimeoutMs = 30_000
/**
 * Both src/server and dist/server are two folders below the project root. No timetable is shipped, so the folder may be
 * absent.
 */
const transitFolder = path.resolve(import.meta.dirname, '../../data/transit')

/** Connects every feature to the platform; the only file that knows them all. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, clock, buildDir, cookieKey } = deps
  const setHeaders = securityHeaders(buildDir ? readInlineHashes(buildDir) : { script: [], style: [] })
  const log = requestLog(deps)
  const app = fastify({
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    genReqId: () => deps.newId(),
    requestTimeout: bodyTimeoutMs,
    http: { headersTimeout: headerTimeoutMs },
    forceCloseConnections: 'idle',
    // A call that arrives during shutdown is still answered, then its connection is closed.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 256 },
    clientErrorHandler: refuseConnection,
    // A malformed URL is refused before any hook runs.
    frameworkErrors: (error, request, reply) => {
      setHeaders(request, reply)
      sendFailure(request, reply, toAppError(error))
      log(request, reply)
    },
  })
  const cookie = visitorCookie(cookieKey, clock)
  await addPlatform(app, deps, { setHeaders, log, cookie })
  await addFeatures(app, deps, cookie)
  if (buildDir) {
    const liveSearch = config.liveSources.length > 0 || config.webSearch
    const pageConfig = { presence: config.presence, development: !config.production, liveSearch }
    await servePages(app, { buildDir, cookie, config: pageConfig })
  }
  return app
}

interface Platform {
  setHeaders: SecurityHeaders
  log: RequestLog
  cookie: VisitorCookie
}

/** Registration order is the order in which a request passes through them. */
async function addPlatform(app: FastifyInstance, deps: AppDeps, { setHeaders, log, cookie }: Platform): Promise<void> {
  const { config, db, clock, logger } = deps
  answerErrors(app, logger)
  acceptJsonBodies(app)
  await app.register(cookies)
  app.addHook('onRequest', async (request, reply) => setHeaders(request, reply))
  logRequests(app, log)
  closeConnectionsWhenStopping(app)
  const limits = await requestLimits(app, deps.limits)
  app.addHook('onRequest', limits.ofAddress)
  guardRequests(app, config)
  identifyVisitors(app, { principals: principalsOf(db, clock), cookie })
  app.addHook('onRequest', limits.ofBrowser)
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, inflateIfDeflated: false })
}

async function addFeatures(app: FastifyInstance, deps: AppDeps, cookie: VisitorCookie): Promise<void> {
  const { config, db, clock, logger } = deps
  const limitCalls = createCallLimiter(db, deps.cookieKey)
  const visitorSessions = visitorSessionsRepository(db)
  const presence = presenceRepository(db)
  healthRoutes(app, {
    logger,
    checks: [
      { name: 'database', check: () => pingDatabase(db) },
      { name: 'directory', check: () => checkDirectoryLoaded(db) },
    ],
  })
  guardStaffCalls(app, {
    proofs: [
      keyProof(adminKeysRepository(db), clock),
      sessionProof(staffSessionsRepository(db), staffCookie(deps.cookieKey, clock), clock),
    ],
    limitCalls,
    openRoutes: config.demo ? [listChatScenarios.path, traceChat.path] : [],
  })
  visitorSessionRoutes(app, { clock, visitorSessions })
  organizationRoutes(app, { limitCalls, organizations: organizationsRepository(db) })
  eventRoutes(app, { clock, events: eventsRepository(db) })
  presenceRoutes(app, { clock, presence, touchSession: visitorSessions.touch })
  await presenceSocket(app, {
    clock,
    logger,
    presence,
    isOn: config.presence,
    publicUrl: config.publicUrl,
    idleCloseMs: deps.socketIdleCloseMs,
  })
  clientErrorRoutes(app, { clock, db, limitCalls, clientErrors: clientErrorsRepository(db), chance: deps.chance })
  voteRoutes(app, { clock, votes: votesRepository(db) })
  feedbackRoutes(app, { clock, feedback: feedbackRepository(db) })
  actionPlanRoutes(app, { clock, actionPlans: actionPlansRepository(db) })
  addIntroductions(app, deps, cookie)
  addPartners(app, deps)
  addService(app, deps)
  mediaRoutes(app, { mediaDir: deps.mediaDir })
  deviceRoutes(app, { principals: principalsOf(db, clock), cookie })
  addPinSessions(app, deps, cookie)
  addDirectoryFeatures(app, deps, limitCalls)
  transitRoutes(app, {
    places: deps.places,
    directory: directoryRepository(db),
    clock,
    timetables: createTimetables(transitFolder),
  })
  addAssistant(app, deps)
  addPlanner(app, deps)
  apiDocsRoutes(app, { version: deps.version })
}
