import type { PhoneLink } from '#domain/resources/contact-links.ts'
import { usePhoneText } from './use-phone-text.ts'

/** Text of the link to a phone number; the number itself never wraps. */
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
