import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errors as english } from '#content/en/errors.ts'
import { errors as spanish } from '#content/es/errors.ts'
import type { Failure } from '#contracts/failure.ts'
import { parseAcceptLanguage } from '#domain/language.ts'
import { findDatabaseFault } from '../db/database-unavailable.ts'
import { describeFault, type Logger } from '../logger.ts'
import { AppError, type ErrorCode } from './app-error.ts'

const sentences = { en: english, es: spanish }

/** Every error has one shape, in the caller's language; no stack, SQL or path leaves the server (T-9.6). */
export function answerErrors(app: FastifyInstance, logger: Logger): void {
  app.setNotFoundHandler((request, reply) => sendFailure(request, reply, new AppError(404, 'not_found')))
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const refusal = toAppError(error)
    if (refusal.status >= 500) {
      const fault = { requestId: request.id, status: refusal.status, ...describeFault(error.cause ?? error) }
      logger.error('request failed', request.routeOptions.url ? { ...fault, route: request.routeOptions.url } : fault)
    }
    return sendFailure(request, reply, refusal)
  })
}

export function sendFailure(request: FastifyRequest, reply: FastifyReply, refusal: AppError): FastifyReply {
  const language = parseAcceptLanguage(request.headers['accept-language']) ?? 'en'
  const failure: Failure = {
    ...refusal.marks,
    success: false,
    code: refusal.code,
    error: sentences[language][refusal.code],
  }
  if (refusal.fields) failure.fields = refusal.fields
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', String(refusal.retryAfterSeconds))
  return reply.status(refusal.status).header('content-language', language).send(failure)
}

const codesByStatus: Record<number, ErrorCode> = {
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'timeout',
  413: 'too_large',
  415: 'unsupported_type',
  429: 'too_many_requests',
}

/** A short fault is over by then, and a long one is not made worse by asking. */
const retryAfterSeconds = 5

/**
 * The framework's own errors keep their status; a database that cannot be used is told as such, whoever wrapped it; anything
 * else thrown is a server fault.
 */
export function toAppError(error: FastifyError | AppError): AppError {
  const fault = findDatabaseFault(error)
  if (fault) return new AppError(503, 'unavailable', { cause: fault, retryAfterSeconds })
  if (error instanceof AppError) return error
  const status = error.statusCode
  if (status !== undefined && status >= 400 && status < 500) {
    return new AppError(status, codesByStatus[status] ?? 'bad_request')
  }
  return new AppError(500, 'internal')
}

const refusedConnections: Record<string, AppError> = {
  HPE_HEADER_OVERFLOW: new AppError(431, 'too_large'),
  ERR_HTTP_REQUEST_TIMEOUT: new AppError(408, 'timeout'),
}

/** Malformed requests get the same shape; there is no header to read a language from. */
export function refuseConnection(error: ConnectionError, socket: Socket): void {
  const { status, code } = refusedConnections[error.code] ?? new AppError(400, 'bad_request')
  const failure: Failure = { success: false, code, error: english[code] }
  const body = JSON.stringify(failure)
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/json\r\n`
  socket.end(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
}
