import type { Listing } from '#domain/directory/listing.ts'
import { splitKeyWords } from './address-key.ts'
import { mergeTwo } from './merge.ts'
import { addToTally, type Tally } from './tally.ts'

export const grantees = 'lsc-grantees'
export const bareName = (name: string) =>
  splitKeyWords(name)
    .filter((word) => word !== 'inc' && word !== 'the')
    .join(' ')

/** How many grantees with different names have each value. */
function owners(listings: readonly Listing[], valueOf: (listing: Listing) => string | undefined) {
  const names = new Map<string, Set<string>>()
  for (const listing of listings) {
    const value = valueOf(listing)
    if (value) names.set(value, (names.get(value) ?? new Set()).add(bareName(listing.name)))
  }
  return names
}

/**
 * The third-party copy gives a few organizations another one's phone or website; a shared value is removed from all of
 * them.
 */
export function dropSharedContacts(listings: readonly Listing[], tally: Tally): Listing[] {
  const legal = listings.filter(({ sourceId }) => sourceId === grantees)
  const phones = owners(legal, ({ phones: [phone] }) => phone?.number)
  const websites = owners(legal, ({ website }) => website ?? undefined)
  return listings.map((listing) => {
    if (listing.sourceId !== grantees) return listing
    const hasOwnPhone = (phones.get(listing.phones[0]?.number ?? '')?.size ?? 0) < 2
    const hasOwnSite = (websites.get(listing.website ?? '')?.size ?? 0) < 2
    if (!hasOwnPhone) addToTally(tally, 'dropped: phone that two legal aid organizations claim')
    if (!hasOwnSite) addToTally(tally, 'dropped: website that two legal aid organizations claim')
    return { ...listing, phones: hasOwnPhone ? listing.phones : [], website: hasOwnSite ? listing.website : null }
  })
}

/** A grantee that already is the state's legal aid card is merged into it instead of becoming a second card. */
export function mergeLegalAid(listings: readonly Listing[], tally: Tally): Listing[] {
  const buildKey = ({ state, name }: Listing) => `${state}|${bareName(name)}`
  const byKey = new Map(
    listings.filter(({ sourceId }) => sourceId === grantees).map((listing) => [buildKey(listing), listing]),
  )
  const mergedIds = new Set<string>()
  const merged = listings.map((listing) => {
    const grantee = listing.id.endsWith('-legal-aid') ? byKey.get(buildKey(listing)) : undefined
    if (!grantee) return listing
    mergedIds.add(grantee.id)
    addToTally(tally, 'merged: legal aid grantee into the state legal aid card')
    return mergeTwo(listing, grantee)
  })
  return merged.filter(({ id }) => !mergedIds.has(id))
}
