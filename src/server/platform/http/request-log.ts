import { createHmac } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import { deriveKey } from '../crypto/keys.ts'
import type { Logger } from '../logger.ts'
import { toNetwork } from './client-address.ts'
import { getVisitorName } from './visitor.ts'

interface RequestLogOptions {
  logger: Logger
  clock: Clock
  cookieKey: Buffer
}

export type RequestLog = (request: FastifyRequest, reply: FastifyReply) => void

/** One line per response: route, status, duration, and the visitor as a hash that changes every day (T-9.1). */
export function requestLog({ logger, clock, cookieKey }: RequestLogOptions): RequestLog {
  const key = deriveKey(cookieKey, 'log')
  return (request, reply) => {
    const name = getVisitorName(request)
    logger.info('request', {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      requestId: request.id,
      network: toNetwork(request.ip),
      ...(name ? { visitor: dailyName(key, name, clock.now()) } : {}),
    })
  }
}

export function logRequests(app: FastifyInstance, log: RequestLog): void {
  app.addHook('onResponse', async (request, reply) => log(request, reply))
}

function dailyName(key: Buffer, tokenHash: string, now: number): string {
  const day = new Date(now).toISOString().slice(0, 10)
  return createHmac('sha256', key).update(`${day}|${tokenHash}`).digest('hex').slice(0, 16)
}
