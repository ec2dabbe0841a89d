import { Suspense, useEffect, useState } from 'react'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { type Namespace, loadTextModule } from '#client/platform/i18n/text-library.ts'
import { useNow } from '#client/shared/use-now.ts'
import { search } from '#client/state/search/search.ts'
import { hasStoredResults } from '#client/state/session/stored-facts.ts'
import { getChosenLocation } from '#domain/onboarding/wizard-state.ts'
import {
  findByDevice,
  findTypedPlace,
  suggestPlaces,
  type WizardStore,
} from '#client/features/onboarding/find-place.ts'
import { LocationStep } from '#client/features/onboarding/location-step.tsx'
import { NeedsStep } from '#client/features/onboarding/needs-step.tsx'
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
import { progressTickMs, getWizardPercent } from '#domain/search/progress-figures.ts'
import { SearchView } from './search-view.tsx'

const later: readonly Namespace[] = ['needs', 'search']

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

/** Preloads the texts of the next steps while the first one is read. Failed loads are retried when needed. */
function useLikelyText(): void {
  const { language } = useLanguage()
  useEffect(() => {
    for (const name of later) Promise.resolve(loadTextModule(language, name)).catch(() => undefined)
  }, [language])
}

/** Progress of the wizard's bar; at the last step it follows the search. */
function useWizardPercent(step: number): number {
  const state = useStore(search)
  const now = useNow(progressTickMs, step >= 3 && state.phase === 'searching')
  return getWizardPercent(step, state, now, hasStoredResults())
}
