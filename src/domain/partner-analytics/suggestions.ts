import { getFreshness } from '../partners/partner-details.ts'

export type SuggestionKey = 'confirm' | 'hours' | 'facts' | 'spanish' | 'answer_sooner' | 'templates'

export interface Suggestion {
  key: SuggestionKey
  /** Of the listing it is about; null when it is about the whole organization. */
  listingId: string | null
}

export interface SuggestionFacts {
  listings: readonly {
    id: string
    confirmedAt: number | null
    hasHours: boolean
    hasAllFacts: boolean
    speaksSpanish: boolean
  }[]
  /** Hours until the first answer, as it is and as it is promised; null when not known. */
  medianHours: number | null
  promisedHours: number
  countyMedianHours: number | null
  hasTemplates: boolean
}

const mostSuggestions = 3
/** A little slower than the others is no news. */
const muchSlower = 1.5

/** What would help people most, first; each names one field to change. */
export function suggestImprovements(grounds: SuggestionFacts, now: number): Suggestion[] {
  const { listings } = grounds
  const about = (key: SuggestionKey, listing: { id: string } | undefined): Suggestion[] =>
    listing ? [{ key, listingId: listing.id }] : []
  const whole = (key: SuggestionKey, isFitting: boolean): Suggestion[] => (isFitting ? [{ key, listingId: null }] : [])
  return [
    ...whole('answer_sooner', answersLate(grounds)),
    ...about(
      'confirm',
      listings.find(({ confirmedAt }) => getFreshness(confirmedAt, now) !== 'fresh'),
    ),
    ...about(
      'hours',
      listings.find(({ hasHours }) => !hasHours),
    ),
    ...about(
      'facts',
      listings.find(({ hasAllFacts }) => !hasAllFacts),
    ),
    ...whole('templates', !grounds.hasTemplates),
    ...about(
      'spanish',
      listings.find(({ speaksSpanish }) => !speaksSpanish),
    ),
  ].slice(0, mostSuggestions)
}

function answersLate({ medianHours, promisedHours, countyMedianHours }: SuggestionFacts): boolean {
  if (medianHours === null) return false
  return medianHours > promisedHours || (countyMedianHours !== null && medianHours > countyMedianHours * muchSlower)
}
