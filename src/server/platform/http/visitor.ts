import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { principalLifetimes, type DeviceMode } from '#domain/device-mode.ts'
import { issueToken, tokenHash } from '../crypto/token.ts'
import { isBrowser } from './guards.ts'
import type { Principal, Principals } from './principals.ts'

/** Who is calling: the cookie decides, never a label in the request (T-1.2, T-1.7). */
export interface Visitor {
  /** Null for "nobody": a caller without a cookie (T-1.4). */
  tokenHash: string | null
  /** The row's id when this browser has one. */
  principalId: string | null
  /** The row's id, making the row if need be; null only for nobody. */
  ensurePrincipal(): Promise<string | null>
}

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor | null
  }
  interface FastifyContextConfig {
    acceptsBeacon?: boolean
  }
}

export interface VisitorOptions {
  principals: Principals
  cookieKey: Buffer
}

const cookieName = (request: FastifyRequest) => (request.protocol === 'https' ? '__Host-sid' : 'sid')

/** Reads the cookie on every call; gives browsers that come without one a fresh token. */
export async function identifyVisitors(app: FastifyInstance, { principals, cookieKey }: VisitorOptions): Promise<void> {
  await app.register(cookie)
  app.decorateRequest('visitor', null)
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/') && request.url !== '/ws') return
    const given = request.cookies[cookieName(request)]
    const hash = given ? tokenHash(cookieKey, given) : null
    const principal = hash ? await principals.find(hash) : null
    const isExpired = principal === 'expired'
    if (principal && !isExpired) await principals.touch(principal)
    if (hash && !isExpired) request.visitor = visitorWith(hash, principal, principals)
    else if (isExpired || isBrowser(request)) request.visitor = visitorWith(freshToken(request, reply, cookieKey), null, principals)
    else request.visitor = visitorWith(null, null, principals)
  })
}

function visitorWith(hash: string | null, principal: Principal | null, principals: Principals): Visitor {
  const visitor: Visitor = {
    tokenHash: hash,
    principalId: principal?.id ?? null,
    async ensurePrincipal() {
      if (hash && !visitor.principalId) visitor.principalId = await principals.register(hash)
      return visitor.principalId
    },
  }
  return visitor
}

/** Pages hand out the cookie with the document, so the first call of a new browser already carries it. */
export function greetBrowser(request: FastifyRequest, reply: FastifyReply, cookieKey: Buffer): void {
  const given = request.cookies[cookieName(request)]
  if (!given || tokenHash(cookieKey, given) === null) freshToken(request, reply, cookieKey)
}

/** A new token in the cookie; returns its hash. */
export function freshToken(
  request: FastifyRequest, reply: FastifyReply, cookieKey: Buffer, mode: DeviceMode = 'unasked',
): string {
  const token = issueToken(cookieKey)
  sendToken(request, reply, token, mode)
  return tokenHash(cookieKey, token) as string
}

/** On a shared device the cookie ends with the browser; elsewhere it outlives the idle limit the server keeps. */
export function sendToken(request: FastifyRequest, reply: FastifyReply, token: string, mode: DeviceMode): void {
  const secure = request.protocol === 'https'
  reply.setCookie(cookieName(request), token, {
    path: '/', httpOnly: true, sameSite: 'lax', secure,
    ...(mode === 'shared' ? {} : { maxAge: Math.floor(principalLifetimes.own.totalMs / 1000) }),
  })
}

/** The cookie as it came, for sending it again with another lifetime. */
export function currentToken(request: FastifyRequest): string | undefined {
  return request.cookies[cookieName(request)]
}

export function forgetCookie(request: FastifyRequest, reply: FastifyReply): void {
  const secure = request.protocol === 'https'
  reply.clearCookie(cookieName(request), { path: '/', httpOnly: true, sameSite: 'lax', secure })
}
