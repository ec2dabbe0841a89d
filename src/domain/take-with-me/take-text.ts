import { type PocketListing, shortenText } from './pocket-listing.ts'

/** Text around the facts, in the person's language; `{…}` is filled in. */
export interface TakeWithMeTexts {
  title: string
  phone: string
  phoneWithExtension: string
  hours: string
  spanish: string
  callFirst: string
  help: string
  steps: string
}

/** Keeps a long name from crowding the phone number out of the line. */
const longestName = 40

/** How much detail each listing gets: everything, no hours, or one line. */
export type DetailLevel = 'full' | 'address' | 'line'

export function formatPhone(
  { number, extension }: NonNullable<PocketListing['phone']>,
  words: TakeWithMeTexts,
): string {
  if (extension === null) return words.phone.replace('{phone}', () => number)
  return words.phoneWithExtension.replace('{phone}', () => number).replace('{extension}', () => extension)
}

function formatListing(listing: PocketListing, words: TakeWithMeTexts, detail: DetailLevel): string {
  const phone = listing.phone && formatPhone(listing.phone, words)
  if (detail === 'line') return [shortenText(listing.name, longestName), phone].filter(Boolean).join(': ')
  const hours = detail === 'full' && listing.hours ? words.hours.replace('{hours}', () => listing.hours ?? '') : null
  const spanish = detail === 'full' && listing.isSpanishSpoken ? words.spanish : null
  return [listing.name, phone, listing.address, hours, spanish].filter(Boolean).join('\n')
}

interface TakeOptions {
  detail?: DetailLevel
  /** The person's own next steps: for their printout and file, never for the QR code that anyone can scan. */
  steps?: readonly string[]
  date?: string
}

/** The list as plain text: readable in any message, on any phone, without this app. */
export function formatTakeWithMe(
  listings: readonly PocketListing[],
  words: TakeWithMeTexts,
  { detail = 'full', steps = [], date }: TakeOptions = {},
): string {
  const separator = detail === 'line' ? '\n' : '\n\n'
  const stepLines = steps.map((step, index) => `${index + 1}. ${step}`)
  return [
    [words.title, date].filter(Boolean).join('\n'),
    stepLines.length > 0 && [words.steps, ...stepLines].join('\n'),
    listings.map((listing) => formatListing(listing, words, detail)).join(separator),
    [detail === 'full' && words.callFirst, words.help].filter(Boolean).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
}
