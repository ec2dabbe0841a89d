import { useText } from '#client/platform/i18n/use-text.ts'
import { toWholeMiles } from '#domain/resources/card-facts.ts'
import type { Resource } from '#domain/resources/resource.ts'

/** The distance, or that it serves the whole state or country remotely. */
export function useDistanceText({ distanceKm, scope }: Resource): string | null {
  const t = useText('listing')
  if (scope === 'state') return t('reasons.statewide')
  if (scope === 'national') return t('reasons.national')
  const miles = toWholeMiles(distanceKm)
  if (miles === null) return null
  if (miles < 1) return t('underOneMile')
  return miles === 1 ? t('oneMileAway') : t('milesAway', { miles })
}
