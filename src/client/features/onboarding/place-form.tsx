import { type SubmitEvent, useState } from 'react'
import type { LocationLookup, LookupFailure, PlaceChoice } from '#domain/onboarding/wizard-state.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { SuggestField } from '#client/ui/select/suggest-field.tsx'
import { usePlaceName } from './use-place-name.ts'
import { type SuggestPlaces, usePlaceSuggestions } from './use-place-suggestions.ts'

const typedCauses: ReadonlySet<LookupFailure> = new Set([
  'placeMissing',
  'zipInvalid',
  'zipUnknown',
  'cityUnknown',
  'placeFailed',
])

export interface PlaceFormProps {
  lookup: LocationLookup
  onSuggest: SuggestPlaces
  onPlaceFind: (typed: string) => void
  onSuggestionChoose: (place: PlaceChoice) => void
}

/** A city or a ZIP code. Cities are suggested while they are typed; the button looks up either. */
export function PlaceForm({ lookup, onSuggest, onPlaceFind, onSuggestionChoose }: PlaceFormProps) {
  const t = useText('onboarding')
  const getName = usePlaceName()
  const [typed, setTyped] = useState('typed' in lookup ? lookup.typed : '')
  const { places, ask } = usePlaceSuggestions(onSuggest)
  const isAsking = lookup.phase === 'askingPlace'
  const options = places.map((place) => ({ value: getName(place), label: getName(place) }))
  const handleType = (text: string) => {
    setTyped(text)
    ask(text)
  }
  const handleChoose = (name: string) => {
    const place = places.find((candidate) => getName(candidate) === name)
    if (!place) return
    setTyped(name)
    ask('')
    onSuggestionChoose(place)
  }
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    ask('')
    if (!isAsking) onPlaceFind(typed)
  }
  return (
    <form noValidate className="wizard-zip" onSubmit={handleSubmit}>
      <SuggestField
        label={t('place.label')}
        hint={t('place.hint')}
        maxLength={80}
        text={typed}
        options={options}
        isInvalid={lookup.phase === 'failed' && typedCauses.has(lookup.cause)}
        countLabel={(count) => t('place.matches', { count })}
        onType={handleType}
        onChoose={handleChoose}
      />
      <Button type="submit" busy={isAsking}>
        {t('place.find')}
      </Button>
    </form>
  )
}
