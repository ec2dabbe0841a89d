import { hash } from 'node:crypto'

/**
 * HSDS ids are UUIDs, ours are short words. A short id is encoded in a version 8 UUID (RFC 9562: custom bits), so that
 * the listing behind a service is found without a table; anything longer is hashed into one.
 */
const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789-'
const base = BigInt(alphabet.length)
const longestWritten = 22
const kinds = ['hashed', 'service', 'service_at_location', 'location', 'organization'] as const
export type ListingObject = Exclude<(typeof kinds)[number], 'hashed'>

const kindBits = 3n
const noteBits = 122n - kindBits
const lastBits = (1n << 62n) - 1n

/** The id of the HSDS object that represents this listing. */
export function toListingUuid(kind: ListingObject, listingId: string): string {
  if (!isWritten(listingId)) return hashToUuid(kind, listingId)
  let written = 0n
  for (const letter of listingId) written = written * base + BigInt(alphabet.indexOf(letter) + 1)
  return format((BigInt(kinds.indexOf(kind)) << noteBits) | written)
}

export const isWritten = (listingId: string) => listingId.length <= longestWritten && /^[a-z0-9-]+$/.test(listingId)

/** The listing an id of that kind encodes; null when it was hashed, is another kind, or is not ours. */
export function decodeListingId(kind: ListingObject, uuid: string): string | null {
  const bits = parseBits(uuid)
  if (bits === null || kinds[Number(bits >> noteBits)] !== kind) return null
  let rest = bits & ((1n << noteBits) - 1n)
  let letters = ''
  while (rest > 0n) {
    rest -= 1n
    letters = `${alphabet[Number(rest % base)]}${letters}`
    rest /= base
  }
  return letters !== '' && letters.length <= longestWritten ? letters : null
}

/** A hashed id is ours but does not encode its listing. */
export function isHashed(uuid: string): boolean {
  const bits = parseBits(uuid)
  return bits !== null && bits >> noteBits === 0n
}

/** The same parts give the same id, in every run and every export. */
export function hashToUuid(...parts: readonly string[]): string {
  const digest = hash('sha256', JSON.stringify(parts), 'hex')
  // The three bits of the kind come first and are zero; `format` inserts version and variant.
  const first = Number.parseInt(digest.slice(0, 1), 16) & 1
  const variant = 8 | (Number.parseInt(digest.slice(16, 17), 16) & 3)
  return dashed(`${first}${digest.slice(1, 12)}8${digest.slice(13, 16)}${variant.toString(16)}${digest.slice(17, 32)}`)
}

/** 122 bits around the version (8) and the variant (binary 10). */
function format(bits: bigint): string {
  const [start, middle] = [bits >> 74n, (bits >> 62n) & 0xfffn]
  const written = (start << 80n) | (8n << 76n) | (middle << 64n) | (2n << 62n) | (bits & lastBits)
  return dashed(written.toString(16).padStart(32, '0'))
}

const dashed = (hex: string) =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`

function parseBits(uuid: string): bigint | null {
  if (!/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i.test(uuid)) return null
  const written = BigInt(`0x${uuid.replaceAll('-', '')}`)
  return ((written >> 80n) << 74n) | (((written >> 64n) & 0xfffn) << 62n) | (written & lastBits)
}
