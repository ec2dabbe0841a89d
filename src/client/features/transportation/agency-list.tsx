import { Phone } from 'lucide-react'
import { useState } from 'react'
import { buildCallLink } from '#domain/resources/contact-links.ts'
import type { TransitAgency } from '#domain/transportation/transit-agency.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ContactButtons } from '#client/shared/contact-buttons.tsx'
import { humanDate } from '#client/shared/formats/dates.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { Skeleton } from '#client/ui/skeleton/skeleton.tsx'
import type { TransitState } from './use-county-transit.ts'

export interface AgencyListProps {
  /** For the county where the trip starts. */
  state: TransitState
  agencies: readonly TransitAgency[]
  onRetry: () => void
}

const shownFirst = 4
const facts = ['fare', 'reduced', 'pay', 'accessible'] as const
const listFacts = (agency: TransitAgency) => facts.filter((fact) => agency[fact] !== null)

/** The transit agencies. Missing facts are shown as missing: nobody should arrive at a stop with a fare we made up. */
export function AgencyList({ state, agencies, onRetry }: AgencyListProps) {
  const t = useText('transportation')
  const common = useText('common')
  const [showsAll, setShowsAll] = useState(false)
  const county = 'transit' in state ? state.transit.county : null
  const visibleAgencies = showsAll ? agencies : agencies.slice(0, shownFirst)
  return (
    <section aria-labelledby="tg-agencies" className="grid gap-3" data-print="hide">
      <h2 id="tg-agencies">{county ? t('agencies.title', { county: county.name }) : t('agencies.titlePlain')}</h2>
      <div role="status" className="tg-news">
        {state.phase === 'none' && <p className="text-ink-2">{t('agencies.start')}</p>}
        {state.phase === 'loading' && (
          <>
            <p className="sr-only">{t('agencies.loading')}</p>
            <Skeleton lines={4} />
          </>
        )}
        {state.phase === 'kept' && <Notice>{t('agencies.kept')}</Notice>}
        {state.phase === 'failed' && (
          <Notice tone="warning">
            <p className="mb-2">{t('agencies.failed')}</p>
            <div className="flex flex-wrap gap-2">
              <Button size="small" onClick={onRetry}>
                {common('tryAgain')}
              </Button>
              <Call211 />
            </div>
          </Notice>
        )}
        {county && agencies.length === 0 && (
          <Notice>
            <p className="mb-2">{t('agencies.none')}</p>
            <Call211 />
          </Notice>
        )}
      </div>
      {visibleAgencies.length > 0 && visibleAgencies.every((agency) => listFacts(agency).length === 0) && (
        <p>{t('agencies.askFacts')}</p>
      )}
      {visibleAgencies.length > 0 && (
        <ul className="grid gap-3">
          {visibleAgencies.map((agency) => (
            <AgencyCard key={agency.id} agency={agency} />
          ))}
        </ul>
      )}
      {visibleAgencies.length < agencies.length && (
        <Button onClick={() => setShowsAll(true)}>{t('agencies.more', { count: agencies.length })}</Button>
      )}
    </section>
  )
}

export function Call211() {
  const common = useText('common')
  return (
    <Button size="small" href="tel:211" icon={<Phone aria-hidden size={18} />}>
      {common('call211')}
    </Button>
  )
}

function AgencyCard({ agency }: { agency: TransitAgency }) {
  const t = useText('transportation')
  const { language } = useLanguage()
  const { name, city, phone, url, isInCounty, source, checkedOn } = agency
  const call = buildCallLink({ phone })
  const facts = listFacts(agency)
  return (
    <Card as="li" className="tg-agency">
      <h3>{name}</h3>
      {city && <p className="text-ink-2">{city}</p>}
      {!isInCounty && <p className="text-md">{t('agencies.near')}</p>}
      {facts.length > 0 && (
        <dl className="tg-facts">
          {facts.map((fact) => (
            <div key={fact}>
              <dt>{t(`agencies.${fact}`)}</dt>
              <dd>{agency[fact]}</dd>
            </div>
          ))}
        </dl>
      )}
      {!call && <p className="text-md text-ink-2">{t(url ? 'agencies.noPhone' : 'agencies.noContact')}</p>}
      <ContactButtons
        isStrong
        call={call && { href: call.href, text: t('agencies.call', { number: call.number }) }}
        page={url ? { href: url, text: t('agencies.page'), owner: name } : null}
      />
      <p className="text-sm text-ink-2">{t('agencies.listed', { source, date: humanDate(checkedOn, language) })}</p>
    </Card>
  )
}
