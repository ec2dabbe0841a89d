import type { Proof, ProofChallenge } from '#contracts/proof.ts'
import { createSha256Search } from './sha256-search.ts'

/** The page gets its turn at least this often, so that taps, the screen reader and Cancel are never held up. */
const turnMs = 12
const batchSize = 200

/**
 * Finds a number whose SHA-256 with the challenge begins with enough zero bits: a moment for one person, much for a
 * program that guesses by the thousands (T-2.17).
 */
export async function solveProof(
  { challenge, bits }: ProofChallenge,
  { signal }: { signal?: AbortSignal },
): Promise<Proof> {
  const search = createSha256Search(`${challenge}:`)
  let next = 0
  for (;;) {
    const turnEnd = performance.now() + turnMs
    do {
      signal?.throwIfAborted()
      const nonce = search.find(next, batchSize, bits)
      if (nonce !== null) return { challenge, nonce }
      next += batchSize
    } while (performance.now() < turnEnd)
    await nextTurn()
  }
}

/** A timer and not a resolved promise, so that rendering and taps can run in between. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
