import { useId } from 'react'
import type { PlaceChoice, WizardState } from '#domain/onboarding/wizard-state.ts'
import { usePlaceName } from './use-place-name.ts'

interface PlaceChoicesProps {
  legend: string
  choices: readonly PlaceChoice[]
  chosen: Pick<WizardState, 'state' | 'county' | 'point'>
  onChoose: (place: PlaceChoice) => void
}

/** A ZIP code in several counties, or several places of one name: the person has to choose theirs. */
export function PlaceChoices({ legend, choices, chosen, onChoose }: PlaceChoicesProps) {
  const getName = usePlaceName()
  const group = useId()
  return (
    <fieldset className="wizard-choices">
      <legend>{legend}</legend>
      {choices.map((place) => (
        <label key={getName(place)}>
          <input
            type="radio"
            name={group}
            checked={place.state === chosen.state && place.county === chosen.county && place.point === chosen.point}
            onChange={() => onChoose(place)}
          />
          <span>{getName(place)}</span>
        </label>
      ))}
    </fieldset>
  )
}
