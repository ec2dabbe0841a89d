import * as z from 'zod/mini'
import { type Proof, type ProofChallenge, ProofFailure } from '#contracts/proof.ts'
import { ApiError, readFailureFields } from '#client/platform/api/api-error.ts'

const proofNeeded = 428
/** While a phone works, failures of others may raise what is asked. */
const mostProofs = 3

const ProofField = z.pick(ProofFailure, { proof: true })

/** Makes a call; as often as the server requires a proof of work, solves it and calls again. */
export async function withProof<Reply>(
  send: (proof?: Proof) => Promise<Reply>,
  { signal, onProof }: { signal: AbortSignal; onProof: () => void },
): Promise<Reply> {
  let proof: Proof | undefined
  for (let solved = 0; ; solved += 1) {
    try {
      return await send(proof)
    } catch (error) {
      const challenge = solved < mostProofs ? readChallenge(error) : undefined
      if (!challenge) throw error
      onProof()
      proof = await solveProof(challenge, { signal })
    }
  }
}

const readChallenge = (error: unknown) =>
  error instanceof ApiError && error.status === proofNeeded ? readFailureFields(error, ProofField)?.proof : undefined

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
  // Few are ever asked for work: the others don't load what does it.
  const { createSha256Search } = await import('./sha256-search.ts')
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
