import { useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { LocationFields } from '#client/shared/location/location-fields.tsx'
import { Button } from '#client/ui/button/button.tsx'
import type { LocationChoiceProps } from './list-query.ts'

/** A location for this page only; it counts when it is confirmed. */
export function LocationForm({ location, onLocation }: LocationChoiceProps) {
  const t = useText('opportunities')
  const [chosen, setChosen] = useState({ state: location.state ?? ('' as const), county: location.county ?? '' })
  return (
    <div className="grid gap-3">
      <LocationFields
        location={chosen}
        words={{
          state: t('place.state'),
          noState: t('place.anyState'),
          county: t('place.county'),
          noCounty: t('place.anyCounty'),
          countiesFailed: t('place.countiesFailed'),
        }}
        onLocation={setChosen}
      />
      <p className="op-quiet">{t('place.note')}</p>
      <Button
        variant="primary"
        onClick={() => onLocation({ state: chosen.state || null, county: chosen.county || null })}
      >
        {t('place.done')}
      </Button>
    </div>
  )
}
