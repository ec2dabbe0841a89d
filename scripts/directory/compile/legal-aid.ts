import type { Listing, ListingPhone } from '#domain/directory/listing.ts'
import { splitKeyWords } from './address-key.ts'
import { mergeTwo } from './merge.ts'
import { isSamePhone } from './phones.ts'
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

const offices = 'lsc-offices'
/** The list of offices also has the line of each program that is alone in its state. */
const isProgram = ({ sourceId, scope }: Listing) => sourceId === grantees || (sourceId === offices && scope === 'state')
/** It serves all of its state, as the list of offices says. */
export const isAloneInState = ({ sourceId, otherSourceIds, scope }: Listing) =>
  scope === 'state' && [sourceId, ...otherSourceIds].includes(offices)

/** A number that the federal list gives too is no longer that of one list. */
function confirmPhones({ phones }: Listing, program: Listing): ListingPhone[] {
  return phones.map((phone) => {
    if (!program.phones.some((other) => isSamePhone(other, phone))) return phone
    const { isListedOnly: _, ...confirmed } = phone
    return confirmed
  })
}

/**
 * The two lists of programs become one listing for each, with the newer number first. A program that already is the
 * state's legal aid card is merged into it instead of becoming a second card.
 */
export function mergeLegalAid(listings: readonly Listing[], tally: Tally): Listing[] {
  const buildKey = ({ state, name }: Listing) => `${state}|${bareName(name)}`
  const programs = new Map(
    [...Map.groupBy(listings.filter(isProgram), buildKey)].flatMap(([key, all]) => {
      // The older list comes first: its ids are those that people saved.
      const [first, ...others] = all.toSorted((a, b) => a.sourceId.localeCompare(b.sourceId))
      if (!first) return []
      const byDate = all.toSorted((a, b) => b.asOf.localeCompare(a.asOf))
      const one = others.reduce(mergeTwo, first)
      return [[key, { ...one, phones: byDate.flatMap(({ phones }) => phones).filter(isFirst) }] as const]
    }),
  )
  const mergedKeys = new Set<string>()
  const merged = listings.map((listing) => {
    const program = listing.id.endsWith('-legal-aid') ? programs.get(buildKey(listing)) : undefined
    if (!program) return listing
    mergedKeys.add(buildKey(listing))
    addToTally(tally, 'merged: legal aid grantee into the state legal aid card')
    return mergeTwo({ ...listing, phones: confirmPhones(listing, program) }, program)
  })
  return merged.flatMap((listing) => {
    if (!isProgram(listing)) return [listing]
    const program = programs.get(buildKey(listing))
    return program?.id === listing.id && !mergedKeys.has(buildKey(listing)) ? [program] : []
  })
}

const isFirst = (phone: ListingPhone, at: number, all: readonly ListingPhone[]) =>
  all.findIndex((other) => isSamePhone(other, phone)) === at
