import type { StateCode } from '#domain/places/states.ts'
import { SelectField } from '#client/ui/field/select-field.tsx'
import type { CommunityLocation } from './own-location.ts'
import { useLocationChoices } from './location-choices.ts'

export interface LocationFieldsProps {
  place: CommunityLocation
  words: { state: string; noState: string; county: string; noCounty: string }
  errors?: { state?: string | undefined; county?: string | undefined }
  ids?: { state: string; county: string }
  onPlace: (place: CommunityLocation) => void
}

/** State, then county. Another state clears the county. */
export function LocationFields({ place, words, errors, ids, onPlace }: LocationFieldsProps) {
  const { states, counties } = useLocationChoices(place, words)
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
