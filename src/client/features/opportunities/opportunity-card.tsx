import './opportunities.css'
import { Clock, DollarSign, MapPin, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ListedOpportunity } from '#domain/opportunities/opportunity.ts'
import { formatMoment, humanDate } from '#client/shared/formats/dates.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { languageName, listText } from '#client/shared/formats/lists.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { TextLink } from '#client/ui/text-link/text-link.tsx'
import { ApplyWays } from './apply-ways.tsx'
import { formatOpportunityLocation, shareText } from './opportunity-texts.ts'
import { ShareOpening } from './share-opening.tsx'

type FairChance = ListedOpportunity['fairChance']

const checks = { never: 'checkNever', after_offer: 'checkAfterOffer', before_interview: 'checkBefore' } as const

export interface OpportunityCardProps {
  opportunity: ListedOpportunity
  headingLevel?: 'h3' | 'h5'
  /** Result of the check on this device. */
  fit?: ReactNode
  /** Button to report an error; absent in a preview. */
  report?: ReactNode
}

/** One opening as everyone sees it. Unknown values are marked as unknown. */
export function OpportunityCard({ opportunity, headingLevel: Heading = 'h3', fit, report }: OpportunityCardProps) {
  const t = useText('opportunities')
  const { language } = useLanguage()
  const { id, title, about, requirements, hasTraining } = opportunity
  const organization = (language === 'es' && opportunity.organizationEs) || opportunity.organization
  const titleId = `op-${id}`
  return (
    <Card as="article" aria-labelledby={titleId} className="op-card">
      <div>
        <Heading id={titleId} tabIndex={-1} className="op-card-title">
          {title[language]}
        </Heading>
        {organization !== title[language] && <p className="op-quiet">{organization}</p>}
      </div>
      {fit}
      <div className="op-part">
        <p>{about[language]}</p>
        <Facts opportunity={opportunity} />
        {hasTraining && isPaidWork(opportunity) && <p>{t('card.trains')}</p>}
        {requirements.length > 0 ? (
          <div>
            <p className="op-label">{t('card.needs')}</p>
            <ul className="op-chips">
              {requirements.map((requirement) => (
                <li key={requirement}>
                  <Badge tone="plain">{t(`requirements.${requirement}`)}</Badge>
                </li>
              ))}
            </ul>
          </div>
        ) : (
          isPaidWork(opportunity) && <p>{t('card.needsNothing')}</p>
        )}
      </div>
      <div className="op-part">
        <ApplyWays opportunity={opportunity} />
        <FairChanceFacts fairChance={opportunity.fairChance} />
      </div>
      <CardFoot opportunity={opportunity} report={report} />
    </Card>
  )
}

const isPaidWork = ({ kind }: ListedOpportunity) => kind === 'job' || kind === 'apprenticeship'

function Facts({ opportunity }: { opportunity: ListedOpportunity }) {
  const t = useText('opportunities')
  const { language } = useLanguage()
  const { pay, shifts, languages } = opportunity
  // Unpaid openings do not mention missing pay or hours.
  const missing = (words: string) => (isPaidWork(opportunity) ? words : null)
  const shiftNames = shifts.map((shift) => t(`shifts.${shift}`))
  const hours = shiftNames.length > 0 ? shiftNames.join(' · ') : missing(t('card.shiftNotTold'))
  const paid = pay ?? missing(t('card.payNotTold'))
  const when = opportunity.startsAt && formatMoment(opportunity.startsAt, 'event', language)
  const spoken = languages.map((code) => languageName(code, language))
  return (
    <dl className="op-facts">
      {when !== null && (
        <Fact icon={<Clock aria-hidden size={20} />} label={t('card.starts')}>
          {when}
        </Fact>
      )}
      {paid && (
        <Fact icon={<DollarSign aria-hidden size={20} />} label={t('card.pay')}>
          {paid}
        </Fact>
      )}
      {hours && (
        <Fact icon={<Clock aria-hidden size={20} />} label={t('card.shift')}>
          {hours}
        </Fact>
      )}
      <Fact icon={<MapPin aria-hidden size={20} />} label={t('card.place')}>
        {formatOpportunityLocation(t, opportunity)}
      </Fact>
      {spoken.length > 0 && (
        <Fact icon={<MessageCircle aria-hidden size={20} />} label={t('card.languages')}>
          {listText(spoken, language)}
        </Fact>
      )}
    </dl>
  )
}

function Fact({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="op-line">
      <dt>
        {icon}
        <span className="sr-only">{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

function CardFoot({ opportunity, report }: Pick<OpportunityCardProps, 'opportunity' | 'report'>) {
  const t = useText('opportunities')
  const common = useText('common')
  const { language } = useLanguage()
  const { source, checkedOn, expiresOn, isPosted } = opportunity
  const words = t('card.source', { source: source.name })
  return (
    <div className="op-foot">
      <p className="op-quiet">
        {source.url === null ? (
          words
        ) : (
          <TextLink href={source.url} newTabLabel={common('opensInNewTab')}>
            {words}
          </TextLink>
        )}
        <br />
        {t('card.checked', { date: humanDate(checkedOn, language) })}
        {expiresOn !== null && ` · ${t('card.ends', { date: humanDate(expiresOn, language) })}`}
        {isPosted && (
          <>
            <br />
            {t('card.posted')}
          </>
        )}
      </p>
      <div className="op-buttons">
        <ShareOpening title={opportunity.title[language]} text={() => shareText(t, opportunity, language)} />
        {report}
      </div>
    </div>
  )
}

/** What is known about hiring people with a record. An unknown value comes with the question to ask. */
function FairChanceFacts({ fairChance }: { fairChance: FairChance }) {
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
