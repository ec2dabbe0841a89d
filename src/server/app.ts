import compress from '@fastify/compress'
import cookies from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { listChatScenarios, traceChat } from '#contracts/chat-trace.ts'
import { keyProof } from './joins.ts'
import { adminKeysRepository } from './features/admin-keys/repository.ts'
import { registerAccounts } from './features/accounts/routes.ts'
import { registerActionPlans } from './features/action-plans/routes.ts'
import { registerAdminAnalytics } from './features/admin-analytics/routes.ts'
import { registerApiDocs } from './features/api-docs/routes.ts'
import { registerAssistant } from './features/assistant/routes.ts'
import { registerAdminService } from './features/admin-service/routes.ts'
import { registerChatTrace } from './features/chat-trace/routes.ts'
import { registerClaims } from './features/claims/routes.ts'
import { registerClientErrors } from './features/client-errors/routes.ts'
import { registerCommunity } from './features/community/register.ts'
import { registerDevice } from './features/device/routes.ts'
import { registerEvents } from './features/events/routes.ts'
import { registerFeedback } from './features/feedback/routes.ts'
import { registerHealth } from './features/health/routes.ts'
import { registerHsds } from './features/hsds/routes.ts'
import { registerImports } from './features/imports/routes.ts'
import { registerIntroductions } from './features/introductions/link-routes.ts'
import { registerListingReports } from './features/listing-reports/routes.ts'
import { registerMedia } from './features/media/routes.ts'
import { registerMyData } from './features/my-data/routes.ts'
import { registerOpportunities } from './features/opportunities/register.ts'
import { registerOrganizations } from './features/organizations/register.ts'
import { registerOutbox } from './features/outbox/routes.ts'
import { registerStateLines } from './features/state-lines/routes.ts'
import { registerPartnerAnalytics } from './features/partner-analytics/routes.ts'
import { registerPartnerAssistant } from './features/partner-assistant/routes.ts'
import { registerPartnerListings } from './features/partner-listings/routes.ts'
import { registerPartnerSettings } from './features/partner-settings/routes.ts'
import { registerPinSessions } from './features/pin-sessions/register.ts'
import { registerPlaces } from './features/places/routes.ts'
import { registerPlanGeneration } from './features/plan-generation/routes.ts'
import { registerPresence } from './features/presence/register.ts'
import { registerReggieControl } from './features/reggie-control/register.ts'
import { registerResources } from './features/resources/routes.ts'
import { registerReview } from './features/review/routes.ts'
import { registerSearchLab } from './features/search-lab/routes.ts'
import { registerSearch } from './features/search/routes.ts'
import { registerTransit } from './features/transit/routes.ts'
import { registerVisitorSessions } from './features/visitor-sessions/routes.ts'
import { registerVotes } from './features/votes/routes.ts'
import { closeConnectionsWhenStopping } from './platform/process.ts'
import { closeUnfinishedRequests, ordinaryConnectionLimits } from './platform/http/connection-limits.ts'
import { answerErrors, toAppError, refuseConnection, sendFailure } from './platform/http/errors.ts'
import { guardRequests } from './platform/http/guards.ts'
import { acceptJsonBodies } from './platform/http/json-body.ts'
import { servePages } from './platform/http/pages.ts'
import { requestLimits } from './platform/http/rate-limit.ts'
import { logRequests, requestLog, type RequestLog } from './platform/http/request-log.ts'
import { securityHeaders, type SecurityHeaders } from './platform/http/security-headers.ts'
import { guardStaffCalls } from './platform/http/staff.ts'
import { identifyVisitors } from './platform/http/visitor.ts'
import type { Services } from './services.ts'

/** Every feature; each is named once. */
const features: readonly ((app: FastifyInstance, services: Services) => void | Promise<void>)[] = [
  registerAccounts,
  registerActionPlans,
  registerAdminAnalytics,
  registerAdminService,
  registerApiDocs,
  registerAssistant,
  registerChatTrace,
  registerClaims,
  registerClientErrors,
  registerCommunity,
  registerDevice,
  registerEvents,
  registerFeedback,
  registerHealth,
  registerHsds,
  registerImports,
  registerIntroductions,
  registerListingReports,
  registerMedia,
  registerMyData,
  registerOpportunities,
  registerOrganizations,
  registerOutbox,
  registerStateLines,
  registerPartnerAnalytics,
  registerPartnerAssistant,
  registerPartnerListings,
  registerPartnerSettings,
  registerPinSessions,
  registerPlaces,
  registerPlanGeneration,
  registerPresence,
  registerReggieControl,
  registerResources,
  registerReview,
  registerSearchLab,
  registerSearch,
  registerTransit,
  registerVisitorSessions,
  registerVotes,
]

/** Connects every feature to the platform; the only file that knows them all. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { config, buildDir, visitorCookie: cookie, connections = ordinaryConnectionLimits } = services
  const setHeaders = securityHeaders()
  const log = requestLog(services)
  const app = fastify({
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    genReqId: () => services.newId(),
    requestTimeout: connections.bodyMs,
    // Else closing would fail after ten seconds, with answers under way; the stop has a limit of its own.
    pluginTimeout: 0,
    http: { headersTimeout: connections.headersMs, connectionsCheckingInterval: connections.checkMs },
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
  await addPlatform(app, services, { setHeaders, log })
  guardStaff(app, services)
  for (const register of features) await register(app, services)
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
}

/** Registration order is the order in which a request passes through them. */
async function addPlatform(app: FastifyInstance, services: Services, { setHeaders, log }: Platform): Promise<void> {
  const { config, logger, principals, visitorCookie: cookie } = services
  answerErrors(app, logger)
  acceptJsonBodies(app)
  await app.register(cookies)
  app.addHook('onRequest', async (request, reply) => setHeaders(request, reply))
  logRequests(app, log)
  closeConnectionsWhenStopping(app, services.stop)
  closeUnfinishedRequests(app, (services.connections ?? ordinaryConnectionLimits).unread)
  const limits = await requestLimits(app, services.limits, services.staffCookie)
  app.addHook('onRequest', limits.ofAddress)
  guardRequests(app, config)
  identifyVisitors(app, { principals, cookie })
  app.addHook('onRequest', limits.ofBrowser)
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, inflateIfDeflated: false })
}

/** Who may make a call that is not open to everyone: `access` in its contract. */
function guardStaff(app: FastifyInstance, services: Services): void {
  const { config, db, clock, sessionProof, staffCookie, limitCalls } = services
  app.addHook('onRequest', async (request, reply) => staffCookie.signAnew(request, reply))
  guardStaffCalls(app, {
    proofs: [keyProof(adminKeysRepository(db), clock), sessionProof],
    limitCalls,
    openRoutes: config.demo ? [listChatScenarios.path, traceChat.path] : [],
  })
}
