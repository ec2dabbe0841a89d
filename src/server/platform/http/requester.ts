import type { Requester } from '../crypto/fair-queue.ts'
import { toLimitKey } from './client-address.ts'
import type { CallContext } from './implement.ts'
import type { VisitorCookie } from './visitor-cookie.ts'

/**
 * Who asks, for limits and queues. Only a cookie that came with the request counts: one issued in this response proves
 * nothing. Callers without one are told apart by address, program and `scope`.
 */
export function readRequester(
  cookie: VisitorCookie,
  { visitor: { token, principalId }, request }: Pick<CallContext, 'visitor' | 'request'>,
  scope = '',
): Requester {
  const address = toLimitKey(request.ip)
  const isBrought = token !== null && cookie.read(request)?.hash === token.hash
  const stranger = `stranger ${address} ${request.headers['user-agent'] ?? ''} ${scope}`
  return { address, browser: isBrought ? `browser ${principalId ?? token.hash}` : stranger }
}
