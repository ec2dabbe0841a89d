// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { countLeadingZeroBits } from '#domain/proof-of-work.ts'
import { solveProof } from './solve-proof.ts'

test.each([1, 8, 11])('a proof of %d bits is found, and its hash has them', async (bits) => {
  const { challenge, nonce } = await solveProof({ challenge: 'place.1', bits }, {})
  expect(nonce).toMatch(/^\d{1,16}$/)
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${challenge}:${nonce}`))
  expect(countLeadingZeroBits(new Uint8Array(digest))).toBeGreaterThanOrEqual(bits)
})

test('it stops when the person leaves, and the page had its turns meanwhile', async () => {
  const leaving = new AbortController()
  const solving = solveProof({ challenge: 'place.1', bits: 256 }, { signal: leaving.signal })
  setTimeout(() => leaving.abort())
  await expect(solving).rejects.toThrow()
})
