import { useId } from 'react'
import type { LocationChoice } from '#domain/onboarding/wizard-state.ts'
import { useText } from '#client/platform/i18n/use-text.ts'

interface ZipChoicesProps {
  zip: string
  choices: readonly LocationChoice[]
  state: string | null
  county: string | null
  onChoose: (location: LocationChoice) => void
}

/** A ZIP code in several counties: the person has to choose theirs. */
export function ZipChoices({ zip, choices, state, county, onChoose }: ZipChoicesProps) {
  const t = useText('onboarding')
  const name = useId()
  return (
    <fieldset className="wizard-choices">
      <legend>{t('zip.several', { zip })}</legend>
      {choices.map((location) => (
        <label key={`${location.county} ${location.state}`}>
          <input
            type="radio"
            name={name}
            checked={location.state === state && location.county === county}
            onChange={() => onChoose(location)}
          />
          <span>{t('placeName', location)}</span>
        </label>
      ))}
    </fieldset>
  )
}
