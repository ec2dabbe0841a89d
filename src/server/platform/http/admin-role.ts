import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { limitedAddress } from './client-address.ts'
import type { LimitCalls } from './exact-limit.ts'

/** Whoever acts as an administrator: a key today, a signed-in account as soon as there are any. */
export interface Admin {
  id: string
  kind: 'key' | 'account'
}

/** One way to prove it. `none`: this request does not try; `refused`: it tried and failed. */
export type AdminProof = (request: FastifyRequest) => Promise<Admin | 'none' | 'refused'>

declare module 'fastify' {
  interface FastifyRequest {
    admin: Admin | null
  }
}

export interface AdminRoleDeps {
  proofs: readonly AdminProof[]
  limitCalls: LimitCalls
  /** Routes that also answer whoever shows no proof; their handlers decide what such a caller may have. */
  openRoutes?: readonly string[]
}

const failuresPerWindow = 20
const windowMs = 15 * 60 * 1000

/**
 * Closes every route under `/api/admin/` before its body is read: a new one is closed from its first day. Wrong keys
 * are counted by address; calls without any are just refused.
 */
export function guardAdminCalls(app: FastifyInstance, { proofs, limitCalls, openRoutes = [] }: AdminRoleDeps): void {
  app.decorateRequest('admin', null)
  app.addHook('onRequest', async (request) => {
    const { url } = request.routeOptions
    if (!url?.startsWith('/api/admin/')) return
    let hasFailed = false
    for (const prove of proofs) {
      const proved = await prove(request)
      if (proved === 'none') continue
      if (proved !== 'refused') {
        request.admin = proved
        return
      }
      hasFailed = true
      await limitCalls({ name: 'admin', who: limitedAddress(request.ip), max: failuresPerWindow, windowMs })
    }
    if (hasFailed || !openRoutes.includes(url)) throw new AppError(401, 'unauthorized')
  })
}

/** The administrator behind a request; refuses when there is none, wherever it is called from. */
export function requireAdmin(request: FastifyRequest): Admin {
  if (!request.admin) throw new AppError(401, 'unauthorized')
  return request.admin
}

/** The text behind `Authorization: Bearer`, or null when the header is missing or of another kind. */
export function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer ([\x21-\x7e]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null
}
