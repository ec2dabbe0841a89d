import { buildCallLink } from '../resources/contact-links.ts'
import type { Resource } from '../resources/resource.ts'
import { getCurrentHours } from '../resources/listing-hours.ts'
import { sortSaved } from '../saved/order.ts'
import type { SavedList } from '../saved/saved-list.ts'

/**
 * The fields of a listing that are printed. Facts about the listing only: nothing about the person, their need or their
 * request.
 */
export interface PocketListing {
  id: string
  name: string
  phone: { number: string; extension: string | null } | null
  address: string | null
  hours: string | null
  isSpanishSpoken: boolean
}

/** One page holds this many in large type. */
export const maxOnSheet = 8
/** A card folded twice holds two on each inner side. */
export const maxOnCard = 6
/** Two printed lines. */
const longestHours = 90

export function toPocketListing(resource: Resource, now: number): PocketListing {
  const { id, name, address, languages } = resource
  const link = buildCallLink(resource)
  const hoursText = getCurrentHours(resource, now)?.replace(/\s+/g, ' ') ?? null
  return {
    id,
    name: name.trim(),
    phone: link && { number: link.number, extension: link.extension },
    address: address?.trim() || null,
    hours: hoursText && shortenText(hoursText, longestHours),
    isSpanishSpoken: languages?.includes('es') ?? false,
  }
}

/** Cut between two words, with a mark that shows it was shortened. */
export function shortenText(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  const space = cut.lastIndexOf(' ')
  return `${cut.slice(0, space > most / 2 ? space : most - 1).replace(/[\s,;]+$/, '')}…`
}

/** Saved listings, those with an answer first; the search results when nothing is saved. */
export function chooseListingsToTake(saved: SavedList, found: readonly Resource[]): readonly Resource[] {
  return saved.length > 0 ? sortSaved(saved) : found
}
