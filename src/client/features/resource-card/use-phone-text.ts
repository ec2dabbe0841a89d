import { useText } from '#client/platform/i18n/use-text.ts'
import type { PhoneLink } from '#domain/resources/contact-links.ts'

/** Text of the link to a phone number. Read aloud, "ext." would sound like the end of a sentence. */
export function usePhoneText({ isSpoken = false } = {}): (link: PhoneLink) => string {
  const t = useText('results')
  return ({ kind, number: phone, extension }) => {
    if (kind === 'text') return t('card.text', { phone })
    if (extension === null) return t('card.call', { phone })
    return t(isSpoken ? 'card.callExtensionSpoken' : 'card.callExtension', { phone, extension })
  }
}
