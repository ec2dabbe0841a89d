import type { Listing } from '#domain/directory/listing.ts'
import { hashedUuid, listingUuid } from './ids.ts'

/** Listings that name the same organization share it, however it is capitalized or spaced. */
export function organizationUuid({ id, organization }: Pick<Listing, 'id' | 'organization'>): string {
  if (!organization) return listingUuid('organization', id)
  return hashedUuid('organization', organization.trim().toLowerCase().replaceAll(/\s+/g, ' '))
}
