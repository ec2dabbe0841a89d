import './answer.css'
import type { PartnerIntroductionDetail } from '#contracts/partner-introductions.ts'
import { buildCallLink } from '#domain/resources/contact-links.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { Card } from '#client/ui/card/card.tsx'
import { TextLink } from '#client/ui/text-link/text-link.tsx'
import { Fact } from './given-answer-card.tsx'

export type SharedPersonCardProps = Pick<PartnerIntroductionDetail, 'introduction' | 'shared' | 'consent'>

/** Everything the person chose to share, and the consent for it. Untrusted text: rendered as text nodes only. */
export function SharedPersonCard({ introduction, shared, consent }: SharedPersonCardProps) {
  const t = useText('partnerAnswer')
  const { day } = useMoments()
  if (!shared) return <p>{t('person.gone')}</p>
  const call = shared.userPhone === null ? null : buildCallLink({ phone: shared.userPhone })
  const { county, state } = shared.userLocation
  return (
    <Card as="section" className="pa-stack" aria-labelledby="shared-person">
      <h2 id="shared-person">{t('person.title')}</h2>
      <p className="pa-words" lang={introduction.language}>
        {shared.userMessage}
      </p>
      <dl className="pa-facts">
        <Fact label={t('person.name')}>{shared.userName}</Fact>
        {shared.userPhone && (
          <Fact label={t('person.phone')}>
            {call ? <TextLink href={call.href}>{shared.userPhone}</TextLink> : shared.userPhone}
          </Fact>
        )}
        {shared.userEmail && <Fact label={t('person.email')}>{shared.userEmail}</Fact>}
        <Fact label={t('person.reach')}>{t(`person.ways.${shared.preferredContact}`)}</Fact>
        <Fact label={t('link.urgency')}>{t(`urgencies.${introduction.urgency}`)}</Fact>
        <Fact label={t('link.reads')}>{t(`languages.${introduction.language}`)}</Fact>
        <Fact label={t('person.county')}>{t('person.place', { county, state })}</Fact>
      </dl>
      <p className="pa-quiet">{t('person.consent', { date: day(consent.givenAt), end: day(consent.expiresAt) })}</p>
    </Card>
  )
}
