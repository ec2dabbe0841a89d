import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { principalLifetimes, type DeviceMode } from '#domain/device-mode.ts'
import type { Clock } from '../clock.ts'
import type { CookieKeys } from '../crypto/keys.ts'
import { issueToken, readTokenByKeys, type Token } from '../crypto/token.ts'

const nameFor = (request: FastifyRequest) => (request.protocol === 'https' ? '__Host-sid' : 'sid')
const attributesFor = (request: FastifyRequest): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: request.protocol === 'https',
})

/** The cookie that identifies the calling browser (T-1.1). */
export function visitorCookie({ cookieKey, formerCookieKey }: CookieKeys, clock: Clock) {
  return {
    /** The token a request carries; null when it has none that we issued. */
    read(request: FastifyRequest): Token | null {
      const tokenText = request.cookies[nameFor(request)]
      return tokenText ? readTokenByKeys(cookieKey, formerCookieKey, tokenText) : null
    },

    /** The browser still carries the signature of the former key. */
    isSignedAnew: (request: FastifyRequest, { text }: Token): boolean => request.cookies[nameFor(request)] !== text,

    issue(request: FastifyRequest, reply: FastifyReply): Token {
      const token = issueToken(cookieKey, clock.now())
      this.send(request, reply, token, 'unasked')
      return token
    },

    /** On a shared device the cookie ends with the browser session; elsewhere it outlives the server's idle limit. */
    send(request: FastifyRequest, reply: FastifyReply, { text }: Token, mode: DeviceMode): void {
      const lifetime = mode === 'shared' ? {} : { maxAge: Math.floor(principalLifetimes.own.totalMs / 1000) }
      reply.setCookie(nameFor(request), text, { ...attributesFor(request), ...lifetime })
    },

    forget(request: FastifyRequest, reply: FastifyReply): void {
      reply.clearCookie(nameFor(request), attributesFor(request))
    },
  }
}
export type VisitorCookie = ReturnType<typeof visitorCookie>
