import { Plus, X } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import type { OtherListing } from './response-values.ts'

interface PlaceLinesProps {
  places: readonly OtherListing[]
  act: 'add' | 'remove'
  onAct: (place: OtherListing) => void
}

export function ListingLines({ places, act, onAct }: PlaceLinesProps) {
  const t = useText('partnerAnswer')
  if (places.length === 0) return null
  const Icon = act === 'add' ? Plus : X
  return (
    <ul className="pa-places">
      {places.map((place) => (
        <li key={place.id}>
          <span>
            <strong>{place.name}</strong>
            {place.city && <span className="pa-quiet">{place.city}</span>}
          </span>
          <Button
            size="small"
            icon={<Icon aria-hidden size={18} />}
            aria-label={t(`form.${act}Name`, { name: place.name })}
            onClick={() => onAct(place)}
          >
            {t(`form.${act}`)}
          </Button>
        </li>
      ))}
    </ul>
  )
}
