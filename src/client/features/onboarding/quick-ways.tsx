import { LocateFixed } from 'lucide-react'
import type { PlaceChoice, WizardState } from '#domain/onboarding/wizard-state.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { LookupNews } from './lookup-news.tsx'
import { PlaceChoices } from './place-choices.tsx'
import { PlaceForm, type PlaceFormProps } from './place-form.tsx'
import { useSeveralText } from './use-several-text.ts'

interface QuickWaysProps
  extends
    Pick<WizardState, 'lookup' | 'state' | 'county' | 'point'>,
    Pick<PlaceFormProps, 'onSuggest' | 'onPlaceFind'> {
  onPlaceChoose: (place: PlaceChoice) => void
  onUseDevice: () => void
}

/** For people who do not know the name of their county. */
export function QuickWays({ onSuggest, onPlaceFind, onPlaceChoose, onUseDevice, ...wizard }: QuickWaysProps) {
  const { lookup } = wizard
  const t = useText('onboarding')
  const getSeveralText = useSeveralText()
  return (
    <section aria-labelledby="quick-ways" className="wizard-quick grid gap-4">
      <h2 id="quick-ways">{t('quickWays')}</h2>
      <div className="grid gap-2">
        <p id="device-promise" className="text-md text-ink-2">
          {t('device.promise')}
        </p>
        <Button
          wide
          busy={lookup.phase === 'askingDevice'}
          icon={<LocateFixed aria-hidden size={20} />}
          aria-describedby="device-promise"
          onClick={onUseDevice}
        >
          {t('device.use')}
        </Button>
      </div>
      <PlaceForm {...{ lookup, onSuggest, onPlaceFind }} onSuggestionChoose={onPlaceChoose} />
      <LookupNews {...wizard} />
      {lookup.phase === 'choosing' && (
        <PlaceChoices
          legend={getSeveralText(lookup.typed)}
          choices={lookup.choices}
          chosen={wizard}
          onChoose={onPlaceChoose}
        />
      )}
    </section>
  )
}
