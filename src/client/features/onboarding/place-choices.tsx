import { MapPin } from 'lucide-react'
import { useId } from 'react'
import type { PlaceChoice, WizardState } from '#domain/onboarding/wizard-state.ts'
import { usePlaceName } from './use-place-name.ts'

interface PlaceChoicesProps {
  legend: string
  choices: readonly PlaceChoice[]
  chosen: Pick<WizardState, 'state' | 'county' | 'point'>
  onChoose: (place: PlaceChoice) => void
}

/** A ZIP code in several counties, or several places of one name: one tap says which, and goes on. */
export function PlaceChoices({ legend, choices, chosen, onChoose }: PlaceChoicesProps) {
  const getName = usePlaceName()
  const title = useId()
  return (
    <div role="group" aria-labelledby={title} className="wizard-choices">
      <p id={title}>{legend}</p>
      {choices.map((place) => (
        <button
          key={getName(place)}
          type="button"
          aria-pressed={place.state === chosen.state && place.county === chosen.county && place.point === chosen.point}
          onClick={() => onChoose(place)}
        >
          <MapPin aria-hidden size={20} />
          <span>{getName(place)}</span>
        </button>
      ))}
    </div>
  )
}
