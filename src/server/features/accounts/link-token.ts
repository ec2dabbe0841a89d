import { createHash, randomBytes } from 'node:crypto'

/** The token in a link, and the hash that is stored of it. */
export interface LinkToken {
  text: string
  hash: string
}

export const hashLinkToken = (text: string): string => createHash('sha256').update(text).digest('hex')

/** 32 random bytes cannot be guessed (T-8.1). */
export function createLinkToken(): LinkToken {
  const text = randomBytes(32).toString('base64url')
  return { text, hash: hashLinkToken(text) }
}
