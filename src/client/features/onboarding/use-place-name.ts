import type { PlaceChoice } from '#domain/onboarding/wizard-state.ts'
import { useText } from '#client/platform/i18n/use-text.ts'

/** A city with its state and county, because many cities share a name; otherwise the county. */
export function usePlaceName(): (place: PlaceChoice) => string {
  const t = useText('onboarding')
  return ({ city, county, state }) =>
    city === undefined ? t('placeName', { county, state }) : t('place.name', { city, county, state })
}
