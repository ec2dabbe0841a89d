import { getFreshness } from '../partners/partner-details.ts'

export type SuggestionKey = 'confirm' | 'hours' | 'facts' | 'spanish' | 'answer_sooner' | 'templates'

export interface Suggestion {
  key: SuggestionKey
  /** The listing the suggestion is about; null when it is about the whole organization. */
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
  /** Measured and promised hours until the first answer; null when unknown. */
  medianHours: number | null
  promisedHours: number
  countyMedianHours: number | null
  hasTemplates: boolean
}

const mostSuggestions = 3
/** A median only slightly slower than the county's is not reported. */
const muchSlower = 1.5

/** Suggestions, most helpful to people first; each points to one field to change. */
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
