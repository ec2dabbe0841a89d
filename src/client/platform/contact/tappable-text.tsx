import { useText } from '../i18n/use-text.ts'
import { TextLink } from '#client/ui/text-link/text-link.tsx'

/** Plain text with tappable phone numbers and addresses. */
export function TappableText({ children }: { children: string }) {
  const common = useText('common')
  return splitTappableParts(children).map(({ text, href }, index) => {
    if (!href) return text
    const newTab = href.startsWith('http') ? { newTabLabel: common('opensInNewTab') } : {}
    return (
      <TextLink key={index} href={href} {...newTab}>
        {text}
      </TextLink>
    )
  })
}

/** URLs, and runs of digits that may be a phone number. No look-behind: older phones do not support it. */
const tappable = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])|\(?\d[\d() -]*\d/g
const phone = /^(?:(?:1-)?\(?\d{3}\)?[ -]\d{3}-\d{4}|2-1-1|9-8-8)$/

/** Splits a plain text into text, phone numbers and URLs, so that the latter can be tapped. */
export function splitTappableParts(text: string): { text: string; href?: string }[] {
  const parts: { text: string; href?: string }[] = []
  let from = 0
  for (const { 0: whole, 1: address, index } of text.matchAll(tappable)) {
    if (address === undefined && !phone.test(whole)) continue
    if (index > from) parts.push({ text: text.slice(from, index) })
    parts.push({ text: whole, href: address ?? `tel:${whole.replace(/\D/g, '')}` })
    from = index + whole.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}
