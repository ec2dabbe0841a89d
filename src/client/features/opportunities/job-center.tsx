import { useEffect, useState } from 'react'
import type { Contact } from '#domain/facts/facts.ts'
import { buildDialLink } from '#domain/opportunities/dial-link.ts'
import type { ListedOpportunity } from '#domain/opportunities/opportunity.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { ContactButtons } from '#client/shared/contact-buttons.tsx'
import { formatOpportunityLocation } from './opportunity-texts.ts'

interface JobCenterProps {
  /** Null when none is listed nearby. */
  center: ListedOpportunity | null
  /** Name of the county, for the notice. */
  place: string
}

/** What leads the page: someone who helps to find work in person, or the truth that none is listed. */
export function JobCenter({ center, place }: JobCenterProps) {
  const t = useText('opportunities')
  const { language } = useLanguage()
  return (
    <section aria-labelledby="op-center" className="op-panel">
      <h2 id="op-center" className="op-panel-title">
        {t('center.title')}
      </h2>
      {center ? (
        <>
          <p>
            <strong className="block">{center.title[language]}</strong>
            {formatOpportunityLocation(t, center)}
          </p>
          <p className="op-quiet">{t('center.about')}</p>
          <Ways phone={center.apply.phone} url={center.apply.url} site={t('center.site')} />
        </>
      ) : (
        <>
          <p>{t('center.none', { place })}</p>
          <NationalCenter />
        </>
      )}
    </section>
  )
}

interface WaysProps {
  phone: string | null | undefined
  url: string | null | undefined
  site: string
}

function Ways({ phone, url, site }: WaysProps) {
  const t = useText('opportunities')
  const link = phone ? buildDialLink(phone) : null
  return (
    <ContactButtons
      isStrong
      call={phone && link ? { href: link, text: t('card.call', { phone }) } : null}
      page={url ? { href: url, text: site } : null}
    />
  )
}

/** Phone number and website come from the facts. */
function NationalCenter() {
  const t = useText('opportunities')
  const { language } = useLanguage()
  const center = useNationalCenter()
  const url = (language === 'es' ? center?.urlEs : null) ?? center?.url
  return <Ways phone={center?.phone} url={url} site={t('empty.jobCenter')} />
}

/** Loaded only where no job center is listed. */
const loadFacts = () => import('#client/platform/facts/load-facts.ts')

function useNationalCenter(): Contact | undefined {
  const [center, setCenter] = useState<Contact>()
  useEffect(() => {
    let isWanted = true
    loadFacts()
      .then(({ loadContacts }) => loadContacts())
      .then(
        ({ contacts }) => isWanted && setCenter(contacts.find(({ id }) => id === 'careeronestop')),
        (error: unknown) => reportQuietly('job center', error),
      )
    return () => {
      isWanted = false
    }
  }, [])
  return center
}
