// @vitest-environment happy-dom
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { countLeadingZeroBits } from '#domain/proof-of-work.ts'
import { createSha256Search } from './sha256-search.ts'
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

test.each([0, 1, 53, 54, 55, 56, 63, 64, 65, 73, 119, 128, 200])(
  'the search hashes like everybody else after a prefix of %d letters',
  (length) => {
    const prefix = 'x'.repeat(length)
    const search = createSha256Search(prefix)
    for (const [from, bits] of [
      [0, 9],
      [99_990, 8],
    ] as const) {
      const nonce = Number(search.find(from, 20_000, bits))
      const count = (number: number) => countLeadingZeroBits(createHash('sha256').update(`${prefix}${number}`).digest())
      expect(count(nonce)).toBeGreaterThanOrEqual(bits)
      for (let number = from; number < nonce; number += 1) expect(count(number)).toBeLessThan(bits)
    }
  },
)

test('no number is found where none is', () => {
  expect(createSha256Search('place.1').find(0, 100, 64)).toBeNull()
})
