import type { Correction } from './versions.ts'

const correctionBits: Record<Correction, number> = { low: 0b01, medium: 0b00 }

/** Ten bits correct the five that encode correction level and mask; the final XOR keeps them from being all light. */
export function computeFormatBits(correction: Correction, mask: number): number {
  const data = (correctionBits[correction] << 3) | mask
  return ((data << 10) | remainder(data << 10, 0x537)) ^ 0x5412
}

/** Twelve bits correct the six of the version; written from version 7 on. */
export function computeVersionBits(version: number): number {
  return (version << 12) | remainder(version << 12, 0x1f25)
}

const getBitLength = (value: number) => 32 - Math.clz32(value)

function remainder(value: number, divisor: number): number {
  let rest = value
  while (getBitLength(rest) >= getBitLength(divisor)) rest ^= divisor << (getBitLength(rest) - getBitLength(divisor))
  return rest
}
