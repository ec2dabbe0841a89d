import type { Point } from '#domain/places/distance.ts'
import { countFound } from '#domain/search/count-found.ts'
import { CountyPack, searchPack } from '#domain/search/pack.ts'
import { listChosenNeeds } from '#domain/search/request.ts'
import type { FoundAnswer } from './search-reply.ts'
import type { SearchRequest } from './search-request.ts'

/** The server's answer to a request, from a pack; null where it is no pack or no need was chosen. Loaded only without the server. */
export function searchPackFor(
  { needs: chosen, language }: SearchRequest,
  json: unknown,
  point: Point | null,
): FoundAnswer | null {
  const pack = CountyPack.safeParse(json)
  const needs = listChosenNeeds(chosen)
  if (!pack.success || needs.length === 0) return null
  const { state, name: county } = pack.data.county
  const now = Date.now()
  const found = searchPack(pack.data, { needs, language, now, point })
  return { kind: 'found', ...found, counts: countFound(found.resources), location: { state, county }, arrivedAt: now }
}
