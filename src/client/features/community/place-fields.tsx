import type { StateCode } from '#domain/places/states.ts'
import { SelectField } from '#client/ui/field/select-field.tsx'
import type { Place } from './own-place.ts'
import { usePlaceChoices } from './place-choices.ts'

export interface PlaceFieldsProps {
  place: Place
  words: { state: string; noState: string; county: string; noCounty: string }
  errors?: { state?: string | undefined; county?: string | undefined }
  ids?: { state: string; county: string }
  onPlace: (place: Place) => void
}

/** State, then county. Another state clears the county. */
export function PlaceFields({ place, words, errors, ids, onPlace }: PlaceFieldsProps) {
  const { states, counties } = usePlaceChoices(place, words)
  return (
    <>
      <SelectField
        id={ids?.state}
        label={words.state}
        options={states}
        value={place.state}
        error={errors?.state}
        onChange={(event) => onPlace({ state: event.target.value as StateCode | '', county: '' })}
      />
      {place.state !== '' && (
        <SelectField
          id={ids?.county}
          label={words.county}
          options={counties}
          value={place.county}
          error={errors?.county}
          onChange={(event) => onPlace({ ...place, county: event.target.value })}
        />
      )}
    </>
  )
}
