import type { PhoneLink } from '#domain/resources/contact-links.ts'
import { usePhoneText } from './use-phone-text.ts'

/** What the link to a number says; the number itself is never broken over two lines. */
export function PhoneText({ link }: { link: PhoneLink }) {
  const text = usePhoneText()(link)
  const [before, after] = text.split(link.number)
  return (
    <span>
      {before}
      <span className="inline-block">{link.number}</span>
      {after}
    </span>
  )
}
