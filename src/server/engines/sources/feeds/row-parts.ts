import { parseHours } from '#domain/directory/parse-hours.ts'
import * as z from 'zod/mini'
import type { Listing, ListingHours } from '#domain/directory/listing.ts'
import { StateCode } from '#domain/places/states.ts'
import { calmCapitals, cleanPhone, cleanText } from '../clean.ts'
import { isInTheStates } from './nearby.ts'

/** A field as feeds send it: filled, empty, null or missing. */
export const textField = z.optional(z.nullable(z.string().check(z.maxLength(20_000))))
/** Coordinates come as numbers or as text. */
export const coordinate = z.optional(z.nullable(z.union([z.number(), z.string().check(z.maxLength(40))])))

/** A publisher's own id for a provider, as number or text; null when it is not a valid id. */
export function cleanId(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : cleanText(value, 100)
  return text !== null && text.length <= 60 ? text : null
}

export function cleanState(value: unknown): StateCode | null {
  return StateCode.safeParse(cleanText(value, 2)?.toUpperCase()).data ?? null
}

/** null when a coordinate is missing or zero; undefined when it is impossible, which invalidates the row. */
export function parsePosition(lat: unknown, lon: unknown): Listing['position'] | undefined {
  const [north, east] = [lat, lon].map((value) => (value === null || value === '' ? Number.NaN : Number(value)))
  if (!north || !east) return null
  const position = { lat: north, lon: east, precision: 'exact' as const }
  return isInTheStates(position) ? position : undefined
}

export function cleanPhones(...values: unknown[]): Listing['phones'] {
  const phones = values.map(cleanPhone).filter((phone) => phone !== null)
  return phones.filter(({ number }, index) => phones.findIndex((other) => other.number === number) === index)
}

export function joinStreet(...lines: unknown[]): string | null {
  const street = lines
    .map((line) => cleanText(line))
    .filter((line) => line !== null)
    .join(', ')
  return street ? calmCapitals(street).slice(0, 300) : null
}

export function cleanName(value: unknown, longest = 300): string | null {
  const name = cleanText(value, longest)
  return name && calmCapitals(name)
}

export const toHours = (value: unknown): ListingHours | null => parseHours(cleanText(value) ?? '')
