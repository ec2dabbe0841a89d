import { createHash } from 'node:crypto'
import { ProofFailure, type Proof, type ProofChallenge } from '#contracts/proof.ts'
import { countLeadingZeroBits } from '#domain/proof-bits.ts'
import type { InjectReply } from './server.ts'

/** The proof of work that a reply asks for. */
export function readChallenge(reply: InjectReply): ProofChallenge {
  const { proof } = ProofFailure.parse(reply.json())
  if (reply.statusCode !== 428 || !proof) throw new Error(`no proof was asked for: ${reply.body}`)
  return proof
}

/** Solves the challenge; with `enough` false, finds a number that does not satisfy it. */
export function solve({ challenge, bits }: ProofChallenge, enough = true): Proof {
  const count = (nonce: number) => countLeadingZeroBits(createHash('sha256').update(`${challenge}:${nonce}`).digest())
  let nonce = 0
  while (count(nonce) >= bits !== enough) nonce += 1
  return { challenge, nonce: String(nonce) }
}

/** Sends like a browser that does the work it is asked for, as often as it is asked. */
export async function sendWithProof(send: (more: { proof?: Proof }) => Promise<InjectReply>): Promise<InjectReply> {
  let reply = await send({})
  for (let round = 0; round < 3 && reply.statusCode === 428; round += 1) {
    reply = await send({ proof: solve(readChallenge(reply)) })
  }
  return reply
}
