import { toNeedsMask } from '#domain/needs/needs-mask.ts'
import type { County } from '#domain/places/county.ts'
import { findNearestOffice } from '#domain/search/absent-kinds.ts'
import type { DirectoryRepository } from './repository.ts'
import { farRadiusKm, maxCandidates, toSearchArea } from './search-area.ts'

/** The id of the closest legal aid office of the state, which may be farther than a search looks. */
export async function findNearLegalAid(
  directory: Pick<DirectoryRepository, 'candidates'>,
  county: County,
): Promise<string | null> {
  const wide = await directory.candidates(toSearchArea(county), {
    needs: toNeedsMask(['legal']),
    radiusKm: farRadiusKm,
    limit: maxCandidates,
    withNames: false,
  })
  return findNearestOffice(wide, county, 'legal-aid')?.id ?? null
}
