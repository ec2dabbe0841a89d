import { ChevronDown, LocateFixed, MapPin } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState, useId } from 'react'
import { hasTextToLookUp, type PlaceChoice, type WizardState } from '#domain/onboarding/wizard-state.ts'
import type { StateCode } from '#domain/places/states.ts'
import { ChoiceButton } from '#client/shared/choice-tile/choice-tile.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import type { CountyList } from '#client/shared/location/use-counties.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { LocationInputs } from './location-inputs.tsx'
import { LookupNews } from './lookup-news.tsx'
import { PlaceField } from './place-field.tsx'
import { useFocusOnProblem } from './use-focus-on-problem.ts'
import { usePlaceName } from './use-place-name.ts'
import type { SuggestPlaces } from './use-place-suggestions.ts'
import { useSeveralText } from './use-several-text.ts'
import { WizardFooter } from './wizard-footer.tsx'

export interface LocationStepProps extends Pick<
  WizardState,
  'state' | 'county' | 'point' | 'lookup' | 'placeText' | 'problem'
> {
  counties: CountyList
  /** The location was chosen for an earlier search. */
  isResumed?: boolean
  onStateChange: (state: StateCode) => void
  onCountyChange: (county: string) => void
  onRetryCounties: () => void
  onSuggest: SuggestPlaces
  onPlaceType: (text: string) => void
  /** Looks the text up and goes on if it is one place. */
  onPlaceFind: (typed: string) => void
  onPlaceChoose: (place: PlaceChoice) => void
  onUseDevice: () => void
  onContinue: () => void
}

/** Step 1: where the person needs help. One field, the phone, or the two lists. */
export function LocationStep({ isResumed = false, ...props }: LocationStepProps) {
  const t = useText('onboarding')
  const { state, county, lookup, placeText, problem } = props
  const { area, notePress } = useFocusOnProblem<HTMLDivElement>(problem !== null, '[aria-invalid="true"]')
  const way = useRef<HTMLDivElement>(null)
  const field = useFirstFocus(county === null)
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (lookup.phase === 'askingPlace') return
    if (hasTextToLookUp({ placeText, lookup })) return props.onPlaceFind(placeText)
    const openChoice = lookup.phase === 'choosing' && county === null
    if (openChoice) return way.current?.querySelector<HTMLElement>('.wizard-choices button')?.focus()
    props.onContinue()
    notePress()
  }
  return (
    <form noValidate className="wizard-where" onSubmit={handleSubmit}>
      <h1 tabIndex={-1}>{t('location.title')}</h1>
      {isResumed && <Notice>{t('resumed')}</Notice>}
      <div ref={way} className="wizard-way">
        <PlaceField
          ref={field}
          text={placeText}
          lookup={lookup}
          onSuggest={props.onSuggest}
          onType={props.onPlaceType}
          onSuggestionChoose={props.onPlaceChoose}
        />
        <PlaceAnswer {...props} />
        <DeviceWay isAsking={lookup.phase === 'askingDevice'} onUseDevice={props.onUseDevice} />
      </div>
      <ListWay isOpenAtFirst={state !== null && lookup.phase === 'none'} hasProblem={problem !== null}>
        <div ref={area} className="grid gap-4">
          <LocationInputs {...props} />
        </div>
      </ListWay>
      <WizardFooter>
        <Button type="submit" variant="primary" wide busy={lookup.phase === 'askingPlace'}>
          {t('continue')}
        </Button>
        {state && county && !hasTextToLookUp({ placeText, lookup }) && (
          <p className="wizard-note">{t('location.chosen', { county, state })}</p>
        )}
      </WizardFooter>
    </form>
  )
}

/** The field is the one question of this screen, so a person can type at once. */
function useFirstFocus(isWanted: boolean) {
  const field = useRef<HTMLInputElement>(null)
  const [isFirst] = useState(isWanted)
  useEffect(() => {
    if (isFirst) field.current?.focus({ preventScroll: true })
  }, [isFirst])
  return field
}

function PlaceAnswer(props: Pick<LocationStepProps, 'lookup' | 'state' | 'county' | 'point' | 'onPlaceChoose'>) {
  const { lookup } = props
  const getSeveralText = useSeveralText()
  return (
    <>
      <LookupNews {...props} />
      {lookup.phase === 'choosing' && (
        <PlaceChoices
          legend={getSeveralText(lookup.typed)}
          choices={lookup.choices}
          chosen={props}
          onChoose={props.onPlaceChoose}
        />
      )}
    </>
  )
}

function DeviceWay({ isAsking, onUseDevice }: { isAsking: boolean; onUseDevice: () => void }) {
  const t = useText('onboarding')
  return (
    <div className="grid gap-2">
      <Button
        wide
        busy={isAsking}
        icon={<LocateFixed aria-hidden size={20} />}
        aria-describedby="device-promise"
        onClick={onUseDevice}
      >
        {t('device.use')}
      </Button>
      <p id="device-promise" className="text-md text-ink-2">
        {t('device.promise')}
      </p>
    </div>
  )
}

interface ListWayProps {
  isOpenAtFirst: boolean
  /** A missing state or county is told on its own field, which must be visible. */
  hasProblem: boolean
  children: ReactNode
}

/** The two lists, behind a button on a phone and beside the field where there is room (see the style sheet). */
function ListWay({ isOpenAtFirst, hasProblem, children }: ListWayProps) {
  const t = useText('onboarding')
  const [wasOpened, setWasOpened] = useState(isOpenAtFirst)
  const isOpen = wasOpened || hasProblem
  return (
    <div className="wizard-way">
      <button
        type="button"
        className="ui-text-link wizard-list-button"
        aria-expanded={isOpen}
        aria-controls="wizard-list"
        onClick={() => setWasOpened(!isOpen)}
      >
        {t('location.choose')} <ChevronDown aria-hidden size={20} />
      </button>
      <p className="wizard-list-title" aria-hidden="true">
        {t('location.choose')}
      </p>
      <div id="wizard-list" className="wizard-list" data-open={isOpen || undefined}>
        {children}
      </div>
    </div>
  )
}

interface PlaceChoicesProps {
  legend: string
  choices: readonly PlaceChoice[]
  chosen: Pick<WizardState, 'state' | 'county' | 'point'>
  onChoose: (place: PlaceChoice) => void
}

/** A ZIP code in several counties, or several places of one name: one tap says which, and goes on. */
function PlaceChoices({ legend, choices, chosen, onChoose }: PlaceChoicesProps) {
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
