import type { SimilarListing } from '#contracts/listing-drafts.ts'
import type { ListingFields } from '#contracts/partner-listings.ts'
import type { ListingArea } from '#domain/directory/listing-area.ts'
import { buildAddressKey, getPhoneKey } from '#domain/directory/duplicate-keys.ts'
import { directoryRepository } from '#server/engines/directory/repository.ts'
import { toWebsiteKey } from '#server/engines/imports/contact-fields.ts'
import { createCountyNames } from '#server/engines/imports/county-names.ts'
import { matchRepository } from '#server/engines/imports/match-repository.ts'
import { buildNewListing } from './apply-fields.ts'
import { cleanFields } from './clean-fields.ts'
import type { ListingCommandDeps } from './commands/run-listing-command.ts'

/** More would not be read. */
const mostSimilar = 20

/** Listings of any status that may be the same place, with the reasons. */
export async function findSimilar(
  { db, clock, places }: ListingCommandDeps,
  fields: ListingFields,
  area?: ListingArea,
): Promise<SimilarListing[]> {
  const context = { places, sourceId: 'staff', at: clock.now(), area }
  const listing = buildNewListing('staff-new', cleanFields(fields), context)
  const matches = matchRepository(db)
  const reasons = new Map<string, Set<SimilarListing['reasons'][number]>>()
  const add = (reason: SimilarListing['reasons'][number], found: Iterable<{ id: string }>) => {
    for (const { id } of found) reasons.set(id, (reasons.get(id) ?? new Set()).add(reason))
  }
  const phone = getPhoneKey(listing.phones)
  const address = buildAddressKey(listing)
  if (phone) add('phone', await matches.byPhones([phone]))
  if (address) add('address', await matches.byAddresses([address]))
  if (listing.countyFips) {
    const county = await matches.inCounty(listing.countyFips)
    const website = toWebsiteKey(listing.website)
    if (website) {
      add(
        'website',
        county.filter(({ websiteKey }) => websiteKey === website),
      )
    }
    const similar = createCountyNames(county).similar(listing.name)
    if (similar) add('name', [similar])
  }
  // The best match has the most in common.
  const ids = [...reasons].toSorted(([, one], [, other]) => other.size - one.size).map(([id]) => id)
  const stored = await directoryRepository(db).documents(ids.slice(0, mostSimilar))
  return ids.flatMap((id) => {
    const found = stored.get(id)
    // A partner's draft is visible to its organization only.
    if (!found || (found.status === 'draft' && found.origin === 'partner')) return []
    const { name, street, city } = found.listing
    return [{ id, name, street, city, status: found.status, reasons: [...(reasons.get(id) ?? [])] }]
  })
}
