import { useId } from 'react'
import type { PlaceChoice } from '#domain/onboarding/wizard-state.ts'
import { useText } from '#client/platform/i18n/use-text.ts'

interface ZipChoicesProps {
  zip: string
  choices: readonly PlaceChoice[]
  state: string | null
  county: string | null
  onChoose: (place: PlaceChoice) => void
}

/** A ZIP code in several counties: the person has to choose theirs. */
export function ZipChoices({ zip, choices, state, county, onChoose }: ZipChoicesProps) {
  const t = useText('onboarding')
  const name = useId()
  return (
    <fieldset className="wizard-choices">
      <legend>{t('zip.several', { zip })}</legend>
      {choices.map((place) => (
        <label key={`${place.county} ${place.state}`}>
          <input
            type="radio"
            name={name}
            checked={place.state === state && place.county === county}
            onChange={() => onChoose(place)}
          />
          <span>{t('placeName', { county: place.county, state: place.state })}</span>
        </label>
      ))}
    </fieldset>
  )
}
