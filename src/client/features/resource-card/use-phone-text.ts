import { useText } from '#client/platform/i18n/use-text.ts'
import type { PhoneLink } from '#domain/resources/contact-links.ts'

/** Text of the link to a phone number. */
export function usePhoneText(): (link: PhoneLink) => string {
  const t = useText('results')
  return ({ kind, number: phone, extension }) => {
    if (kind === 'text') return t('card.text', { phone })
    return extension === null ? t('card.call', { phone }) : t('card.callExtension', { phone, extension })
  }
}
