import type { FastifyRequest } from 'fastify'

/** Decided by the route, not the spelling of the URL: `/%61pi/ping` is a call just like `/api/ping`. */
export function isCall(request: FastifyRequest): boolean {
  return [request.routeOptions.url, request.url].some((url) => url !== undefined && /^\/api(?:[/?]|$)/.test(url))
}
