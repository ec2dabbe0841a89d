import { utf8 } from '#domain/qr/utf8.ts'
import type { PocketPlace } from './pocket-place.ts'
import { type Detail, takeText, type TakeWords } from './take-text.ts'

/** Larger codes exist, but an old camera no longer reads them on a screen or a page. */
export const sheetQrBytes = 560
/** The square on the card is smaller. */
export const cardQrBytes = 271

export interface QrText {
  text: string
  detail: Detail
  /** Places that did not fit, from the end of the list. */
  leftOut: number
}

/** All places, with as much of each as fits; one line of each before one place is left out. */
export function qrText(places: readonly PocketPlace[], words: TakeWords, mostBytes: number): QrText {
  const fits = (text: string) => utf8(text).length <= mostBytes
  for (const detail of ['full', 'address', 'line'] as const) {
    const text = takeText(places, words, { detail })
    if (fits(text)) return { text, detail, leftOut: 0 }
  }
  const text = (count: number) => takeText(places.slice(0, count), words, { detail: 'line' })
  let count = places.length
  while (count > 0 && !fits(text(count))) count -= 1
  return { text: text(count), detail: 'line', leftOut: places.length - count }
}
