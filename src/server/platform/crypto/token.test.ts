import { expect, test } from 'vitest'
import { issueToken, readToken } from './token.ts'

const key = Buffer.alloc(32, 1)
const now = Date.UTC(2026, 10, 15)

test('a token that was issued is read back with its hash and its date', () => {
  const token = issueToken(key, now)

  expect(readToken(key, token.text)).toEqual(token)
  expect(token.issuedAt).toBe(now)
})

test('no two tokens are alike', () => {
  expect(issueToken(key, now).hash).not.toBe(issueToken(key, now).hash)
})

test('a token is refused after any one of its characters was changed', () => {
  const { text, hash } = issueToken(key, now)
  const changed = Array.from(text, (sign, at) => `${text.slice(0, at)}${sign === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`)
  const accepted = changed.filter((token) => readToken(key, token))

  // The last character of each of the two base64 parts has spare bits, so a change there can leave the bytes the same.
  expect(accepted.length).toBeLessThanOrEqual(2)
  for (const token of accepted) expect(readToken(key, token)?.hash).toBe(hash)
})

test.each(['', '.', '..', '...', 'a.b.c', '\0', 'x'.repeat(10_000)])('%j is no token', (text) => {
  expect(readToken(key, text)).toBeNull()
})

test('a token issued under another key is refused', () => {
  expect(readToken(Buffer.alloc(32, 2), issueToken(key, now).text)).toBeNull()
})
