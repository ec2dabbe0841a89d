import { countLeadingZeroBits } from '#domain/proof-of-work.ts'

export interface ProofRequest {
  challenge: string
  bits: number
}

export interface Proof {
  challenge: string
  nonce: string
}

/** Attempts per batch before yielding to the page, so that taps are never delayed for long. */
const batchSize = 256

/**
 * Finds a number whose SHA-256 with the challenge begins with enough zero bits: cheap for one person, expensive for a
 * program that guesses PINs by the thousands (T-2.17). The browser hashes off the main thread.
 */
export async function solveProof(
  { challenge, bits }: ProofRequest,
  { signal }: { signal?: AbortSignal },
): Promise<Proof> {
  for (let start = 0; ; start += batchSize) {
    signal?.throwIfAborted()
    const nonces = Array.from({ length: batchSize }, (_, index) => String(start + index))
    const digests = await Promise.all(nonces.map((nonce) => sha256(`${challenge}:${nonce}`)))
    const nonce = nonces[digests.findIndex((digest) => countLeadingZeroBits(digest) >= bits)]
    if (nonce !== undefined) return { challenge, nonce }
    await nextTurn()
  }
}

async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}

/** A timer and not a resolved promise, so that rendering and taps can run in between. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
