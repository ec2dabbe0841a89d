import { useText } from '#client/platform/i18n/use-text.ts'
import type { Point } from '#domain/places/distance.ts'
import { toWholeMiles } from '#domain/resources/card-facts.ts'
import { measureDistanceKm } from '#domain/resources/listing-distance.ts'
import type { Resource } from '#domain/resources/resource.ts'

/** The distance from the person's point, or that it serves their county, the whole state or the country from elsewhere. */
export function useDistanceText(resource: Resource, from: Point | null): string | null {
  const t = useText('listing')
  if (resource.scope === 'state') return t('reasons.statewide')
  if (resource.scope === 'national') return t('reasons.national')
  if (resource.reasons?.includes('serves_county')) return t('reasons.serves_county')
  const miles = toWholeMiles(measureDistanceKm(resource, from))
  if (miles === null) return null
  if (miles < 1) return t('underOneMile')
  return miles === 1 ? t('oneMileAway') : t('milesAway', { miles })
}
