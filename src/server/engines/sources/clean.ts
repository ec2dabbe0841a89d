import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { ListingPhone } from '#domain/directory/listing.ts'

const longestText = 300
/** The rest is not read, so that hostile text costs nothing. */
const maxScannedLength = 2_000

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
  '#160': ' ',
}
/** Control characters, invisible ones, those that change the reading direction, and broken characters. */
const invisible = /[\p{C}\p{Zl}\p{Zp}\uFFFD]/gu

/** External text as one plain line: no markup, nothing invisible. null when nothing is left. */
export function cleanText(value: unknown, longest = longestText): string | null {
  if (typeof value !== 'string') return null
  const text = value
    .slice(0, maxScannedLength)
    .replace(/&(#?\w{2,5});/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
    .replace(/<(script|style)\b[^<]*(<\/\1>)?/gi, ' ')
    .replace(/<[^>]{0,300}>/g, ' ')
    .replace(invisible, ' ')
    .replace(/[<>]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const cut =
    text.length <= longest
      ? text
      : text
          .slice(0, longest - 1)
          .replace(/[\uD800-\uDBFF]$/, '')
          .trimEnd() + '…'
  return /[\p{L}\p{N}]/u.test(cut) && !/^(null|n\/?a|none|unknown)$/i.test(cut) ? cut : null
}

/** Converts all-caps words to name case; other text stays as it is. */
export function calmCapitals(text: string): string {
  if (text !== text.toUpperCase() || !/[A-Z]{4}/.test(text)) return text
  return text
    .toLowerCase()
    .replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/\b(Of|The|And|For|In|On|At|To|De|La|Del|Los|Las|Y)\b(?!$)/g, (word, _, at: number) =>
      at === 0 ? word : word.toLowerCase(),
    )
    .replace(/\b(Ywca|Ymca|Nhs|Cdc|Hud|Naacp|Usa|Llc)\b/g, (word) => word.toUpperCase())
}

/** A US number that can be called at the normal rate; null for anything else. */
export function cleanPhone(value: unknown): ListingPhone | null {
  const text = cleanText(value, 60)?.split(/\s*(?:;|\/|,|\bor\b|\by\b|\band\b)\s*/i)[0]
  const phone = text ? parsePhoneNumberFromString(text, 'US') : undefined
  if (!phone?.isValid() || phone.country !== 'US' || phone.getType() === 'PREMIUM_RATE') return null
  const national = phone.nationalNumber
  // 976 is sold as a premium exchange in many area codes.
  if (/^(900|...976)/.test(national)) return null
  return {
    number: `(${national.slice(0, 3)}) ${national.slice(3, 6)}-${national.slice(6)}`,
    extension: phone.ext && /^\d{1,8}$/.test(phone.ext) ? phone.ext : null,
    kind: 'voice',
    language: null,
    isSwitchboard: false,
  }
}

/** Placeholder hosts that publishers use when there is no website. */
const placeholders = new Set(['site.notavailable.org', 'www.na.org', 'n'])

/** An http(s) address of a named public host, without credentials; bare host names get https. */
export function cleanWebsite(value: unknown): string | null {
  const text = cleanText(value, maxScannedLength)
  if (!text || /\s/.test(text) || text.endsWith('…')) return null
  const hasScheme = /^[a-z][\w+.-]*:/i.test(text) && !/^[\w.-]+\.[a-z]{2,}:\d/i.test(text)
  const url = URL.parse(hasScheme ? text : `https://${text}`)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.href.length > 2048) return null
  const isNamed = /^([a-z0-9_-]+\.)+(xn--[a-z0-9-]+|[a-z]{2,24})$/.test(url.hostname)
  return isNamed && !placeholders.has(url.hostname) && !/["\\]/.test(url.href) ? url.href : null
}

export const cleanZip = (value: unknown): string | null => /^\s*(\d{5})(-?\d{4})?\s*$/.exec(String(value))?.[1] ?? null
