import * as z from 'zod/mini'
import { type Proof, ProofFailure } from '#contracts/proof.ts'
import { ApiError, readFailureFields } from '#client/platform/api/api-error.ts'
import { solveProof } from './solve-proof.ts'

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
