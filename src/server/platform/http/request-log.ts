import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import { deriveKey } from '../crypto/keys.ts'
import type { Logger } from '../logger.ts'

interface RequestLogOptions {
  logger: Logger
  clock: Clock
  cookieKey: Buffer
}

/** One line per answer: which route, how it went, how long; who only as a hash that changes every day (T-9.1). */
export function logRequests(app: FastifyInstance, { logger, clock, cookieKey }: RequestLogOptions): void {
  const key = deriveKey(cookieKey, 'log')
  app.addHook('onResponse', async (request, reply) => {
    const tokenHash = request.visitor?.tokenHash
    logger.info('request', {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      requestId: request.id,
      network: networkOf(request.ip),
      ...(tokenHash ? { visitor: dailyName(key, tokenHash, clock.now()) } : {}),
    })
  })
}

function dailyName(key: Buffer, tokenHash: string, now: number): string {
  const day = new Date(now).toISOString().slice(0, 10)
  return createHmac('sha256', key).update(`${day}|${tokenHash}`).digest('hex').slice(0, 16)
}

/** IPv4 keeps three of four parts, IPv6 its first 48 bits: enough to see a flood, not a household. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+)\.\d+$/i.exec(address)
  if (mapped) return `${mapped[1]}.0/24`
  if (isIPv6(address)) {
    const [head = ''] = address.split('::')
    return `${[...head.split(':').filter(Boolean), '0', '0', '0'].slice(0, 3).join(':')}::/48`
  }
  return `${address.split('.').slice(0, 3).join('.')}.0/24`
}
