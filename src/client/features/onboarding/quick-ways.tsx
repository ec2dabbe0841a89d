import { LocateFixed } from 'lucide-react'
import type { PlaceChoice, WizardState } from '#domain/onboarding/wizard-state.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { LookupNews } from './lookup-news.tsx'
import { ZipChoices } from './zip-choices.tsx'
import { ZipForm } from './zip-form.tsx'

interface QuickWaysProps extends Pick<WizardState, 'lookup' | 'state' | 'county'> {
  onZip: (typed: string) => void
  onPlaceChoose: (place: PlaceChoice) => void
  onUseDevice: () => void
}

/** For people who do not know the name of their county. */
export function QuickWays({ lookup, state, county, onZip, onPlaceChoose, onUseDevice }: QuickWaysProps) {
  const t = useText('onboarding')
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
      <ZipForm lookup={lookup} onZip={onZip} />
      <LookupNews lookup={lookup} state={state} county={county} />
      {lookup.phase === 'choosing' && <ZipChoices {...lookup} state={state} county={county} onChoose={onPlaceChoose} />}
    </section>
  )
}
