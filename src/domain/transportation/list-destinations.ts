import { parseState } from '#domain/places/state-match.ts'
import type { Resource } from '#domain/resources/resource.ts'
import type { TripEnd } from './trip-end.ts'

const maxDestinations = 12

/** The listings from a person's lists that can be visited: those with an address or a position, each once. */
export function listDestinations(saved: readonly Resource[], found: readonly Resource[]): TripEnd[] {
  const savedIds = new Set(saved.map(({ id }) => id))
  const all = [...saved, ...found.filter(({ id }) => !savedIds.has(id))]
  return all.filter(isVisitable).slice(0, maxDestinations).map(toTripEnd)
}

const isVisitable = ({ scope, address, position }: Resource) =>
  (scope === undefined || scope === 'site') && (position != null || Boolean(address?.trim()))

function toTripEnd({ name, address, state, county, position }: Resource): TripEnd {
  const code = state ? parseState(state) : null
  return {
    precision: 'place',
    name,
    address: address?.trim() || null,
    at: code && county ? { state: code, county } : null,
    point: position ?? null,
  }
}
