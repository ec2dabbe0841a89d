import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const tokenBytes = 32
const sealBytes = 16

/** A cookie token that this service issued. */
export interface Token {
  /** The cookie's value. */
  text: string
  /** The only form that is ever stored (T-1.1). */
  hash: string
  /** The text without its signature: the same under every key. */
  unsigned: string
  /** The text as the former key signed it, while that is accepted. */
  formerText?: string
  issuedAt: number
}

/**
 * 32 random bytes, the time of issue, and a signature over both. The signature lets a browser carry a token before any
 * row exists (no write on a first visit), while a token chosen by someone else is refused.
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

/**
 * Accepts a token of the former key too. Its text is then signed with today's key: whoever sent another text gets this
 * one (T-12.1).
 */
export function readTokenByKeys(key: Buffer, formerKey: Buffer | null, text: string): Token | null {
  const token = readToken(key, text) ?? (formerKey && readToken(formerKey, text))
  return token && formerKey ? { ...token, text: sign(key, token), formerText: sign(formerKey, token) } : token
}

function sign(key: Buffer, { unsigned }: Token): string {
  const [secret = '', time = ''] = unsigned.split('.')
  return `${unsigned}.${seal(key, Buffer.from(secret, 'base64url'), time).toString('base64url')}`
}

function describe(secret: Buffer, issuedAt: number, text: string): Token {
  const unsigned = text.slice(0, text.lastIndexOf('.'))
  return { text, unsigned, issuedAt, hash: createHash('sha256').update(secret).digest('hex') }
}

function seal(key: Buffer, secret: Buffer, time: string): Buffer {
  return createHmac('sha256', key).update(secret).update(time).digest().subarray(0, sealBytes)
}
