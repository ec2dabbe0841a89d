import { createHash, randomBytes } from 'node:crypto'

const form = /^[\w-]{43}$/

/** 32 random bytes; all that is ever stored of them is the hash. */
export function createAnswerToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}

/** Null for what no mail of ours can have carried. */
export function hashAnswerToken(token: string): string | null {
  return form.test(token) ? hashToken(token) : null
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
