import { Readable, pipeline } from 'node:stream'
import { constants, createBrotliCompress } from 'node:zlib'
import type { FastifyInstance, FastifyRequest, FastifyReply } from 'fastify'
import { errors as english } from '#content/en/errors.ts'
import { errors as spanish } from '#content/es/errors.ts'
import { findResources, searchResources, type SearchProgressMessage } from '#contracts/search.ts'
import { defaultLanguage, parseLanguage, parseAcceptLanguage } from '#domain/language.ts'
import type { Needs } from '#domain/needs/needs.ts'
import { listChosenNeeds } from '#domain/search/request.ts'
import { maxResults } from '#domain/search/arrange-help.ts'
import type { FindOptions, FindProgress, FoundHelp } from '#server/engines/directory/find.ts'
import type { HelpRequest } from '#server/engines/directory/search-plan.ts'
import type { Places } from '#server/engines/places/places.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { toAppError } from '#server/platform/http/errors.ts'
import { implement, implementFile, type CallContext } from '#server/platform/http/implement.ts'
import type { Visitor } from '#server/platform/http/visitor.ts'
import { abortOnDisconnect } from '#server/platform/http/abort-on-disconnect.ts'
import { describeFault, type Logger } from '#server/platform/logger.ts'
import { reserve } from '#server/platform/db/limits.ts'
import type { Services } from '#server/services.ts'
import type { Counters } from '../admin-analytics/counters.ts'
import { awaitFirstLine, streamProgressLines } from './progress-lines.ts'

const ndjson = 'application/x-ndjson'

export interface SearchDeps {
  find(request: HelpRequest, options: FindOptions): Promise<FoundHelp>
  logger: Logger
  /** Whether this browser may start another search that costs money (T-6.5). */
  maySpend?: (visitor: Visitor) => Promise<boolean>
  /** Counts a search and its results; not for browsers that send Global Privacy Control (T-9.2). */
  count?: (visitor: Visitor, request: HelpRequest, found: FoundHelp) => void
}

/** A response in one piece must not take as long as one that shows its progress. */
const onePieceDeadlineMs = 20_000
const sentences = { en: english, es: spanish }

/** `/api/search-resources` in one piece or line by line, and `/api/resources/find`, a shorter form of the same. */
export function searchRoutes(app: FastifyInstance, { find, logger, maySpend, count }: SearchDeps): void {
  const findFor = async (
    { visitor, request: { headers }, reply }: CallContext,
    request: HelpRequest,
    options: Partial<FindOptions>,
  ) => {
    const signal = abortOnDisconnect(reply)
    try {
      const found = await find(request, {
        ...options,
        signal,
        maySpend: async () => (await maySpend?.(visitor)) ?? true,
      })
      if (headers['sec-gpc'] !== '1') count?.(visitor, request, found)
      return found
    } catch (error) {
      // The client disconnected: this is not a server error, and no response is needed.
      throw signal.aborted ? new AppError(408, 'timeout') : error
    }
  }

  implementFile(app, { ...searchResources, reply: 'file' })(async ({ body }, context) => {
    const { request, reply } = context
    answerInTheirLanguage(request)
    if (!wantsLines(request)) {
      const found = await findFor(context, body, { deadlineMs: onePieceDeadlineMs })
      return reply.type('application/json; charset=utf-8').send(formatReply(found, body.needs))
    }
    const lines = streamProgressLines(
      async (tell) => {
        const found = await findFor(context, body, {
          report: (progress) => tell(formatProgressLine(progress), { isPromise: isOnlyBegun(progress) }),
        })
        tell(formatDoneLine(found, body.needs))
      },
      (error) => failedLine(error, request, logger),
    )
    return sendLines(request, reply, await awaitFirstLine(lines))
  })

  implement(
    app,
    findResources,
  )(async ({ body }, context) => {
    const request = { ...body, language: getRequestLanguage(context.request) }
    const { location, resources } = await findFor(context, request, {
      deadlineMs: onePieceDeadlineMs,
      limit: maxResults,
    })
    return { success: true, location, needs: body.needs, resources }
  })
}

