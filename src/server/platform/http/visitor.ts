import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Token } from '../crypto/token.ts'
import { DatabaseUnavailable } from '../db/database-unavailable.ts'
import type { Owner } from '../db/owned.ts'
import { isBrowser } from './guards.ts'
import { withinPatience } from '../within-patience.ts'
import type { Principal, Principals } from './principals.ts'
import { isCall } from './route-kind.ts'
import type { VisitorCookie } from './visitor-cookie.ts'

/** Who is calling: the cookie decides, never a label in the request (T-1.2, T-1.7). */
export interface Visitor {
  /** Null for a caller without a cookie (T-1.4). */
  token: Token | null
  /** The row's id, if this browser has a row. */
  readonly principalId: string | null
  /** The person whose session this browser saved or opened by words or device. */
  readonly personId: string | null
  /** The row's id, creating the row if needed; null only for a caller without a cookie. */
  ensurePrincipal(): Promise<string | null>
}

declare module 'fastify' {
  interface FastifyContextConfig {
    needsNoRow?: boolean
  }
  interface FastifyRequest {
    visitor: Visitor | null
  }
}

export interface VisitorOptions {
  principals: Principals
  cookie: VisitorCookie
}

/** Reads the cookie on every call; gives browsers without a valid one a fresh token. */
export function identifyVisitors(app: FastifyInstance, { principals, cookie }: VisitorOptions): void {
  app.decorateRequest('visitor', null)
  app.addHook('onRequest', async (request, reply) => {
    const isSocket = request.routeOptions.url === '/ws'
    if (!isCall(request) && !isSocket) return
    const token = cookie.read(request)
    if (token && request.routeOptions.config.needsNoRow) {
      request.visitor = visitorWith(token, null, principals)
      principals
        .find(token)
        .then((principal) => touchIfAlive(principal, principals))
        .catch(() => undefined)
      return
    }
    const principal = token ? await findOrFault(token, principals) : null
    if (principal instanceof DatabaseUnavailable) {
      request.visitor = unreadVisitor(token, principal)
      return
    }
    if (token && principal !== 'dead') {
      await withinPatience(touchIfAlive(principal, principals), touchPatienceMs, () => undefined)
      if (!isSocket && cookie.isSignedAnew(request, token)) {
        cookie.send(request, reply, token, principal?.kind ?? 'unasked')
      }
      request.visitor = visitorWith(token, principal, principals)
      return
    }
    // A socket handshake cannot set a cookie, so it never gets one.
    const mayIssue = !isSocket && (principal === 'dead' || isBrowser(request))
    request.visitor = visitorWith(mayIssue ? cookie.issue(request, reply) : null, null, principals)
  })
}

/** A call that only reads must not fail, or wait for long, because nobody can write now: the next call notes it. */
const touchPatienceMs = 100

type Found = Awaited<ReturnType<Principals['find']>>

async function touchIfAlive(principal: Found, principals: Principals): Promise<void> {
  if (principal && principal !== 'dead') await principals.touch(principal)
}

async function findOrFault(token: Token, principals: Principals): Promise<Found | DatabaseUnavailable> {
  try {
    return await principals.find(token)
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return error
    throw error
  }
}

/** A browser whose row cannot be read now: a call that needs it fails, one that needs no row is answered. */
function unreadVisitor(token: Token | null, fault: DatabaseUnavailable): Visitor {
  const fail = () => {
    throw fault
  }
  return {
    token,
    get principalId() {
      return fail()
    },
    get personId() {
      return fail()
    },
    ensurePrincipal: async () => fail(),
  }
}

function visitorWith(token: Token | null, principal: Principal | null, principals: Principals): Visitor {
  let principalId = principal?.id ?? null
  return {
    token,
    get principalId() {
      return principalId
    },
    personId: principal?.personId ?? null,
    async ensurePrincipal() {
      if (token) principalId ??= await principals.register(token)
      return principalId
    },
  }
}

/** The owner of the rows a call is about; null for a caller without a cookie or a browser without a row yet. */
export function getOwner({ principalId, personId }: Visitor): Owner | null {
  return principalId === null ? null : { principalId, personId }
}

/** The id under which a browser is counted and logged; never the token itself. */
export function getVisitorName(request: FastifyRequest): string | null {
  return request.visitor?.token?.hash ?? null
}
