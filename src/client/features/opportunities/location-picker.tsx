import { MapPin } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Skeleton } from '#client/ui/skeleton/skeleton.tsx'
import type { HubLocation, LocationChoiceProps } from './list-query.ts'
import { formatArea } from './opportunity-texts.ts'

/** States and counties are loaded when the person wants to choose. */
const LocationForm = lazy(async () => ({ default: (await import('./location-form.tsx')).LocationForm }))

/** The location of the last search, or another one for this page only. */
export function LocationPicker({ location, onLocation }: LocationChoiceProps) {
  const t = useText('opportunities')
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const handleDone = (next: HubLocation) => {
    onLocation(next)
    setIsOpen(false)
    button.current?.focus()
  }
  const { state, county } = location
  return (
    <section aria-labelledby="op-place" className="op-panel">
      <h2 id="op-place" className="sr-only">
        {t('place.title')}
      </h2>
      <p role="status" className="op-line">
        <MapPin aria-hidden size={20} />
        <span>{state === null ? t('place.none') : formatArea(t, state, county)}</span>
      </p>
      <Button ref={button} size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t(state === null ? 'place.choose' : 'place.change')}
      </Button>
      {isOpen && (
        <Suspense fallback={<Skeleton lines={6} />}>
          <LocationForm location={location} onLocation={handleDone} />
        </Suspense>
      )}
    </section>
  )
}
