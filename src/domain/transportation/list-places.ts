import { stateOf } from '#domain/places/state-match.ts'
import type { Resource } from '#domain/resources/resource.ts'
import type { TripEnd } from './trip-end.ts'

const mostPlaces = 12

/** The places of a person's lists that can be gone to: a door with an address or a spot on the map, each once. */
export function placesToGo(saved: readonly Resource[], found: readonly Resource[]): TripEnd[] {
  const savedIds = new Set(saved.map(({ id }) => id))
  const all = [...saved, ...found.filter(({ id }) => !savedIds.has(id))]
  return all.filter(isDoor).slice(0, mostPlaces).map(endOf)
}

const isDoor = ({ scope, address, position }: Resource) =>
  (scope === undefined || scope === 'site') && (position != null || Boolean(address?.trim()))

function endOf({ name, address, state, county, position }: Resource): TripEnd {
  const code = state ? stateOf(state) : null
  return {
    precision: 'place',
    name,
    address: address?.trim() || null,
    at: code && county ? { state: code, county } : null,
    point: position ?? null,
  }
}
