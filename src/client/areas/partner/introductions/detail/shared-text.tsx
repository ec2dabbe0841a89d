import { Mail, Phone } from 'lucide-react'
import type { SharedPerson } from '#contracts/partner-introductions.ts'
import type { Language } from '#domain/language.ts'
import { buildCallLink } from '#domain/resources/contact-links.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { PhoneScript } from '../../answer/phone-script.tsx'
import { Fact } from './detail-section.tsx'

/** Text written by a person: text nodes only, and addresses in it do not become links (T-3.9, T-5.3). */
export function SharedText({ shared, language }: { shared: SharedPerson; language: Language }) {
  const t = useText('partnerIntroductions')
  const { userName, userPhone, userEmail, userMessage, preferredContact, userLocation } = shared
  const call = buildCallLink({ phone: userPhone })
  return (
    <>
      <dl className="pi-facts pi-facts-long">
        <Fact label={t('read.name')}>{userName}</Fact>
        <Fact label={t('read.message')}>
          <span lang={language}>{userMessage}</span>
        </Fact>
      </dl>
      {userPhone && <PhoneScript />}
      <h4>{t('read.reach')}</h4>
      <dl className="pi-facts">
        <Fact label={t('read.prefers')}>{t(`read.contact.${preferredContact}`)}</Fact>
        <Fact label={t('read.language')}>{t(`languages.${language}`)}</Fact>
        <Fact label={t('read.county')}>{t('read.place', userLocation)}</Fact>
        {userPhone && !call && <Fact label={t('read.phone')}>{userPhone}</Fact>}
      </dl>
      <div className="pi-buttons">
        {call && (
          <Button href={call.href} icon={<Phone size={18} aria-hidden="true" />}>
            {call.number}
          </Button>
        )}
        {userEmail && (
          <Button href={`mailto:${encodeURIComponent(userEmail)}`} icon={<Mail size={18} aria-hidden="true" />}>
            {userEmail}
          </Button>
        )}
      </div>
    </>
  )
}
