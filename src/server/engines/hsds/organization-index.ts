import type { DirectoryRepository } from '#server/engines/directory/repository.ts'
import type { Clock } from '#server/platform/clock.ts'
import { isWritten, toListingUuid } from './ids.ts'
import { toOrganizationUuid } from './organization-id.ts'

const cacheMs = 10 * 60_000
const listingsAtOnce = 1000

/**
 * Which listings an organization runs, and which listing a hashed id stands for: both require reading the directory.
 */
export interface OrganizationIndex {
  organizationIds: readonly string[]
  listingIdsByOrganization: ReadonlyMap<string, readonly string[]>
  listingIdByHashedId: ReadonlyMap<string, string>
}

/** Reads the directory once, caches the result for ten minutes, and shares one read between concurrent callers. */
export function createOrganizationIndex(directory: Pick<DirectoryRepository, 'page'>, clock: Clock) {
  let cached: { index: Promise<OrganizationIndex>; at: number } | null = null
  return (): Promise<OrganizationIndex> => {
    if (cached && clock.now() - cached.at < cacheMs) return cached.index
    const index = readIndex(directory)
    const current = { index, at: clock.now() }
    cached = current
    index.catch(() => {
      if (cached === current) cached = null
    })
    return index
  }
}

async function readIndex(directory: Pick<DirectoryRepository, 'page'>): Promise<OrganizationIndex> {
  const listingIdsByOrganization = new Map<string, string[]>()
  const listingIdByHashedId = new Map<string, string>()
  for (let after: string | null = null; ;) {
    const page = await directory.page(after, listingsAtOnce)
    for (const { listing } of page) {
      const organization = toOrganizationUuid(listing)
      const listings = listingIdsByOrganization.get(organization)
      if (listings) listings.push(listing.id)
      else listingIdsByOrganization.set(organization, [listing.id])
      if (!isWritten(listing.id)) {
        listingIdByHashedId.set(toListingUuid('service', listing.id), listing.id)
        listingIdByHashedId.set(toListingUuid('service_at_location', listing.id), listing.id)
      }
    }
    after = page.at(-1)?.listing.id ?? null
    if (page.length < listingsAtOnce) break
  }
  return {
    organizationIds: [...listingIdsByOrganization.keys()].toSorted(),
    listingIdsByOrganization,
    listingIdByHashedId,
  }
}
