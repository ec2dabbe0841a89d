import { splitTextAtPhones } from '#domain/text/text-with-phones.ts'
import type { Inline } from './inline.ts'

type SafeLink = Pick<Extract<Inline, { type: 'link' }>, 'href' | 'isOutside'>

const outside = /^https?:\/\/[\w-]+(?:\.[\w-]+)+(?::\d{1,5})?(?:[/?#][^\s<>"]*)?$/i
const phone = /^(?:tel|sms):\+?[\d().-]{3,20}(?:,\d{1,8})?(?:\?body=[A-Za-z]{1,20})?$/i
const mail = /^mailto:[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+$/i

/** Only these kinds of addresses become links: no scripts, no files, no credentials before an @ (T-5.3). */
export function toSafeLink(written: string): SafeLink | null {
  const href = written.trim().replace(/^<|>$/g, '').slice(0, 2_000)
  if (outside.test(href)) return { href, isOutside: true }
  return phone.test(href) || mail.test(href) ? { href, isOutside: false } : null
}

const bareAddress = /https?:\/\/[^\s<>"]+/gi
/** Three-digit numbers only after a word such as "call" or "text": "911 Main Street" must not become a phone link. */
const shortLine = /\b((?:call|dial|text|llame|llamar|marque|marcar)(?: al?| to)? )(911|988|211)\b(?![-.]?\d)/gi

/** Plain text, with the addresses and phone numbers in it as links. */
export function linkifyText(text: string): Inline[] {
  return split(
    text,
    bareAddress,
    (match) => {
      const trimmed = withoutTail(match[0])
      const safe = toSafeLink(trimmed)
      const end = match.index + trimmed.length
      return safe && { link: { type: 'link', ...safe, text: trimmed }, start: match.index, end }
    },
    withShortLines,
  )
}

function withShortLines(text: string): Inline[] {
  return split(
    text,
    shortLine,
    (match) => {
      const [whole, before = '', line = ''] = match
      const start = match.index + before.length
      const href = `${/^text/i.test(whole) ? 'sms' : 'tel'}:${line}`
      return { link: { type: 'link', href, isOutside: false, text: line }, start, end: start + line.length }
    },
    withPhones,
  )
}

function withPhones(text: string): Inline[] {
  return splitTextAtPhones(text).map(({ text: part, href }) =>
    href === undefined ? { type: 'text', text: part } : { type: 'link', href, isOutside: false, text: part },
  )
}

interface LinkMatch {
  link: Inline
  start: number
  end: number
}

function split(
  text: string,
  pattern: RegExp,
  toLink: (match: RegExpExecArray) => LinkMatch | null,
  rest: (text: string) => Inline[],
): Inline[] {
  const parts: Inline[] = []
  let at = 0
  for (const match of text.matchAll(pattern)) {
    const found = toLink(match)
    if (!found) continue
    if (found.start > at) parts.push(...rest(text.slice(at, found.start)))
    parts.push(found.link)
    at = found.end
  }
  return at < text.length ? [...parts, ...rest(text.slice(at))] : parts
}

/** A period that ends the sentence and brackets around an address are not part of it. */
function withoutTail(address: string): string {
  const tail = address.includes('(') ? /[.,;:!?'"\]]/ : /[.,;:!?'")\]]/
  let end = address.length
  while (end > 0 && tail.test(address[end - 1] ?? '')) end -= 1
  return address.slice(0, end)
}
