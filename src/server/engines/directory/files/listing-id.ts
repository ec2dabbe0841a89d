import { hash } from 'node:crypto'
import type { Listing } from '#domain/directory/listing.ts'

/** Never change: saved lists and links keep ids, and this decides them. */
function folded(text: string | null): string {
  if (text === null) return ''
  // Nearly every name is plain ASCII; taking accents apart would be most of the reading time.
  const plain = /[^ -~]/.test(text) ? text.normalize('NFD').replace(/\p{M}/gu, '') : text
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** Who keeps the list, whatever edition: `samhsa` of `samhsa-substance-use`. */
const getSourceFamily = (sourceId: string) => sourceId.split('-', 1)[0] ?? sourceId

/** What makes two rows the same place of the same list. */
export function buildIdentity({ sourceId, name, street, city, state }: IdentifiedBy): string {
  return [getSourceFamily(sourceId), folded(name), folded(street), folded(city), state ?? 'us'].join('|')
}
type IdentifiedBy = Pick<Listing, 'sourceId' | 'name' | 'street' | 'city' | 'state'>

/** The same place keeps its id from one compilation to the next, so ids are computed and need no room in the files. */
export function computeListingId(listing: IdentifiedBy): string {
  // 52 bits: the most a number keeps exact, and plenty for a million places.
  const bits = Number.parseInt(hash('sha256', buildIdentity(listing)).slice(0, 13), 16)
  return `l${bits.toString(32).padStart(11, '0')}`
}
