/** Number of zero bits before the first one bit: the measure of a proof of work. */
export function countLeadingZeroBits(bytes: Uint8Array): number {
  const first = bytes.findIndex((byte) => byte !== 0)
  if (first === -1) return bytes.length * 8
  return first * 8 + Math.clz32(bytes[first] ?? 0) - 24
}
