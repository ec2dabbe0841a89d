import type { Listing } from '#domain/directory/listing.ts'
import { getOffset, toPage, type PageRequest } from '#domain/hsds/page.ts'
import type { HsdsService, OrganizationWithServices, ServiceAtLocationWithService } from '#domain/hsds/service.ts'
import type { DirectoryRepository } from '#server/engines/directory/repository.ts'
import { isHashed, decodeListingId, toListingUuid, type ListingObject } from '#server/engines/hsds/ids.ts'
import { createOrganizationIndex } from '#server/engines/hsds/organization-index.ts'
import { toOrganization, toService } from '#server/engines/hsds/to-service.ts'
import { toServiceAtLocation } from '#server/engines/hsds/views.ts'
import type { HsdsTexts } from '#server/engines/hsds/texts.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { HsdsFilter, HsdsRepository } from './repository.ts'

export interface HsdsDirectoryDeps {
  directory: Pick<DirectoryRepository, 'page' | 'documents'>
  listings: HsdsRepository
  clock: Clock
}

/** The directory in HSDS terms. Unknown ids, and ids of drafts, give null. */
export function hsdsDirectory({ directory, listings, clock }: HsdsDirectoryDeps) {
  const index = createOrganizationIndex(directory, clock)

  /** In the order of the ids; drafts are not public and are left out. */
  async function services(ids: readonly string[], words: HsdsTexts): Promise<HsdsService[]> {
    const [stored, changed, sources] = await Promise.all([
      directory.documents(ids),
      listings.changedAt(ids),
      listings.sources(),
    ])
    return ids.flatMap((id) => {
      const listed = stored.get(id)
      const changedAt = changed.get(id)
      if (!listed || listed.status === 'draft') return []
      return [toService({ ...listed, ...(changedAt === undefined ? {} : { changedAt }) }, words, sources)]
    })
  }

  async function organizations(ids: readonly string[], words: HsdsTexts): Promise<OrganizationWithServices[]> {
    const { listingIdsByOrganization: listingsOf } = await index()
    const stored = await directory.documents(ids.flatMap((id) => listingsOf.get(id) ?? []))
    return ids.flatMap((id) => {
      const run = (listingsOf.get(id) ?? []).flatMap((listing) => stored.get(listing) ?? [])
      const live = run.filter(({ status }) => status === 'live').map(({ listing }) => listing)
      const [first] = live
      if (!first) return []
      return [{ ...toOrganization(first, words), services: live.map(toNamedService) }]
    })
  }

  async function findService(kind: ListingObject, uuid: string, words: HsdsTexts): Promise<HsdsService | null> {
    const id = isHashed(uuid)
      ? (await index()).listingIdByHashedId.get(uuid.toLowerCase())
      : decodeListingId(kind, uuid)
    const [service] = id ? await services([id], words) : []
    return service ?? null
  }

  return {
    async servicePage(filter: HsdsFilter, request: PageRequest, words: HsdsTexts) {
      const [total, ids] = await Promise.all([
        listings.count(filter),
        listings.ids(filter, getOffset(request), request.perPage),
      ])
      return toPage(await services(ids, words), total, request)
    },

    service: (uuid: string, words: HsdsTexts) => findService('service', uuid, words),

    async placedService(uuid: string, words: HsdsTexts): Promise<ServiceAtLocationWithService | null> {
      const service = await findService('service_at_location', uuid, words)
      return service && toServiceAtLocation(service)
    },

    async organizationPage(request: PageRequest, words: HsdsTexts) {
      const { organizationIds } = await index()
      const ids = organizationIds.slice(getOffset(request), getOffset(request) + request.perPage)
      return toPage(await organizations(ids, words), organizationIds.length, request)
    },

    async organization(uuid: string, words: HsdsTexts): Promise<OrganizationWithServices | null> {
      const [found] = await organizations([uuid.toLowerCase()], words)
      return found ?? null
    },

    count: () => listings.count(),
  }
}

const toNamedService = ({ id, name }: Listing) => ({
  id: toListingUuid('service', id),
  name,
  status: 'active' as const,
})
