import type { FastifyInstance } from 'fastify'
import { findPlaces, listCounties, type Place } from '#contracts/places.ts'
import { packCounties } from '#domain/places/county-list.ts'
import type { County } from '#domain/places/county.ts'
import type { PlaceHit } from '#domain/places/place-search.ts'
import { parseState } from '#domain/places/state-match.ts'
import type { StateCode } from '#domain/places/states.ts'
import type { Places } from '#server/engines/places/places.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { implement } from '#server/platform/http/implement.ts'

export function registerPlaces(app: FastifyInstance, { places }: { places: Places }): void {
  const packed = packCounties(places.counties)

  implement(
    app,
    findPlaces,
  )(async ({ query: { q, zip, state: written, limit } }) => {
    const state = written === undefined ? undefined : requireState(written)
    const wanted = q ?? zip
    if (wanted !== undefined) return { places: places.search(wanted, limit, state).map((hit) => toPlace(hit, places)) }
    return { places: state ? places.inState(state).map((county) => toPlace({ kind: 'county', county }, places)) : [] }
  })

  implement(
    app,
    listCounties,
  )(async ({ query }) => {
    if (query.state === undefined) return { states: packed }
    const state = requireState(query.state)
    return { states: packed.filter((entry) => entry.state === state) }
  })
}

function requireState(written: string): StateCode {
  const state = parseState(written)
  if (!state) throw new AppError(404, 'not_found', { fields: [{ path: 'state', problem: 'unknown_state' }] })
  return state
}

const toCountyName = ({ fips, state, name, shortName }: County) => ({ fips, state, county: name, shortName })

function toPlace(hit: PlaceHit, places: Places): Place {
  if (hit.kind === 'county') return { kind: 'county', ...toCountyName(hit.county) }
  if (hit.kind === 'city') {
    const { name: city, point } = hit.city
    const zip = places.zipNear(point, hit.county)
    return { kind: 'city', city, ...(zip !== null && { zip }), ...toCountyName(hit.county), point }
  }
  const choices = hit.choices.length > 1 ? { choices: hit.choices.map(toCountyName) } : {}
  const { point } = places.zip(hit.zip)
  return { kind: 'zip', zip: hit.zip, ...toCountyName(hit.county), ...choices, ...(point && { point }) }
}
