import { MapPin } from 'lucide-react'
import { useId } from 'react'
import type { PlaceChoice, WizardState } from '#domain/onboarding/wizard-state.ts'
import { ChoiceButton } from '#client/shared/choice-tile/choice-tile.tsx'
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
    <div role="group" aria-labelledby={title} className="choice-tiles wizard-choices">
      <p id={title}>{legend}</p>
      {choices.map((place) => (
        <ChoiceButton
          key={getName(place)}
          icon={<MapPin aria-hidden size={20} />}
          aria-pressed={place.state === chosen.state && place.county === chosen.county && place.point === chosen.point}
          onClick={() => onChoose(place)}
        >
          {getName(place)}
        </ChoiceButton>
      ))}
    </div>
  )
}
