import { buildCallLink } from '../resources/contact-links.ts'

/** A piece of a text; with a link when a tap on it can call or open a web page. Nothing else becomes a link. */
export interface TextPart {
  text: string
  href?: string
}

/** Ten digits in common formats, or 2-1-1; never part of a longer number. */
const tenDigits = String.raw`(?:\+?1[\s.-]?)?(?:\(\d{3}\)\s?|\d{3}[\s.-]?)\d{3}[\s.-]?\d{4}`
const extension = String.raw`(?:,?\s*(?:ext\.?|x)\s*\d{1,8})?`
const phoneLike = new RegExp(String.raw`(?<![\d-])(?:${tenDigits}${extension}|2-1-1)(?![\d-])`, 'gi')

/** External text whose phone numbers become links where the dialing rules allow it. */
export function splitTextAtPhones(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(phoneLike)) {
    const link = buildCallLink({ phone: match[0] })
    if (!link) continue
    if (match.index > end) parts.push({ text: text.slice(end, match.index) })
    parts.push({ text: match[0], href: link.href })
    end = match.index + match[0].length
  }
  return end < text.length ? [...parts, { text: text.slice(end) }] : parts
}

/** URLs, and runs of digits that may be a phone number. No look-behind: older phones do not support it. */
const tappable = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])|\(?\d[\d() -]*\d/g
const plainPhone = /^(?:(?:1-)?\(?\d{3}\)?[ -]\d{3}-\d{4}|2-1-1|9-8-8)$/

/** Splits a plain text into text, phone numbers and URLs, so that the latter can be tapped. */
export function splitTappableParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: whole, 1: address, index } of text.matchAll(tappable)) {
    if (address === undefined && !plainPhone.test(whole)) continue
    if (index > from) parts.push({ text: text.slice(from, index) })
    parts.push({ text: whole, href: address ?? `tel:${whole.replace(/\D/g, '')}` })
    from = index + whole.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}
