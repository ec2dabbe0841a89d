import type { PhoneLink } from '#domain/resources/contact-links.ts'
import { usePhoneText } from './use-phone-text.ts'

/** Text of the link to a phone number; the number itself never wraps, nor does a line begin with its comma. */
export function PhoneText({ link }: { link: PhoneLink }) {
  const text = usePhoneText()(link)
  const [before, after = ''] = text.split(link.number)
  const comma = after.startsWith(',') ? ',' : ''
  return (
    <span>
      {before}
      <span className="inline-block">{link.number + comma}</span>
      {after.slice(comma.length)}
    </span>
  )
}
