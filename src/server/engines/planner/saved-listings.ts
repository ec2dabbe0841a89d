import { decodeYear, computeSearchColumns } from '#domain/directory/search-columns.ts'
import { getConnectState } from '#domain/partners/connect.ts'
import { getLocalDay } from '#domain/partners/get-local-day.ts'
import type { County } from '#domain/places/county.ts'
import { computeDistanceKm } from '#domain/places/distance.ts'
import type { Candidate } from '#domain/search/candidate.ts'
import type { DirectoryRepository } from '../directory/repository.ts'
import type { StoredListing } from '../directory/rows.ts'
import { radiusKm } from '../directory/search-area.ts'

/** Nobody needs more of a list in one plan, and each costs a read. */
const maxSaved = 50

/**
 * The listings of a person's own list that are still open and in reach. A crowded county is read in part only, so they
 * are loaded by their ids.
 */
export async function loadSavedCandidates(
  directory: Pick<DirectoryRepository, 'documents'>,
  ids: readonly string[],
  county: County,
  now: number,
): Promise<Candidate[]> {
  if (ids.length === 0) return []
  const stored = await directory.documents(ids.slice(0, maxSaved))
  return [...stored.values()].filter((saved) => isInReach(saved, county)).map((saved) => toCandidate(saved, now))
}

function isInReach({ listing, status }: StoredListing, county: County): boolean {
  if (status !== 'live' || listing.state !== county.state) return false
  if (listing.scope === 'state' || listing.countyFips === county.fips) return true
  return listing.position !== null && computeDistanceKm(county, listing.position) <= radiusKm
}

function toCandidate(stored: StoredListing, now: number): Candidate {
  const columns = computeSearchColumns(stored.listing)
  const { id, services } = stored.listing
  const asOfYear = decodeYear(columns.flags)
  return { ...columns, id, services, asOfYear, isUnavailable: isUnavailable(stored, now) }
}

/** Its partner says that it is paused or full today, whether or not it takes introductions. */
function isUnavailable({ care: details, listing }: StoredListing, now: number): boolean {
  if (!details) return false
  const partnerDetails = { ...details.care, introductionsOn: true }
  const connect = getConnectState(partnerDetails, { away: null }, 0, getLocalDay(now, listing.state))
  return connect === 'paused' || connect === 'full'
}
