import { queryOptions, type QueryClient } from '@tanstack/react-query'
import {
  listPartnerListings,
  type PartnerListing,
  type PartnerListingDetail,
  showPartnerListing,
} from '#contracts/partner-listings.ts'
import { callStaff } from '#client/state/session/staff-session.ts'

/** Colleagues edit the same listings, so every visit refetches. */
export const listingsQuery = queryOptions({
  queryKey: ['partner', 'listings'],
  queryFn: async () => (await callStaff(listPartnerListings, {})).listings,
  staleTime: 0,
})

export const listingQuery = (id: string) =>
  queryOptions({
    queryKey: ['partner', 'listing', id],
    queryFn: async () => (await callStaff(showPartnerListing, { params: { id } })).detail,
    staleTime: 0,
  })

/** Stores the server's response in the list and in the open listing. */
export function keepListing(client: QueryClient, detail: PartnerListingDetail): void {
  const { listing } = detail
  client.setQueryData(listingQuery(listing.id).queryKey, detail)
  client.setQueryData(listingsQuery.queryKey, (listings: PartnerListing[] | undefined) =>
    listings?.map((item) => (item.id === listing.id ? listing : item)),
  )
}
