import { ExternalLink, Phone } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Contact } from '#domain/facts/facts.ts'
import { buildDialLink } from '#domain/opportunities/dial-link.ts'
import type { ListedOpportunity } from '#domain/opportunities/opportunity.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { Button } from '#client/ui/button/button.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden/visually-hidden.tsx'
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
  const common = useText('common')
  const call = phone ? buildDialLink(phone) : null
  return (
    <div className="op-buttons">
      {phone && call && (
        <Button size="small" variant="primary" href={call} icon={<Phone aria-hidden size={18} />}>
          {t('card.call', { phone })}
        </Button>
      )}
      {url && (
        <Button
          size="small"
          href={url}
          target="_blank"
          rel="noopener noreferrer nofollow"
          icon={<ExternalLink aria-hidden size={18} />}
        >
          {site}
          <VisuallyHidden> {common('opensInNewTab')}</VisuallyHidden>
        </Button>
      )}
    </div>
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
