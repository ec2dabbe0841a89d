import { randomBytes } from 'node:crypto'

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
const codeLength = 10

/** Ten random base-32 characters: fifty bits, without look-alike digits (T-8.4). */
export function createTrackingCode(): string {
  return Array.from(randomBytes(codeLength), (byte) => alphabet[byte % alphabet.length]).join('')
}
