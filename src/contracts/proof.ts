import * as z from 'zod/mini'
import { Failure } from './failure.ts'

/** A proof of work, required where somebody is guessing (T-2.17, T-8.1). */
export const Proof = z.object({
  challenge: z.string().check(z.regex(/^[\w.-]{1,200}$/)),
  /** The SHA-256 of `challenge:nonce` must start with the required number of zero bits. */
  nonce: z.string().check(z.regex(/^[\w-]{1,64}$/)),
})
export type Proof = z.infer<typeof Proof>

/** The required proof of work; the challenge is valid once, for five minutes, for one call and what it opens. */
export const ProofChallenge = z.object({ challenge: z.string(), bits: z.int().check(z.minimum(1), z.maximum(32)) })
export type ProofChallenge = z.infer<typeof ProofChallenge>

/** `proof` comes with 428 `proof_needed`: compute the proof of work and send the same request with it. */
export const ProofFailure = z.extend(Failure, { proof: z.optional(ProofChallenge) })
