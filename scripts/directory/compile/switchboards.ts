import type { Listing } from '#domain/directory/listing.ts'
import { toAddressKey } from './address-key.ts'

/** A number shared by this many addresses belongs to no single site. */
const fewestAddresses = 3

/** Marks numbers that many sites share: the caller must ask for the site by name. */
export function markSwitchboards(listings: readonly Listing[]): Listing[] {
  const addresses = new Map<string, Set<string>>()
  for (const listing of listings) {
    for (const { number } of listing.phones) {
      const numberAddresses = addresses.get(number) ?? new Set()
      numberAddresses.add(toAddressKey(listing) ?? `${listing.city}|${listing.name}`)
      addresses.set(number, numberAddresses)
    }
  }
  return listings.map((listing) => {
    if (listing.scope === 'national' || listing.phones.length === 0) return listing
    const phones = listing.phones.map((phone) => {
      return { ...phone, isSwitchboard: (addresses.get(phone.number)?.size ?? 0) >= fewestAddresses }
    })
    return { ...listing, phones }
  })
}
