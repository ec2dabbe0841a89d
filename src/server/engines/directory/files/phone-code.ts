import type { ListingPhone } from '#domain/directory/listing.ts'

/** (205) 216-0200 is written 2052160200; other forms (1-800-662-4357, 211) stay as they are. */
const usual = /^\((\d{3})\) (\d{3})-(\d{4})$/
const pattern = /^([\d-]+)(?:x(\d{1,8}))?(s?)(t?)(?:@(en|es))?$/

/** `number x extension s t @language`: `s` a switchboard, `t` a line for text messages. */
export function encodePhone(phone: ListingPhone): string {
  return (
    phone.number.replace(usual, '$1$2$3') +
    (phone.extension === null ? '' : `x${phone.extension}`) +
    (phone.isSwitchboard ? 's' : '') +
    (phone.kind === 'text' ? 't' : '') +
    (phone.language === null ? '' : `@${phone.language}`)
  )
}

/** null when the code is not a phone. */
export function decodePhone(code: string): ListingPhone | null {
  const match = pattern.exec(code)
  if (!match) return null
  const [, digits = '', extension, isSwitchboard, isText, language] = match
  if (digits.length < 3 || digits.length > 16) return null
  return {
    number: digits.length === 10 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : digits,
    extension: extension ?? null,
    kind: isText ? 'text' : 'voice',
    language: language === 'en' || language === 'es' ? language : null,
    isSwitchboard: isSwitchboard === 's',
  }
}
