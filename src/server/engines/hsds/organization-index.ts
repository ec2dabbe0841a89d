import type { DirectoryRepository } from '#server/engines/directory/repository.ts'
import type { Clock } from '#server/platform/clock.ts'
import { isWritten, toListingUuid } from './ids.ts'
import { toOrganizationUuid } from './organization-id.ts'

const cacheMs = 10 * 60_000
const listingsAtOnce = 1000

/** Which listings an organization runs, and which listing a hashed id stands for: both are only known by looking. */
export interface OrganizationIndex {
  organizationIds: readonly string[]
  listingsOf: ReadonlyMap<string, readonly string[]>
  listingOfHashed: ReadonlyMap<string, string>
}

/** Reads the directory once, keeps what it found for ten minutes, and lets everyone who asks meanwhile wait for it. */
export function createOrganizationIndex(directory: Pick<DirectoryRepository, 'page'>, clock: Clock) {
  let kept: { index: Promise<OrganizationIndex>; at: number } | null = null
  return (): Promise<OrganizationIndex> => {
    if (kept && clock.now() - kept.at < cacheMs) return kept.index
    const index = readIndex(directory)
    const current = { index, at: clock.now() }
    kept = current
    index.catch(() => {
      if (kept === current) kept = null
    })
    return index
  }
}

async function readIndex(directory: Pick<DirectoryRepository, 'page'>): Promise<OrganizationIndex> {
  const listingsOf = new Map<string, string[]>()
  const listingOfHashed = new Map<string, string>()
  for (let after: string | null = null; ;) {
    const page = await directory.page(after, listingsAtOnce)
    for (const { listing } of page) {
      const organization = toOrganizationUuid(listing)
      const listings = listingsOf.get(organization)
      if (listings) listings.push(listing.id)
      else listingsOf.set(organization, [listing.id])
      if (!isWritten(listing.id)) {
        listingOfHashed.set(toListingUuid('service', listing.id), listing.id)
        listingOfHashed.set(toListingUuid('service_at_location', listing.id), listing.id)
      }
    }
    after = page.at(-1)?.listing.id ?? null
    if (page.length < listingsAtOnce) break
  }
  return { organizationIds: [...listingsOf.keys()].toSorted(), listingsOf, listingOfHashed }
}
