import { useText } from '#client/platform/i18n/use-text.ts'

/** "Alameda, CA", "CA", or nothing if no location is set. */
export function useLocationText() {
  const t = useText('community')
  return ({ state, county }: { state: string | null; county: string | null }) =>
    state && county ? t('card.place', { county, state }) : (state ?? null)
}
