import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { ListingPhone } from '#domain/directory/listing.ts'
import type { DraftPhone, DraftProblem } from './draft.ts'

const maxPhones = 10

/** 211, 911 and the like, and 988. */
const calledCode = /^(?:[2-9]11|988)$/
/** The five- and six-digit numbers that receive text messages; nobody can call them. */
const textedCode = /^[2-9]\d{4,5}$/

/** The number in dialable form; null when it is not a US number. */
function dialable({ number: raw, kind }: DraftPhone): { number: string; extension: string | null } | null {
  const text = raw.normalize('NFKC').trim().slice(0, 60)
  if (calledCode.test(text) || (kind === 'text' && textedCode.test(text))) return { number: text, extension: null }
  const parsed = parsePhoneNumberFromString(text, 'US')
  if (!parsed?.isPossible() || parsed.countryCallingCode !== '1' || parsed.nationalNumber.length !== 10) return null
  if (/^[01]|^\d{3}[01]|^(\d)\1{9}$/.test(parsed.nationalNumber)) return null
  const [, area, exchange, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(parsed.nationalNumber) ?? []
  const extension = parsed.ext !== undefined && /^\d{1,8}$/.test(parsed.ext) ? parsed.ext : null
  return { number: `(${area}) ${exchange}-${line}`, extension }
}

export function parsePhones(drafts: readonly DraftPhone[], problems: DraftProblem[]): ListingPhone[] {
  const phones: ListingPhone[] = []
  for (const draft of drafts) {
    const found = dialable(draft)
    if (!found) {
      problems.push({ code: 'phone_unreadable', field: 'phones' })
      continue
    }
    const extension = draft.extension !== null && /^\d{1,8}$/.test(draft.extension) ? draft.extension : found.extension
    const isKnown = phones.some((phone) => phone.number === found.number && phone.extension === extension)
    if (isKnown || phones.length >= maxPhones) continue
    phones.push({
      number: found.number,
      extension,
      kind: draft.kind,
      language: draft.language ?? null,
      isSwitchboard: draft.isSwitchboard ?? false,
      ...(draft.whose && { whose: draft.whose }),
    })
  }
  return phones
}

/** Only http(s), only a named host, no credentials; a missing scheme is added (T-5.3). */
export function parseWebsite(raw: string | null, problems: DraftProblem[]): string | null {
  if (raw === null || raw.trim() === '') return null
  const text = raw.trim()
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(text) && !/^[\w.-]+:\d/.test(text) ? text : `https://${text}`)
  const isFine =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.password === '' &&
    /^([a-z\d-]+\.)+[a-z][a-z\d-]+$/i.test(url.hostname) &&
    !/[\s<>"]/.test(text) &&
    text.length <= 2000
  if (isFine) return url.pathname === '/' && url.search === '' && !text.endsWith('/') ? url.href.slice(0, -1) : url.href
  problems.push({ code: 'website_unreadable', field: 'website' })
  return null
}

/** The form in which two web addresses are compared: without scheme, `www.` and a trailing slash. */
export function toWebsiteKey(website: string | null): string | null {
  if (website === null) return null
  return (
    website
      .toLowerCase()
      .replace(/^https?:\/\/(www\.)?/, '')
      .replace(/\/+$/, '') || null
  )
}
