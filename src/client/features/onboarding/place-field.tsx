import type { Ref } from 'react'
import type { LocationLookup, LookupFailure, PlaceChoice } from '#domain/onboarding/wizard-state.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { SuggestField } from '#client/ui/select/suggest-field.tsx'
import { usePlaceName } from './use-place-name.ts'
import { type SuggestPlaces, usePlaceSuggestions } from './use-place-suggestions.ts'

const typedCauses: ReadonlySet<LookupFailure> = new Set(['zipInvalid', 'zipUnknown', 'cityUnknown', 'placeFailed'])

interface PlaceFieldProps {
  ref?: Ref<HTMLInputElement>
  text: string
  lookup: LocationLookup
  onSuggest: SuggestPlaces
  onType: (text: string) => void
  onSuggestionChoose: (place: PlaceChoice) => void
}

/** A city or a ZIP code. Cities are suggested while they are typed; Enter and Continue look up either. */
export function PlaceField({ ref, text, lookup, onSuggest, onType, onSuggestionChoose }: PlaceFieldProps) {
  const t = useText('onboarding')
  const getName = usePlaceName()
  const { places, ask } = usePlaceSuggestions(onSuggest)
  const options = places.map((place) => ({ value: getName(place), label: getName(place) }))
  const handleType = (next: string) => {
    onType(next)
    ask(next)
  }
  const handleChoose = (name: string) => {
    const place = places.find((candidate) => getName(candidate) === name)
    if (!place) return
    onType(name)
    ask('')
    onSuggestionChoose(place)
  }
  return (
    <SuggestField
      inputRef={ref}
      label={t('place.label')}
      hint={t('place.hint')}
      maxLength={80}
      enterKeyHint="go"
      text={text}
      options={lookup.phase === 'none' ? options : []}
      isInvalid={lookup.phase === 'failed' && typedCauses.has(lookup.cause)}
      countLabel={(count) => t('place.matches', { count })}
      onType={handleType}
      onChoose={handleChoose}
    />
  )
}
