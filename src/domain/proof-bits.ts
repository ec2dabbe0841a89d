/** Number of zero bits before the first one bit: the measure of a proof of work. */
export function countLeadingZeroBits(bytes: Uint8Array): number {
  const first = bytes.findIndex((byte) => byte !== 0)
  if (first === -1) return bytes.length * 8
  return first * 8 + Math.clz32(bytes[first] ?? 0) - 24
}

/** More would keep an old phone busy for minutes; beyond it the server's pace is the limit (T-2.17). */
const mostRaisedBits = 5

/** The work that is asked past a limit: twice as much each time the number of failures doubles. */
export function raiseProofBits(bits: number, count: number, most: number): number {
  const doublings = Math.floor(Math.log2(Math.max(count, most) / most))
  return bits + Math.min(doublings, mostRaisedBits)
}

/** While one person's phone works, failures of others may double what is asked: what it did is enough then. */
export const isEnoughProof = (provenBits: number, bits: number): boolean => provenBits >= bits - 1
