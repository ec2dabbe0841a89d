import { Link } from 'wouter'
import type { PartnerAnalytics } from '#contracts/partner-analytics.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Card } from '#client/ui/card/card.tsx'

type Suggestion = PartnerAnalytics['suggestions'][number]

/** The page where the suggestion can be carried out. */
function getStepAddress({ key, listingId }: Suggestion): string {
  if (key === 'templates') return '/partner-settings?tab=templates'
  if (key === 'answer_sooner') return '/partner-portal/introductions'
  const listings = '/partner-portal/resources'
  return listingId === null ? listings : `${listings}?id=${encodeURIComponent(listingId)}`
}

export function NextSteps({ suggestions, listings }: Pick<PartnerAnalytics, 'suggestions' | 'listings'>) {
  const t = useText('partnerAnalytics')
  const formatSuggestion = ({ key, listingId }: Suggestion) => {
    const name = listings.find(({ id }) => id === listingId)?.name
    return name === undefined ? t(`next.${key}`) : t('next.forListing', { what: t(`next.${key}`), name })
  }
  return (
    <Card as="section" className="pn-stack" aria-labelledby="pn-next" data-print="hide">
      <h2 id="pn-next">{t('next.title')}</h2>
      {suggestions.length === 0 ? (
        <p>{t('next.none')}</p>
      ) : (
        <ul className="pn-next">
          {suggestions.map((suggestion) => (
            <li key={`${suggestion.key} ${suggestion.listingId ?? ''}`}>
              <Link href={getStepAddress(suggestion)} className="ui-text-link">
                {formatSuggestion(suggestion)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
