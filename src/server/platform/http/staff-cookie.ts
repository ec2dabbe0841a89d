import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import { type CookieKeys, deriveKey } from '../crypto/keys.ts'
import { issueToken, readTokenByKeys, type Token } from '../crypto/token.ts'

const nameFor = (request: FastifyRequest) => (request.protocol === 'https' ? '__Host-staff' : 'staff')
/**
 * Strict: a link from another site arrives signed out (T-5.1). It ends with the browser session, or earlier on the
 * server.
 */
const attributesFor = (request: FastifyRequest): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'strict',
  secure: request.protocol === 'https',
})

/** The cookie of signed-in staff; separate from the visitor's cookie, with a different key. */
export function staffCookie({ cookieKey, formerCookieKey }: CookieKeys, clock: Clock) {
  const key = deriveKey(cookieKey, 'staff')
  const formerKey = formerCookieKey && deriveKey(formerCookieKey, 'staff')
  return {
    read(request: FastifyRequest): Token | null {
      const tokenText = request.cookies[nameFor(request)]
      return tokenText ? readTokenByKeys(key, formerKey, tokenText) : null
    },

    /** Sends a token of the former key back, signed with today's. */
    signAnew(request: FastifyRequest, reply: FastifyReply): void {
      const token = formerKey && this.read(request)
      if (!token || token.text === request.cookies[nameFor(request)]) return
      reply.setCookie(nameFor(request), token.text, attributesFor(request))
    },

    /** Always a fresh token: a token from before the sign-in never becomes a signed-in one. */
    issue(request: FastifyRequest, reply: FastifyReply): Token {
      const token = issueToken(key, clock.now())
      reply.setCookie(nameFor(request), token.text, attributesFor(request))
      return token
    },

    forget(request: FastifyRequest, reply: FastifyReply): void {
      reply.clearCookie(nameFor(request), attributesFor(request))
    },
  }
}
export type StaffCookie = ReturnType<typeof staffCookie>
