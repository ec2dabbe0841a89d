import type { PartnerIntroductionDetail } from '#contracts/partner-introductions.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { DetailSection } from './detail-section.tsx'

interface ConsentSectionProps {
  consent: PartnerIntroductionDetail['consent']
  resourceName: string
}

/** The text the person read before they pressed Send. */
export function ConsentSection({ consent, resourceName: name }: ConsentSectionProps) {
  const t = useText('partnerIntroductions')
  const consentText = useText('connect')
  const { day } = useMoments()
  return (
    <DetailSection title={t('consent.title')}>
      <p>
        {t('consent.given', { date: day(consent.givenAt), language: t(`languages.${consent.language}`) })}{' '}
        {t('consent.expires', { date: day(consent.expiresAt) })}
      </p>
      <blockquote className="pi-quote">
        <p>{consentText('dialog.consent', { name })}</p>
        <p>{consentText('dialog.consentReaders', { name })}</p>
        <p>{consentText('dialog.consentErased')}</p>
        <p>{consentText('dialog.consentFree')}</p>
      </blockquote>
      <p className="pi-soft">{t('consent.version', consent)}</p>
    </DetailSection>
  )
}
