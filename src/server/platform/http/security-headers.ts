import type { FastifyReply, FastifyRequest } from 'fastify'
import { isCall } from './route-kind.ts'

/** Hashes of the inline parts of one page of ours; everything else must be a file of ours. */
export interface InlineHashes {
  script: readonly string[]
  style: readonly string[]
}

export function contentSecurityPolicy(inline: InlineHashes = { script: [], style: [] }): string {
  const hashes = (list: readonly string[]) => list.map((hash) => ` '${hash}'`).join('')
  return [
    "default-src 'none'",
    `script-src 'self'${hashes(inline.script)}`,
    `style-src 'self'${hashes(inline.style)}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The worker's URL, sanitizing a plan's markup, and the empty frames of the workshop; each once per page.
    'trusted-types offline-worker dompurify workshop-frame',
  ].join('; ')
}

export type SecurityHeaders = (request: FastifyRequest, reply: FastifyReply) => void

/** The headers of T-5.2 for every response; API responses are never cached. A page allows its inline parts itself. */
export function securityHeaders(): SecurityHeaders {
  const forDocuments = {
    'content-security-policy': contentSecurityPolicy(),
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'microphone=(self), geolocation=(self), camera=(), payment=(), usb=()',
  }
  return (request, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' })
    // The other headers only matter for documents. On a dozen small files they would only cost the visitor data.
    if (!request.url.startsWith('/assets/')) reply.headers(forDocuments)
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000')
    if (isCall(request)) reply.header('cache-control', 'no-store')
  }
}
