import type { Listing } from '#domain/directory/listing.ts'
import { hashToUuid, toListingUuid } from './ids.ts'

/** Listings that name the same organization share an id, however the name is capitalized or spaced. */
export function toOrganizationUuid({ id, organization }: Pick<Listing, 'id' | 'organization'>): string {
  if (!organization) return toListingUuid('organization', id)
  return hashToUuid('organization', organization.trim().toLowerCase().replaceAll(/\s+/g, ' '))
}
