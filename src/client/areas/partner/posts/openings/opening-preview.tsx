import { useState } from 'react'
import type { ListedOpportunity } from '#domain/opportunities/opportunity.ts'
import { OpportunityCard } from '#client/features/opportunities/opportunity-card.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { localDay } from '#client/platform/local-day.ts'
import { type OpeningDraft, toOpening } from './opening-draft.ts'

/** The card as visitors will see it, from the values typed so far. */
export function OpeningPreview({ draft }: { draft: OpeningDraft }) {
  const t = useText('partnerOpenings')
  const [today] = useState(() => localDay(new Date()))
  const opening = toOpening(draft)
  const filled = (words: { en: string; es: string }, otherwise: string) => ({
    en: words.en || otherwise,
    es: words.es || otherwise,
  })
  const listed: ListedOpportunity = {
    ...opening,
    title: filled(opening.title, t('preview.noTitle')),
    about: filled(opening.about, t('preview.noAbout')),
    id: 'preview',
    source: { name: opening.organization, url: null },
    checkedOn: today,
    expiresOn: null,
    miles: null,
    isPosted: true,
  }
  return (
    <section aria-labelledby="opening-preview" className="pl-stack">
      <h4 id="opening-preview">{t('preview.title')}</h4>
      <p className="pl-quiet">{t('preview.text')}</p>
      <OpportunityCard opportunity={listed} headingLevel="h5" />
    </section>
  )
}
