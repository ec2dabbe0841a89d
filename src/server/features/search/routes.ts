import type { FastifyInstance, FastifyRequest } from 'fastify'
import { errors as english } from '#content/en/errors.ts'
import { errors as spanish } from '#content/es/errors.ts'
import { findResources, searchResources } from '#contracts/search.ts'
import { defaultLanguage, parseLanguage, parseAcceptLanguage } from '#domain/language.ts'
import { type FindOptions, type FoundHelp, maxResults } from '#server/engines/directory/find.ts'
import type { HelpRequest } from '#server/engines/directory/search-plan.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { toAppError } from '#server/platform/http/errors.ts'
import { implement, implementFile, type CallContext } from '#server/platform/http/implement.ts'
import type { Visitor } from '#server/platform/http/visitor.ts'
import { abortOnDisconnect } from '#server/platform/http/abort-on-disconnect.ts'
import { describeFault, type Logger } from '#server/platform/logger.ts'
import { reserve } from '#server/platform/db/limits.ts'
import type { Services } from '#server/services.ts'
import { awaitFirstLine, streamProgressLines } from './progress-lines.ts'
import { formatDoneLine, formatProgressLine, formatReply } from './reply-text.ts'
import { sendLines, wantsLines } from './send-lines.ts'
import { createSearchCounter } from './search-counter.ts'

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
        const found = await findFor(context, body, { report: (progress) => tell(formatProgressLine(progress)) })
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
  return formatProgressLine({ type: 'failed', error: sentences[getRequestLanguage(request)][refusal.code] })
}

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
