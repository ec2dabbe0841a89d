import { hash } from 'node:crypto'
import type { Listing } from '#domain/directory/listing.ts'

/** Never change this: saved lists and links store ids, and ids depend on it. */
function folded(text: string | null): string {
  if (text === null) return ''
  // Nearly every name is plain ASCII; normalizing accents for all of them would take most of the reading time.
  const plain = /[^ -~]/.test(text) ? text.normalize('NFD').replace(/\p{M}/gu, '') : text
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** The publisher of the list, whatever the edition: `samhsa` of `samhsa-substance-use`. */
const getSourceFamily = (sourceId: string) => sourceId.split('-', 1)[0] ?? sourceId

/** The key that makes two rows the same listing of the same source. */
export function buildIdentity({ sourceId, name, street, city, state }: IdentifiedBy): string {
  return [getSourceFamily(sourceId), folded(name), folded(street), folded(city), state ?? 'us'].join('|')
}
type IdentifiedBy = Pick<Listing, 'sourceId' | 'name' | 'street' | 'city' | 'state'>

/** The same listing keeps its id from one compilation to the next, so ids are computed and not stored in the files. */
export function computeListingId(listing: IdentifiedBy): string {
  // 52 bits: within the exact integer range of a number, and plenty for a million listings.
  const bits = Number.parseInt(hash('sha256', buildIdentity(listing)).slice(0, 13), 16)
  return `l${bits.toString(32).padStart(11, '0')}`
}