/** From here on errors use the language the person chose, not the browser's. */
function answerInTheirLanguage(request: FastifyRequest): void {
  const chosen = parseLanguage((request.body as { language?: unknown }).language)
  if (chosen) request.headers['accept-language'] = chosen
}

function getRequestLanguage(request: FastifyRequest) {
  return parseAcceptLanguage(request.headers['accept-language']) ?? defaultLanguage
}

function failedLine(error: unknown, request: FastifyRequest, logger: Logger): string {
  const refusal = toAppError(error as AppError)
  if (refusal.status >= 500) {
    logger.error('search failed', { requestId: request.id, status: refusal.status, ...describeFault(error) })
  }
  const { status, code } = refusal
  return formatProgressLine({ type: 'failed', status, code, error: sentences[getRequestLanguage(request)][code] })
}

/** The search has begun, and nothing was read yet: a database that is away is still told with a status. */
const isOnlyBegun = (progress: FindProgress) => progress.type === 'need' && progress.percent === 0

/** Searches that cost money, per browser (T-6.5). */
const spendingSearches = { max: 10, windowMs: 60 * 60 * 1000 }

export function registerSearch(app: FastifyInstance, services: Services): void {
  const { db, logger, places, find, control, counters } = services
  searchRoutes(app, {
    logger,
    find,
    count: createSearchCounter(counters, places),
    maySpend: async ({ token }) =>
      token !== null &&
      (await control.read()).mayAskModel &&
      (await reserve(db, { key: `web-search:${token.hash}`, ...spendingSearches })) !== null,
  })
}

/**
 * The reply of a search as JSON. The list appears twice in it, so it is serialized once; every card comes from a parsed
 * listing or was parsed when it came in, so it is not parsed again on the way out.
 */
function formatReply({ location, resources, alsoHelpful, absences, counts }: FoundHelp, needs: Needs): string {
  const list = JSON.stringify(resources)
  const rest = JSON.stringify({ alsoHelpful, metadata: { location, needs, counts, absences }, location, needs })
  return `{"success":true,"resources":${list},"results":${list},${rest.slice(1)}`
}

function formatProgressLine(message: Exclude<SearchProgressMessage, { type: 'done' }>): string {
  return `${JSON.stringify(message)}\n`
}

function formatDoneLine(found: FoundHelp, needs: Needs): string {
  return `{"type":"done","reply":${formatReply(found, needs)}}\n`
}

/**
 * A need is met when at least one listing serves it; “something else” by any listing at all. Free text is not counted.
 */
function createSearchCounter(counters: Pick<Counters, 'search'>, places: Pick<Places, 'findCounty'>) {
  return (visitor: Visitor, request: HelpRequest, { location, resources }: FoundHelp): void => {
    const county = places.findCounty(location)
    if (!county) return
    const met = new Set(resources.flatMap(({ needs = [], answers = needs }) => answers))
    counters.search({
      browser: visitor.token ? { hash: visitor.token.hash, principalId: visitor.principalId } : null,
      county: county.fips,
      language: request.language,
      isEmpty: resources.length === 0,
      needs: listChosenNeeds(request.needs).map((need) => ({
        need,
        isFound: need === 'other' ? resources.length > 0 : met.has(need),
      })),
    })
  }
}

function wantsLines(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').split(',').some((type) => type.split(';')[0]?.trim().toLowerCase() === ndjson)
}

/** Compressed line by line: a whole response is large, and a line must not wait for the next. */
function sendLines(request: FastifyRequest, reply: FastifyReply, lines: AsyncIterable<string>): FastifyReply {
  reply.type(`${ndjson}; charset=utf-8`).header('vary', 'accept, accept-encoding')
  const plain = Readable.from(lines, { objectMode: false })
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) {
    // The platform's compression would hold lines back to compress them together.
    request.headers['x-no-compression'] = '1'
    return reply.send(plain)
  }
  const packed = createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  })
  // Either end may close first; the other is closed with it, and there is no one left to report to.
  pipeline(plain, packed, () => undefined)
  return reply.header('content-encoding', 'br').send(packed)
}
