import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { countLeadingZeroBits } from '#domain/pin/proof.ts'
import type { Clock } from '#server/platform/clock.ts'
import { deriveKey } from '#server/platform/crypto/keys.ts'
import type { Db } from '#server/platform/db/database.ts'
import { reserveSlot } from '#server/platform/db/rolling-limit.ts'

const lifeMs = 5 * 60_000

/** What a proof is for; it is valid for one purpose at one location. */
export type ProofPurpose = 'create' | 'retrieve'

export interface Proof {
  challenge: string
  nonce: string
}

interface ProofParts {
  db: Db
  serviceKey: Buffer
  clock: Clock
  /** Difficulty: each bit doubles the work. */
  bits: number
}

/**
 * Proofs of work, required while a location or the service is under attack (T-2.17). Requesting a challenge stores
 * nothing.
 */
export function pinProofs({ db, serviceKey, clock, bits }: ProofParts) {
  const key = deriveKey(serviceKey, 'pin proof')
  const sign = (purpose: ProofPurpose, placeKey: string, head: string) =>
    createHmac('sha256', key).update(`${purpose}|${placeKey}|${head}`).digest('base64url')
  const isOurs = (purpose: ProofPurpose, placeKey: string, challenge: string) => {
    const [until = '', requiredBits = '', random = '', signature = '', ...rest] = challenge.split('.')
    const made = sign(purpose, placeKey, [until, requiredBits, random].join('.'))
    const isSigned =
      rest.length === 0 &&
      signature.length === made.length &&
      timingSafeEqual(Buffer.from(signature), Buffer.from(made))
    return isSigned && Number.parseInt(until, 36) > clock.now() ? Number(requiredBits) : null
  }

  return {
    ask(purpose: ProofPurpose, placeKey: string): { challenge: string; bits: number } {
      const head = [(clock.now() + lifeMs).toString(36), bits, randomBytes(12).toString('base64url')].join('.')
      return { challenge: `${head}.${sign(purpose, placeKey, head)}`, bits }
    },

    /** True once per challenge: spent challenges are remembered until they would expire anyway. */
    async spend(purpose: ProofPurpose, placeKey: string, proof: Proof | undefined): Promise<boolean> {
      const requiredBits = proof ? isOurs(purpose, placeKey, proof.challenge) : null
      if (!proof || requiredBits === null) return false
      const proofHash = createHash('sha256').update(`${proof.challenge}:${proof.nonce}`).digest()
      if (countLeadingZeroBits(proofHash) < requiredBits) return false
      const spent = createHash('sha256').update(proof.challenge).digest('hex')
      // Twice its lifetime, so that a small clock difference leaves no gap.
      return (await reserveSlot(db, { key: `pin-proof:${spent}`, max: 1, windowMs: 2 * lifeMs })) !== null
    },
  }
}
export type PinProofs = ReturnType<typeof pinProofs>
