import type { FastifyRequest } from 'fastify'

/** The route decides, not the spelling of the address: `/%61pi/ping` is a call as much as `/api/ping`. */
export function isCall(request: FastifyRequest): boolean {
  return [request.routeOptions.url, request.url].some((url) => url !== undefined && /^\/api(?:[/?]|$)/.test(url))
}
