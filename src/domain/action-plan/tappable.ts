export interface TextPart {
  text: string
  /** Where a tap leads: a call or a web page. Nothing else becomes a link. */
  href?: string
}

/** URLs, and runs of digits that may be a phone number. No look-behind: older phones do not support it. */
const candidates = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])|\(?\d[\d() -]*\d/g
const phone = /^(?:(?:1-)?\(?\d{3}\)?[ -]\d{3}-\d{4}|2-1-1|9-8-8)$/

/** Splits a plain text into text, phone numbers and URLs, so that the latter can be tapped. */
export function splitTappableParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: whole, 1: address, index } of text.matchAll(candidates)) {
    if (address === undefined && !phone.test(whole)) continue
    if (index > from) parts.push({ text: text.slice(from, index) })
    parts.push({ text: whole, href: address ?? `tel:${whole.replace(/\D/g, '')}` })
    from = index + whole.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}
