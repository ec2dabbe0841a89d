import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

interface GuardOptions {
  publicUrl: string | null
  requireTls: boolean
}

/** Refuses cross-site requests that change state (T-5.1), and plain http where TLS is required (T-1.1). */
export function guardRequests(app: FastifyInstance, { publicUrl, requireTls }: GuardOptions): void {
  app.addHook('onRequest', async (request) => {
    if (requireTls && request.protocol !== 'https' && !isProbe(request)) throw new AppError(403, 'tls_required')
    if (request.headers['content-encoding'] !== undefined) throw new AppError(415, 'unsupported_type')
    if (changesState(request) && !comesFromOurPages(request, publicUrl)) throw new AppError(403, 'forbidden')
  })
}

/** Health probes call the process directly, bypassing the proxy that handles TLS. */
function isProbe(request: FastifyRequest): boolean {
  return ['/healthz', '/readyz'].includes(request.routeOptions.url ?? '')
}

function changesState(request: FastifyRequest): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(request.method)
}

/** With neither header the caller is not a browser and carries no ambient cookie. */
export function comesFromOurPages(request: FastifyRequest, publicUrl: string | null): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const origin = request.headers.origin
  return origin === undefined || origin === (publicUrl ?? `${request.protocol}://${request.host}`)
}

/** Browsers send their site or origin on every call that matters here; scripts and tests do not. */
export function isBrowser(request: FastifyRequest): boolean {
  return request.headers['sec-fetch-site'] !== undefined || request.headers.origin !== undefined
}
