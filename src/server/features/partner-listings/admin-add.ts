import { randomUUID } from 'node:crypto'
import type { SimilarListing } from '#contracts/listing-drafts.ts'
import type { ListingFields } from '#contracts/partner-listings.ts'
import type { AdminListing } from '#contracts/review.ts'
import { buildAddressKey, getPhoneKey } from '#domain/directory/duplicate-keys.ts'
import type { Listing } from '#domain/directory/listing.ts'
import { getLocalDay } from '#domain/partners/get-local-day.ts'
import { directoryRepository } from '#server/engines/directory/repository.ts'
import { toWebsiteKey } from '#server/engines/imports/contact-fields.ts'
import { createCountyNames } from '#server/engines/imports/county-names.ts'
import { matchRepository } from '#server/engines/imports/match-repository.ts'
import type { Places } from '#server/engines/places/places.ts'
import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import { writeHistory } from '#server/platform/audit/review-history-repository.ts'
import type { Staff } from '#server/platform/http/staff.ts'
import { buildEmptyListing } from './add.ts'
import { getListingForAdmin } from './admin-edit.ts'
import { putAddedSource } from './admin-listings-repository.ts'
import { type Attribution, withFields } from './apply-fields.ts'
import { cleanFields } from './clean-fields.ts'
import type { ListingCommandDeps } from './run-listing-command.ts'
import { writeListing } from './write-repository.ts'

/** More would not be read. */
const mostSimilar = 20

/** Adds one listing, public at once; it names our staff as its source, with today's date. */
export async function addListingForAdmin(
  { db, clock, places }: ListingCommandDeps,
  staff: Staff,
  { fields, isChecked = false }: { fields: ListingFields; isChecked?: boolean | undefined },
): Promise<AdminListing> {
  const at = clock.now()
  const id = `staff-${randomUUID()}`
  return db.transaction().execute(async (trx) => {
    const sourceId = await putAddedSource(trx)
    const placed = buildListing(id, fields, { places, sourceId, at })
    const listing = isChecked ? { ...placed, assuredOn: placed.asOf } : placed
    const partnerDetails = { isConfidential: false }
    await writeListing(trx, { before: null, listing, partnerDetails, status: 'live', origin: 'admin' }, at)
    // Not undone like an edit: a listing added by mistake is taken down in its editor.
    await writeHistory(trx, staff, { queue: 'listings', itemId: id, action: 'approve_new' }, at)
    await writeAudit(trx, staff, { action: 'listing.add', entity: 'listing', entityId: id }, at)
    return getListingForAdmin(trx, id)
  })
}

interface BuildOptions {
  places: Places
  sourceId: string
  at: number
}

function buildListing(id: string, written: ListingFields, { places, sourceId, at }: BuildOptions): Listing {
  const fields = cleanFields(written)
  const county = places.byFips(fields.countyFips ?? '') ?? places.zip(fields.zip ?? '').counties[0]
  const saying: Attribution = { places, sourceId, day: getLocalDay(at, county?.state ?? null) }
  return withFields(buildEmptyListing(id, sourceId, saying.day), fields, saying)
}

/** Listings of any status that may be the same place, with the reasons. */
export async function findSimilar(
  { db, clock, places }: ListingCommandDeps,
  fields: ListingFields,
): Promise<SimilarListing[]> {
  const listing = buildListing('staff-new', fields, { places, sourceId: 'staff', at: clock.now() })
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
