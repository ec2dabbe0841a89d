/**
 * The visitor's session id. It keeps the prefix `fp_` of existing clients, but holds random bits instead of a device
 * fingerprint (T-1.3). `random` holds 128 bits.
 */
export function buildVisitorSessionId(random: Uint8Array, createdAt: number): string {
  return `fp_${Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')}_${createdAt}`
}
