import { encodeUtf8 } from '#domain/qr/utf8.ts'
import type { PocketListing } from './pocket-listing.ts'
import { type DetailLevel, formatTakeWithMe, type TakeWithMeTexts } from './take-text.ts'

/** Larger codes exist, but old cameras cannot read them on a screen or a page. */
export const sheetQrBytes = 560
/** The code on the card is smaller. */
export const cardQrBytes = 271

export interface QrText {
  text: string
  detail: DetailLevel
  /** Listings that did not fit, from the end of the list. */
  leftOut: number
}

/** All listings, with as much detail as fits; details are reduced to one line each before a listing is left out. */
export function buildQrText(listings: readonly PocketListing[], words: TakeWithMeTexts, mostBytes: number): QrText {
  const fits = (text: string) => encodeUtf8(text).length <= mostBytes
  for (const detail of ['full', 'address', 'line'] as const) {
    const text = formatTakeWithMe(listings, words, { detail })
    if (fits(text)) return { text, detail, leftOut: 0 }
  }
  const text = (count: number) => formatTakeWithMe(listings.slice(0, count), words, { detail: 'line' })
  let count = listings.length
  while (count > 0 && !fits(text(count))) count -= 1
  return { text: text(count), detail: 'line', leftOut: listings.length - count }
}
