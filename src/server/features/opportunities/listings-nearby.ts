import { computeFacets } from '#domain/opportunities/facets.ts'
import type { ListedOpportunity } from '#domain/opportunities/opportunity.ts'
import type { RankedOpportunity } from '#domain/opportunities/order.ts'
import { getOpportunityKind, toListedOpportunity, trainingNeedMask } from '#domain/opportunities/from-directory.ts'
import { toResource } from '#server/engines/directory/card.ts'
import type { DirectoryRepository } from '#server/engines/directory/repository.ts'
import type { StoredListing } from '#server/engines/directory/rows.ts'
import { toSearchArea, maxCandidates } from '#server/engines/directory/search-area.ts'
import type { Places } from '#server/engines/places/places.ts'
import { computeMiles, getVisibleMiles, type Viewpoint } from './viewpoint.ts'

/** A candidate for the list; a posted opening is parsed only when it is on the page. */
export interface Entry {
  standing: RankedOpportunity
  opportunity: ListedOpportunity | null
  isJobCenter?: boolean
}

export interface NearbyDeps {
  places: Places
  directory: Pick<DirectoryRepository, 'candidates' | 'documents'>
}

/** Schools, job centers and training from the directory, found with the same rules as every other search. */
export async function findListingsNearby(
  { places, directory }: NearbyDeps,
  from: Viewpoint,
  now: number,
): Promise<Entry[]> {
  if (from.state === null) return []
  const area = from.county ? toSearchArea(from.county) : { center: null, countyFips: null, state: from.state }
  const found = await directory.candidates(area, {
    needs: trainingNeedMask,
    radiusKm: from.radiusKm,
    limit: maxCandidates,
    withNames: true,
    now,
  })
  const kinds = new Map(
    found.flatMap((candidate) => {
      const kind = getOpportunityKind(candidate)
      return kind ? [[candidate.id, { kind, isJobCenter: candidate.kind === 'job-center' }] as const] : []
    }),
  )
  const stored = await directory.documents([...kinds.keys()])
  return [...kinds].flatMap(([id, { kind, isJobCenter }]) => {
    const storedListing = stored.get(id)
    const entries = storedListing ? toEntries(places, storedListing, kind, from) : []
    return entries.map((entry) => ({ ...entry, isJobCenter }))
  })
}

type Kind = NonNullable<ReturnType<typeof getOpportunityKind>>

function toEntries(places: Places, stored: StoredListing, kind: Kind, from: Viewpoint): Entry[] {
  const { position, countyFips, scope } = stored.listing
  // A confidential address has no position here, because a distance would reveal it.
  const spot = { ...(position ?? { lat: null, lon: null }), countyFips }
  const card = (language: 'en' | 'es') => toResource(stored, null, language, { places })
  const isSomewhere = scope === 'site' || scope === 'region'
  const miles = isSomewhere ? getVisibleMiles(from, spot) : null
  const opportunity = toListedOpportunity(kind, { en: card('en'), es: card('es') }, miles)
  if (!opportunity) return []
  return [
    {
      opportunity,
      standing: {
        id: opportunity.id,
        kind,
        facets: computeFacets(opportunity),
        reach: isSomewhere ? 'county' : 'state',
        isPosted: false,
        milesAway: isSomewhere ? computeMiles(places, from, spot) : 0,
        checkedOn: opportunity.checkedOn,
      },
    },
  ]
}
