// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { countLeadingZeroBits } from '#domain/proof-bits.ts'
import { createSha256Search } from './sha256-search.ts'
import { solveProof } from './with-proof.ts'

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

const hash = async (text: string) =>
  countLeadingZeroBits(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))

test.each([0, 1, 53, 54, 55, 56, 63, 64, 65, 73, 119, 128, 200])(
  'the search hashes like everybody else after a prefix of %d letters',
  async (length) => {
    const prefix = 'x'.repeat(length)
    const nonce = Number(createSha256Search(prefix).find(99_990, 20_000, 7))
    expect(await hash(`${prefix}${nonce}`)).toBeGreaterThanOrEqual(7)
    for (let number = 99_990; number < nonce; number += 1) expect(await hash(`${prefix}${number}`)).toBeLessThan(7)
  },
)

test('no number is found where none is', () => {
  expect(createSha256Search('place.1').find(0, 100, 64)).toBeNull()
})
