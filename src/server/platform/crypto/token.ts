import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const tokenBytes = 32
const sealBytes = 16

/**
 * A cookie token: 32 random bytes and a seal that shows we issued it. The seal lets a browser carry a
 * token before any row exists (no write for a first look), while a token chosen by somebody else is refused.
 */
export function issueToken(key: Buffer): string {
  const secret = randomBytes(tokenBytes)
  return `${secret.toString('base64url')}.${seal(key, secret).toString('base64url')}`
}

/** The hash under which a genuine token's principal is stored; null for anything we did not issue. */
export function tokenHash(key: Buffer, token: string): string | null {
  const [secretText = '', sealText = '', ...rest] = token.split('.')
  const secret = Buffer.from(secretText, 'base64url')
  const given = Buffer.from(sealText, 'base64url')
  if (rest.length > 0 || secret.length !== tokenBytes || given.length !== sealBytes) return null
  return timingSafeEqual(given, seal(key, secret)) ? createHash('sha256').update(secret).digest('hex') : null
}

function seal(key: Buffer, secret: Buffer): Buffer {
  return createHmac('sha256', key).update(secret).digest().subarray(0, sealBytes)
}
