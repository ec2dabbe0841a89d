import type { Language } from '#domain/language.ts'
import { needKeys, type NeedKey, type Needs } from '#domain/needs/needs.ts'
import { plausibleEvent } from '#client/platform/analytics/plausible-event.ts'
import { track } from '#client/platform/analytics/track.ts'
import type { SearchRequest } from './search-request.ts'

/** In the order of `needKeys`, which is also the order of the progress bars. */
export function chosenNeeds(needs: Needs): NeedKey[] {
  return needKeys.filter((need) => needs[need])
}

/** A single category, as the events allow; a list of needs with a county could identify one person. */
function searchCategory(needs: Needs): string {
  const [first, ...others] = chosenNeeds(needs)
  return first === undefined || others.length > 0 ? 'several' : first
}

export function tellStarted({ location, needs }: SearchRequest): void {
  void track({ eventType: 'search', eventData: { category: searchCategory(needs), location } })
}

export function tellOnboarded({ location, needs }: SearchRequest, language: Language): void {
  plausibleEvent('Onboarding Complete', { location: formatLocation(location), categories: categories(needs), language })
}

export function tellFound({ location, needs }: SearchRequest, resultCount: number): void {
  void track({ eventType: 'search', eventData: { type: 'results', resultCount, location } })
  const props = { location: formatLocation(location), categories: categories(needs), results: resultCount }
  plausibleEvent('Resource Search', props)
}

function formatLocation({ county, state }: SearchRequest['location']): string {
  return `${county}, ${state}`
}

function categories(needs: Needs): string {
  return chosenNeeds(needs).join(', ')
}
