import type { PartnerAnalytics } from '#contracts/partner-analytics.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'

type Suggestion = PartnerAnalytics['suggestions'][number]

/** Each leads to the page where it can be done. */
function addressOf({ key, listingId }: Suggestion): string {
  if (key === 'templates') return '/partner-settings?tab=templates'
  if (key === 'answer_sooner') return '/partner-portal/introductions'
  return listingId === null ? '/partner-portal/resources' : `/partner-portal/resources?id=${encodeURIComponent(listingId)}`
}

export function NextSteps({ suggestions }: { suggestions: readonly Suggestion[] }) {
  const t = useText('partnerAnalytics')
  return (
    <Card as="section" className="pa-stack" aria-labelledby="pa-next">
      <h2 id="pa-next">{t('next.title')}</h2>
      {suggestions.length === 0 && <p>{t('next.none')}</p>}
      <ul className="pa-next">
        {suggestions.map((one) => (
          <li key={`${one.key} ${one.listingId ?? ''}`}>
            <span>{t(`next.${one.key}`)}</span>
            <Button size="small" href={addressOf(one)} aria-label={t('next.openNamed', { what: t(`next.${one.key}`) })}>
              {t('next.open')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
