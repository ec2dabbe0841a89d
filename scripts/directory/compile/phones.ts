import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { ListingPhone } from '#domain/directory/listing.ts'

/** Three-digit services and the five- or six-digit numbers for text messages. */
const shortCode = /^(?:[2-9]11|988|\d{5,6})$/

const voice = (number: string, extension: string | null = null): ListingPhone => {
  return { number, extension, kind: 'voice', language: null, isSwitchboard: false }
}

/** Parses (205) 216-0200 with its extension; null when it cannot be a number in the United States. */
export function parseUsPhone(text: string): ListingPhone | null {
  if (shortCode.test(text)) return voice(text)
  const [, number = '', extension] = /^(.*?)(?:\s*(?:x|ext\.?)\s*(\d{1,8}))?$/i.exec(text.trim()) ?? []
  const parsed = parsePhoneNumberFromString(number, 'US')
  // The minimal metadata checks lengths only; area code and exchange never start with 0 or 1.
  const national = parsed?.countryCallingCode === '1' && parsed.isPossible() ? parsed.nationalNumber : ''
  const [, area, exchange, line] = /^([2-9]\d{2})([2-9]\d{2})(\d{4})$/.exec(national) ?? []
  return area ? voice(`(${area}) ${exchange}-${line}`, extension ?? null) : null
}

/** A national line is printed in its familiar form, 1-800-662-4357, but must still be a possible number. */
export function parseNationalPhone(text: string): ListingPhone | null {
  const phone = parseUsPhone(text)
  return phone && !shortCode.test(text) ? { ...phone, number: text } : phone
}

/** The same line; one list may have an extension that the other omits. */
export function isSamePhone(a: ListingPhone, b: ListingPhone): boolean {
  const isExtensionShared = a.extension === b.extension || a.extension === null || b.extension === null
  return a.number === b.number && a.kind === b.kind && isExtensionShared
}
