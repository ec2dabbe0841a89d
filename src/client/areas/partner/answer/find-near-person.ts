import type { PartnerIntroductionDetail } from '#contracts/partner-introductions.ts'
import { getFoundResources, searchResources } from '#contracts/search.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import type { FindListings } from './other-listings.tsx'

const mostShown = 8

/** Without an account: the public search, with the county and the need, and nothing else about the person. */
export function findNearPerson({ introduction, shared }: PartnerIntroductionDetail): FindListings {
  return async (words) => {
    if (!shared) return []
    const flags = Object.fromEntries(introduction.needs.map((need): [NeedKey, true] => [need, true]))
    const isByNeed = words === '' && introduction.needs.length > 0
    const requestedNeeds = isByNeed ? flags : { other: true, otherDescription: words || introduction.resourceName }
    const reply = await callApi(searchResources, {
      body: { location: shared.userLocation, needs: requestedNeeds, language: introduction.language },
    })
    return getFoundResources(reply)
      .filter(({ id }) => id !== introduction.resourceId)
      .slice(0, mostShown)
      .map(({ id, name, city }) => ({ id, name, city: city ?? null }))
  }
}
