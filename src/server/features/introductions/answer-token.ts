import { createHash, randomBytes } from 'node:crypto'

const form = /^[\w-]{43}$/

/** 32 random bytes; only their hash is ever stored. */
export function createAnswerToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}

/** Null for a token that none of our mails can have contained. */
export function hashAnswerToken(token: string): string | null {
  return form.test(token) ? hashToken(token) : null
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
