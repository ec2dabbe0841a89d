import type { StateCode } from '#domain/places/states.ts'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { type ChosenLocation, useLocationChoices } from './use-location-choices.ts'

export interface LocationFieldsProps {
  location: ChosenLocation
  words: { state: string; noState: string; county: string; noCounty: string; countiesFailed?: string }
  errors?: { state?: string | undefined; county?: string | undefined }
  ids?: { state: string; county: string }
  onLocation: (location: ChosenLocation) => void
}

/** State, then county. Changing the state clears the county. */
export function LocationFields({ location, words, errors, ids, onLocation }: LocationFieldsProps) {
  const { states, counties, hasFailed } = useLocationChoices(location, words)
  return (
    <>
      <SelectField
        id={ids?.state}
        label={words.state}
        options={states}
        value={location.state}
        error={errors?.state}
        onChange={(event) => onLocation({ state: event.target.value as StateCode | '', county: '' })}
      />
      {location.state !== '' && (
        <SelectField
          id={ids?.county}
          label={words.county}
          hint={hasFailed ? words.countiesFailed : undefined}
          options={counties}
          value={location.county}
          error={errors?.county}
          onChange={(event) => onLocation({ ...location, county: event.target.value })}
        />
      )}
    </>
  )
}
