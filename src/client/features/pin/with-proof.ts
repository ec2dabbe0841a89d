import type * as z from 'zod/mini'
import { PinFailure } from '#contracts/pin-sessions.ts'
import { ApiError } from '#client/platform/api/api-error.ts'
import { type Proof, solveProof } from './solve-proof.ts'

const proofNeeded = 428

/** What the server said about a refused PIN, with the fields only these calls have. */
export function parsePinFailure(error: unknown): z.infer<typeof PinFailure> | undefined {
  if (!(error instanceof ApiError) || !error.failure) return undefined
  // The message is "status: body"; the body is JSON, or there would be no failure.
  const parsed = PinFailure.safeParse(JSON.parse(error.message.slice(error.message.indexOf(': ') + 2)))
  return parsed.success ? parsed.data : undefined
}

/** Makes a call; if the server wants some work first, does it and makes the call once more. */
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
