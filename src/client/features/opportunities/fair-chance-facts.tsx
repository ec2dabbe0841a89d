import type { ListedOpportunity } from '#domain/opportunities/opportunity.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'

type FairChance = ListedOpportunity['fairChance']

const checks = { never: 'checkNever', after_offer: 'checkAfterOffer', before_interview: 'checkBefore' } as const

/** What is known about hiring people with a record. An unknown value comes with the question to ask. */
export function FairChanceFacts({ fairChance }: { fairChance: FairChance }) {
  const t = useText('opportunities')
  const { language } = useLanguage()
  const { hiresRecords, checkWhen, note } = fairChance
  const hires = hiresRecords === null ? 'notTold' : hiresRecords ? 'hiresYes' : 'hiresNo'
  const isUnknown = hiresRecords === null && checkWhen === null
  return (
    <div className="op-fair">
      <p className="op-label">{t('card.fairChance')}</p>
      {isUnknown ? (
        <p>{t('fairChance.nothingTold')}</p>
      ) : (
        <dl>
          <div>
            <dt>{t('fairChance.hires')}</dt>
            <dd>{t(`fairChance.${hires}`)}</dd>
          </div>
          <div>
            <dt>{t('fairChance.check')}</dt>
            <dd>{t(`fairChance.${checkWhen === null ? 'notTold' : checks[checkWhen]}`)}</dd>
          </div>
        </dl>
      )}
      {note && <p>{note[language]}</p>}
      {(hiresRecords === null || checkWhen === null) && <p className="op-quiet">{t('card.ask')}</p>}
    </div>
  )
}
