import * as z from 'zod/mini'
import { PinFailure } from '#contracts/pin-sessions.ts'
import { ApiError } from '#client/platform/api/api-error.ts'
import { type Proof, solveProof } from './solve-proof.ts'

const proofNeeded = 428

const PinFields = z.pick(PinFailure, { needsWords: true, proof: true })

/** The server's sentence about a refused PIN, with the fields specific to these calls. */
export function parsePinFailure(error: unknown): (z.infer<typeof PinFields> & { error: string }) | undefined {
  if (!(error instanceof ApiError) || !error.failure) return undefined
  // The message is "status: body"; the body of such a failure is JSON.
  const fields = PinFields.safeParse(JSON.parse(error.message.slice(error.message.indexOf(': ') + 2)))
  return { ...fields.data, error: error.failure.error }
}

/** Makes a call; if the server requires a proof of work, solves it and calls once more. */
export async function withProof<Reply>(
  send: (proof?: Proof) => Promise<Reply>,
  { signal, onProof }: { signal: AbortSignal; onProof: () => void },
): Promise<Reply> {
  try {
    return await send()
  } catch (error) {
    const requestedProof =
      error instanceof ApiError && error.status === proofNeeded ? parsePinFailure(error)?.proof : undefined
    if (!requestedProof) throw error
    onProof()
    return send(await solveProof(requestedProof, { signal }))
  }
}
