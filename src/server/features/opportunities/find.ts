import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import type { CallAnswer, CallInput } from '#contracts/call.ts'
import type { listOpportunities } from '#contracts/opportunities.ts'
import { createFacetFilter, computeFacets } from '#domain/opportunities/facets.ts'
import { ListedOpportunity } from '#domain/opportunities/opportunity.ts'
import { compareOpportunities, countKinds, isWithinMiles, opportunitiesPerPage } from '#domain/opportunities/order.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Entry, findListingsNearby, type NearbyDeps } from './listings-nearby.ts'
import type { PostingsRepository, PostingSpot } from './repository.ts'
import { listNearbyCounties, computeMiles, getVisibleMiles, toViewpoint, type Viewpoint } from './viewpoint.ts'

export interface FindOpportunitiesDeps extends NearbyDeps {
  clock: Clock
  /** Nationwide programs. */
  national: readonly ListedOpportunity[]
  postings: PostingsRepository
}

type Query = CallInput<typeof listOpportunities>['query']

/** Posted openings, directory listings and national programs as one list. */
export async function findOpportunities(
  deps: FindOpportunitiesDeps,
  query: Query,
): Promise<CallAnswer<typeof listOpportunities>> {
  const { places, clock, postings } = deps
  const from = toViewpoint(places, query)
  const now = clock.now()
  const counties = from.county ? listNearbyCounties(places, from) : null
  const [posted, nearby] = await Promise.all([
    postings.spotsIn({ state: from.state, counties }, now),
    findListingsNearby(deps, from, now),
  ])
  const all = [...posted.map((spot) => postedEntry(deps, from, spot)), ...nearby, ...deps.national.map(nationalEntry)]
  const fits = createFacetFilter(query)
  const miles = from.county && query.miles !== undefined ? Number(query.miles) : null
  const chosen = all.filter(
    ({ standing }) =>
      (query.kind === undefined || standing.kind === query.kind) &&
      fits(standing.facets) &&
      isWithinMiles(miles, standing),
  )
  chosen.sort((a, b) => compareOpportunities(a.standing, b.standing))
  const page = Number(query.page ?? 1)
  const visibleEntries = chosen.slice((page - 1) * opportunitiesPerPage, page * opportunitiesPerPage)
  return {
    success: true,
    opportunities: await opened(deps, from, visibleEntries, now),
    total: chosen.length,
    page,
    pages: Math.max(1, Math.ceil(chosen.length / opportunitiesPerPage)),
    kinds: countKinds(all.map(({ standing }) => standing)),
    jobCenter: from.county ? findNearestJobCenter(nearby) : null,
  }
}

function findNearestJobCenter(nearby: readonly Entry[]): ListedOpportunity | null {
  const centers = nearby.filter(({ isJobCenter, standing }) => isJobCenter && standing.reach === 'county')
  const [nearest] = centers.toSorted((a, b) => a.standing.milesAway - b.standing.milesAway)
  return nearest?.opportunity ?? null
}

function postedEntry({ places }: FindOpportunitiesDeps, from: Viewpoint, spot: PostingSpot): Entry {
  const { id, kind, facets, checkedOn, countyFips, state } = spot
  const reach = state === null ? 'nation' : countyFips === null ? 'state' : 'county'
  const milesAway = reach === 'county' ? computeMiles(places, from, spot) : 0
  return { opportunity: null, standing: { id, kind, facets, checkedOn, reach, milesAway, isPosted: true } }
}

function nationalEntry(opportunity: ListedOpportunity): Entry {
  const { id, kind, checkedOn } = opportunity
  const standing = { id, kind, checkedOn, facets: computeFacets(opportunity), milesAway: 0, isPosted: false }
  return { opportunity, standing: { ...standing, reach: 'nation' } }
}

async function opened(
  { postings }: FindOpportunitiesDeps,
  from: Viewpoint,
  entries: readonly Entry[],
  now: number,
): Promise<ListedOpportunity[]> {
  const ids = entries.flatMap(({ opportunity, standing }) => (opportunity ? [] : [standing.id]))
  const byId = await postings.open(ids, now)
  return entries.flatMap(({ opportunity, standing }) => {
    const listedOpportunity = opportunity ?? byId.get(standing.id)
    if (!listedOpportunity) return []
    return [
      opportunity ?? {
        ...listedOpportunity,
        miles: getVisibleMiles(from, { lat: listedOpportunity.lat, lon: listedOpportunity.lon, countyFips: null }),
      },
    ]
  })
}

/** A national program, with the data files that support everything it says. */
const NationalOpportunity = z.object({
  ...ListedOpportunity.shape,
  from: z.array(z.string().check(z.maxLength(120))).check(z.minLength(1), z.maxLength(6)),
})
const NationalFile = z.object({ opportunities: z.array(NationalOpportunity) })

/** Programs available nationwide. An invalid file stops startup. */
export function readNational(folder: string): z.infer<typeof NationalOpportunity>[] {
  return z.parse(NationalFile, JSON.parse(readFileSync(path.join(folder, 'national.json'), 'utf8'))).opportunities
}
