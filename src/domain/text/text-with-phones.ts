import { buildCallLink } from '../resources/contact-links.ts'

/** A piece of a provider's text; with a link when it is a number that can be dialed. */
interface TextPart {
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
