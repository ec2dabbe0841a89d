import type { Db } from '#server/platform/db/database.ts'
import type { ClaimRow } from './claim-row.ts'

export interface JoinedOrganization {
  id: string
  name: string
}

/**
 * An approved claim creates a new organization except in two cases: one already has the listing, or a reviewer verified
 * earlier that this email represents one. An organization's own invitation does not count as verification.
 */
export async function findOrganizationToJoin(
  trx: Db,
  { listing_id: listingId, email }: Pick<ClaimRow, 'listing_id' | 'email'>,
): Promise<JoinedOrganization | null> {
  const holder = await trx
    .selectFrom('partner_listings')
    .innerJoin('organizations', 'organizations.id', 'partner_listings.organization_id')
    .select(['organizations.id', 'organizations.name'])
    .where('listing_id', '=', listingId)
    .where('verified_at', 'is not', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (holder) return holder
  const previousOrganization = await trx
    .selectFrom('claims')
    .innerJoin('organizations', 'organizations.id', 'claims.organization_id')
    .select(['organizations.id', 'organizations.name'])
    .where('claims.email', '=', email)
    .where('claims.status', '=', 'approved')
    .where('removed_at', 'is', null)
    .orderBy('claims.decided_at', 'desc')
    .orderBy('claims.id')
    .executeTakeFirst()
  return previousOrganization ?? null
}

/** A person who can already sign in there needs no invitation. */
export async function isActiveAt(trx: Db, organizationId: string, email: string): Promise<boolean> {
  const row = await trx
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .where('organization_id', '=', organizationId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row !== undefined
}
