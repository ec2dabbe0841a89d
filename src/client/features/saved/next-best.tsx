import type { Resource } from '#domain/resources/resource.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { CallButton } from './call-button.tsx'

interface NextBestProps {
  places: readonly Resource[]
  onConnect: (place: Resource) => void
}

/** Where to turn when a place does not answer or says no. Writing to one asks for consent again. */
export function NextBest({ places, onConnect }: NextBestProps) {
  const t = useText('saved')
  if (places.length === 0) return null
  return (
    <div className="saved-next-best">
      <h3>{t(places.length === 1 ? 'tryThis' : 'tryThese')}</h3>
      <ul className="grid gap-3">
        {places.map((place) => (
          <li key={place.id} className="grid gap-2">
            <strong>{place.name}</strong>
            <div className="flex flex-wrap gap-2">
              <CallButton place={place} />
              <Button size="small" aria-label={t('connectTo', { name: place.name })} onClick={() => onConnect(place)}>
                {t('connect')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
