import type { PlaceChoice, WizardState } from '#domain/onboarding/wizard-state.ts'
import type { StateCode } from '#domain/places/states.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import type { CountyList } from '#client/shared/location/use-counties.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { LocationInputs } from './location-inputs.tsx'
import { QuickWays } from './quick-ways.tsx'
import type { SuggestPlaces } from './use-place-suggestions.ts'
import { useFocusOnProblem } from './use-focus-on-problem.ts'
import { WizardFooter } from './wizard-footer.tsx'

export interface LocationStepProps extends Pick<WizardState, 'state' | 'county' | 'point' | 'lookup' | 'problem'> {
  counties: CountyList
  /** The location was chosen for an earlier search. */
  isResumed?: boolean
  onStateChange: (state: StateCode) => void
  onCountyChange: (county: string) => void
  onRetryCounties: () => void
  onSuggest: SuggestPlaces
  onPlaceFind: (typed: string) => void
  onPlaceChoose: (place: PlaceChoice) => void
  onUseDevice: () => void
  onContinue: () => void
}

/** Step 1: where the person needs help. */
export function LocationStep({ lookup, isResumed = false, onContinue, ...props }: LocationStepProps) {
  const t = useText('onboarding')
  const { state, county, problem } = props
  const { area, notePress } = useFocusOnProblem<HTMLDivElement>(problem !== null, '[aria-invalid="true"]')
  const handleContinue = () => {
    onContinue()
    notePress()
  }
  return (
    <>
      <div className="grid gap-2">
        <h1 tabIndex={-1}>{t('location.title')}</h1>
        <p className="text-ink-2">{t('location.hint')}</p>
      </div>
      {isResumed && <Notice>{t('resumed')}</Notice>}
      <div ref={area} className="grid gap-4">
        <LocationInputs {...props} />
      </div>
      <QuickWays
        lookup={lookup}
        state={state}
        county={county}
        point={props.point}
        onSuggest={props.onSuggest}
        onPlaceFind={props.onPlaceFind}
        onPlaceChoose={props.onPlaceChoose}
        onUseDevice={props.onUseDevice}
      />
      <WizardFooter>
        <Button variant="primary" wide onClick={handleContinue}>
          {t('continue')}
        </Button>
        {state && county && <p className="wizard-note">{t('location.chosen', { county, state })}</p>}
      </WizardFooter>
    </>
  )
}
