import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const tokenBytes = 32
const sealBytes = 16

/** A cookie token that this service issued. */
export interface Token {
  /** What the cookie holds. */
  text: string
  /** All that is ever stored of it (T-1.1). */
  hash: string
  issuedAt: number
}

/**
 * 32 random bytes, when they were issued, and a seal over both. The seal lets a browser carry a token before any
 * row exists (no write for a first look), while a token chosen by somebody else is refused.
 */
export function issueToken(key: Buffer, now: number): Token {
  const secret = randomBytes(tokenBytes)
  const time = now.toString(36)
  const parts = [secret.toString('base64url'), time, seal(key, secret, time).toString('base64url')]
  return describe(secret, now, parts.join('.'))
}

/** Null for anything we did not issue. */
export function readToken(key: Buffer, text: string): Token | null {
  const [secretText = '', time = '', sealText = '', ...rest] = text.split('.')
  const secret = Buffer.from(secretText, 'base64url')
  const tokenSeal = Buffer.from(sealText, 'base64url')
  if (rest.length > 0 || secret.length !== tokenBytes || tokenSeal.length !== sealBytes) return null
  return timingSafeEqual(tokenSeal, seal(key, secret, time)) ? describe(secret, Number.parseInt(time, 36), text) : null
}

function describe(secret: Buffer, issuedAt: number, text: string): Token {
  return { text, issuedAt, hash: createHash('sha256').update(secret).digest('hex') }
}

function seal(key: Buffer, secret: Buffer, time: string): Buffer {
  return createHmac('sha256', key).update(secret).update(time).digest().subarray(0, sealBytes)
}
