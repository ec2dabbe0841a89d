import type { PartnerIntroduction } from '#contracts/partner-introductions.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useIntroductionTexts } from '../use-introduction-texts.ts'
import { DetailSection, Fact } from './detail-section.tsx'

/** Facts every member of the organization may see. */
export function FactSection({ introduction, now }: { introduction: PartnerIntroduction; now: number }) {
  const t = useText('partnerIntroductions')
  const words = useIntroductionTexts(now)
  const { ref, needs, urgency, county, language, resourceName, receivedAt, dueAt, owner } = introduction
  return (
    <DetailSection title={t('detail.facts')}>
      <dl className="pi-facts">
        <Fact label={t('columns.need')}>{words.need(needs)}</Fact>
        <Fact label={t('columns.urgency')}>{t(`urgency.${urgency}`)}</Fact>
        <Fact label={t('columns.language')}>{t(`languages.${language}`)}</Fact>
        <Fact label={t('columns.county')}>{county ?? t('noCounty')}</Fact>
        <Fact label={t('detail.listing')}>{resourceName}</Fact>
        <Fact label={t('columns.ref')}>{ref}</Fact>
        <Fact label={t('detail.received')}>{words.dayAndTime(receivedAt)}</Fact>
        <Fact label={t('detail.due')}>{words.dayAndTime(dueAt)}</Fact>
        <Fact label={t('columns.owner')}>{owner?.name ?? t('nobody')}</Fact>
      </dl>
    </DetailSection>
  )
}
