import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Proof } from '#contracts/proof.ts'
import { countLeadingZeroBits, isEnoughProof } from '#domain/proof-bits.ts'
import type { Clock } from '../clock.ts'
import { deriveKey } from '../crypto/keys.ts'
import type { Db } from '../db/database.ts'
import type { ProofCheck } from '../db/reservations.ts'
import { reserveSlot } from '../db/rolling-limit.ts'
import { AppError } from './app-error.ts'

const lifeMs = 5 * 60_000

/** What a proof is for, and at which location or for which account: it is valid for nothing else. */
export interface ProofSubject {
  purpose: 'save by pin' | 'open by pin' | 'sign in'
  of: string
}

interface ProofParts {
  db: Db
  serviceKey: Buffer
  clock: Clock
}

/** Proofs of work, required where somebody is guessing (T-2.17, T-8.1). Requesting a challenge stores nothing. */
export function createProofs({ db, serviceKey, clock }: ProofParts) {
  const key = deriveKey(serviceKey, 'proof of work')
  const sign = ({ purpose, of }: ProofSubject, head: string) =>
    createHmac('sha256', key).update(`${purpose}|${of}|${head}`).digest('base64url')
  const readBits = (subject: ProofSubject, challenge: string) => {
    const [until = '', requiredBits = '', random = '', signature = '', ...rest] = challenge.split('.')
    const made = sign(subject, [until, requiredBits, random].join('.'))
    const isSigned =
      rest.length === 0 &&
      signature.length === made.length &&
      timingSafeEqual(Buffer.from(signature), Buffer.from(made))
    return isSigned && Number.parseInt(until, 36) > clock.now() ? Number(requiredBits) : null
  }

  /** The bits that were proven, once per challenge: spent challenges are remembered until they would expire anyway. */
  async function spend(subject: ProofSubject, proof: Proof | undefined): Promise<number> {
    const bits = proof ? readBits(subject, proof.challenge) : null
    if (!proof || bits === null) return 0
    const proofHash = createHash('sha256').update(`${proof.challenge}:${proof.nonce}`).digest()
    if (countLeadingZeroBits(proofHash) < bits) return 0
    const spent = createHash('sha256').update(proof.challenge).digest('hex')
    // Twice its lifetime, so that a small clock difference leaves no gap.
    return (await reserveSlot(db, { key: `proof:${spent}`, max: 1, windowMs: 2 * lifeMs })) ? bits : 0
  }

  return {
    /** A proof is valid once, however many limits ask for it. */
    createCheck(subject: ProofSubject, proof: Proof | undefined): ProofCheck {
      let provenBits: Promise<number> | undefined
      return async (bits) => isEnoughProof(await (provenBits ??= spend(subject, proof)), bits)
    },

    createError(subject: ProofSubject, bits: number): AppError {
      const head = [(clock.now() + lifeMs).toString(36), bits, randomBytes(12).toString('base64url')].join('.')
      return new AppError(428, 'proof_needed', {
        marks: { proof: { challenge: `${head}.${sign(subject, head)}`, bits } },
      })
    },
  }
}
export type Proofs = ReturnType<typeof createProofs>
