import { Phone } from 'lucide-react'
import { useMemo } from 'react'
import type { WizardState } from '#domain/onboarding/wizard-state.ts'
import type { StateCode } from '#domain/places/states.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { stateOptions } from '#client/platform/i18n/state-options.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import type { CountyList } from '#client/shared/location/use-counties.ts'
import { listCountyOptions } from '#client/shared/location/use-location-choices.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { TypeAheadSelect } from '#client/ui/select/type-ahead-select.tsx'

interface PlaceFieldsProps extends Pick<WizardState, 'state' | 'county' | 'problem'> {
  counties: CountyList
  onStateChange: (state: StateCode) => void
  onCountyChange: (county: string) => void
  onRetryCounties: () => void
}

export function LocationInputs(props: PlaceFieldsProps) {
  const t = useText('onboarding')
  const { language } = useLanguage()
  const options = useMemo(() => stateOptions(t, language), [t, language])
  const { state, county, problem } = props
  const error = problem && problem !== 'oneNeed' ? t(`problems.${problem}`) : undefined
  return (
    <>
      <TypeAheadSelect
        label={t('location.state')}
        placeholder={t('location.statePlaceholder')}
        error={state === null && error}
        options={options}
        value={state}
        countLabel={(count) => (count ? t('location.stateMatches', { count }) : t('location.stateNoMatch'))}
        onChange={(code) => props.onStateChange(code as StateCode)}
      />
      <CountyField {...props} error={state !== null && county === null && error} />
      <CountyListNews list={props.counties} onRetry={props.onRetryCounties} />
    </>
  )
}

type CountyFieldProps = Pick<PlaceFieldsProps, 'state' | 'county' | 'counties' | 'onCountyChange'> & {
  error: string | false | undefined
}

/** Can be opened before a state is chosen, and then says to choose one first. Changing the state clears it. */
function CountyField({ state, county, counties, error, onCountyChange }: CountyFieldProps) {
  const t = useText('onboarding')
  const options = useMemo(
    () => listCountyOptions(counties.phase === 'ready' ? counties.names : [], county),
    [counties, county],
  )
  const countLabel = (count: number) => {
    if (state === null) return t('problems.stateFirst')
    if (counties.phase === 'loading') return t('location.countiesLoading')
    return count ? t('location.countyMatches', { count }) : t('location.countyNoMatch')
  }
  return (
    <TypeAheadSelect
      key={state ?? ''}
      label={t('location.county')}
      hint={t('location.countyHint')}
      placeholder={state === null ? t('problems.stateFirst') : t('location.countyPlaceholder')}
      error={error}
      options={options}
      value={county}
      countLabel={countLabel}
      onChange={onCountyChange}
    />
  )
}

function CountyListNews({ list, onRetry }: { list: CountyList; onRetry: () => void }) {
  const t = useText('onboarding')
  const common = useText('common')
  const isEmpty = list.phase === 'ready' && list.names.length === 0
  return (
    <div role="status" className="wizard-news">
      {list.phase === 'loading' && <p className="text-ink-2">{t('location.countiesLoading')}</p>}
      {list.phase === 'failed' && (
        <Notice tone="warning">
          <p className="mb-2">{t('location.countiesFailed')}</p>
          <Button size="small" onClick={onRetry}>
            {common('tryAgain')}
          </Button>
        </Notice>
      )}
      {isEmpty && (
        <Notice>
          <p className="mb-2">{t('location.comingSoon')}</p>
          <Button size="small" href="tel:211" icon={<Phone aria-hidden size={18} />}>
            {common('call211')}
          </Button>
        </Notice>
      )}
    </div>
  )
}
