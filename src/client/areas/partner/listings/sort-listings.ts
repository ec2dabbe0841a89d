import type { PartnerListing } from '#contracts/partner-listings.ts'
import { fold } from '#domain/text/fold.ts'
import type { DataSort } from '#client/ui/data-table/data-column.ts'

export interface ListingFilter {
  words: string
  state: 'all' | PartnerListing['state']
}

export const unfiltered: ListingFilter = { words: '', state: 'all' }

export function filterListings(listings: readonly PartnerListing[], { words, state }: ListingFilter) {
  const wanted = fold(words.trim())
  return listings.filter(
    (listing) =>
      (state === 'all' || listing.state === state) && fold(`${listing.name} ${listing.city ?? ''}`).includes(wanted),
  )
}

/** Listings never checked come before those checked long ago. */
const sortValues: Record<string, (listing: PartnerListing) => string | number> = {
  name: ({ name }) => name,
  confirmed: ({ confirmedAt }) => confirmedAt ?? '',
  completeness: ({ completeness }) => completeness,
}

export function sortListings(listings: readonly PartnerListing[], { key, direction }: DataSort): PartnerListing[] {
  const getSortValue = sortValues[key] ?? (({ name }) => name)
  const sign = direction === 'ascending' ? 1 : -1
  return listings.toSorted((a, b) => {
    const [value, other] = [getSortValue(a), getSortValue(b)]
    if (typeof value === 'number' && typeof other === 'number') return sign * (value - other)
    return sign * String(value).localeCompare(String(other))
  })
}
