import { Suspense, useEffect, useState } from 'react'
import { getChosenLocation } from '#domain/onboarding/wizard-state.ts'
import {
  findByDevice,
  findTypedPlace,
  suggestPlaces,
  type WizardStore,
} from '#client/features/onboarding/find-place.ts'
import { LocationStep } from '#client/features/onboarding/location-step.tsx'
import { NeedsStep } from '#client/features/onboarding/needs-step.tsx'
import { useLikelyText } from '#client/features/onboarding/use-likely-text.ts'
import { useWizardPercent } from '#client/features/onboarding/use-wizard-percent.ts'
import { WizardFrame } from '#client/features/onboarding/wizard-frame.tsx'
import {
  followSession,
  goOn,
  hasEarlierAnswers,
  openWizard,
  pressBack,
  pressNext,
} from '#client/features/onboarding/wizard-session.ts'
import { useStore } from '#client/platform/store.ts'
import { useCounties } from '#client/shared/location/use-counties.ts'
import { openScreen } from '#client/state/navigation/navigation.ts'
import { Spinner } from '#client/ui/spinner/spinner.tsx'
import { SearchView } from './search-view.tsx'

/** Location, needs, and the search itself: three steps. */
export function OnboardingPage() {
  const [wizard] = useState(openWizard)
  const [isResumed] = useState(hasEarlierAnswers)
  useEffect(() => followSession(wizard), [wizard])
  const { step } = useStore(wizard)
  const percent = useWizardPercent(step)
  useLikelyText()
  return (
    <WizardFrame
      step={step}
      percent={percent}
      onBack={() => pressBack(wizard, step)}
      onHome={() => openScreen('welcome')}
    >
      <Suspense fallback={<Spinner large />}>
        {step === 1 && <Location wizard={wizard} isResumed={isResumed} />}
        {step === 2 && <Needs wizard={wizard} isResumed={isResumed} />}
        {step >= 3 && <SearchView />}
      </Suspense>
    </WizardFrame>
  )
}

interface StepProps {
  wizard: WizardStore
  isResumed: boolean
}

function Location({ wizard, isResumed }: StepProps) {
  const state = useStore(wizard)
  const { list, retry } = useCounties(state.state)
  return (
    <LocationStep
      {...state}
      counties={list}
      isResumed={isResumed}
      onStateChange={(code) => wizard.send({ type: 'stateChosen', state: code })}
      onCountyChange={(county) => wizard.send({ type: 'countyChosen', county })}
      onRetryCounties={retry}
      onSuggest={suggestPlaces}
      onPlaceType={(text) => wizard.send({ type: 'placeTyped', text })}
      onPlaceFind={(typed) => void onceFound(wizard, findTypedPlace(wizard, typed))}
      onPlaceChoose={(place) => {
        wizard.send({ type: 'placeChosen', place })
        goOn(wizard)
      }}
      onUseDevice={() => void onceFound(wizard, findByDevice(wizard))}
      onContinue={() => pressNext(wizard, 1)}
    />
  )
}

/** A place that is certain needs no second tap. */
async function onceFound(wizard: WizardStore, lookup: Promise<boolean>): Promise<void> {
  if (await lookup) goOn(wizard)
}

function Needs({ wizard, isResumed }: StepProps) {
  const state = useStore(wizard)
  return (
    <NeedsStep
      {...state}
      location={getChosenLocation(state)}
      isResumed={isResumed}
      onToggle={(need) => wizard.send({ type: 'needToggled', need })}
      onToggleAll={() => wizard.send({ type: 'allToggled' })}
      onOther={(text) => wizard.send({ type: 'otherWritten', text })}
      onChangeLocation={() => pressBack(wizard, 2)}
      onFind={() => pressNext(wizard, 2)}
    />
  )
}
