import type { Language } from '#domain/language.ts'
import type { ListedOpportunity } from '#domain/opportunities/opportunity.ts'
import type { EnglishText } from '#client/platform/i18n/text-library.ts'
import type { Translate } from '#client/platform/i18n/text-path.ts'
import { formatMoment, humanDate } from '#client/shared/formats/dates.ts'

export type OpportunityText = Translate<EnglishText['opportunities']>

export function formatOpportunityLocation(t: OpportunityText, opportunity: ListedOpportunity): string {
  const { isRemote, state, county, address } = opportunity
  const where = address ?? formatArea(t, state, county)
  const parts = [isRemote && state === null && address === null ? '' : where, isRemote ? t('card.remote') : '']
  return [...parts, awayWords(t, opportunity.miles)].filter(Boolean).join(' · ')
}

export function formatArea(t: OpportunityText, state: string | null, county: string | null): string {
  if (state === null) return t('card.everywhere')
  return county === null ? t('card.wholeState', { state }) : t('place.here', { county, state })
}

function awayWords(t: OpportunityText, miles: number | null): string {
  if (miles === null) return ''
  if (miles < 0.75) return t('card.near')
  return miles < 1.5 ? t('card.mile') : t('card.miles', { miles: Math.round(miles) })
}

/**
 * Text to send to another phone: what it is, how to apply, and when it was checked. It has no link that reveals the use
 * of this site.
 */
export function shareText(t: OpportunityText, opportunity: ListedOpportunity, language: Language): string {
  const { title, organization, pay, startsAt, apply, source, checkedOn } = opportunity
  return [
    title[language],
    organization,
    pay,
    startsAt && formatMoment(startsAt, 'event', language),
    formatOpportunityLocation(t, opportunity),
    apply.phone,
    apply.url,
    apply.note?.[language],
    `${t('card.source', { source: source.name })}. ${t('card.checked', { date: humanDate(checkedOn, language) })}`,
  ]
    .filter(Boolean)
    .join('\n')
}
