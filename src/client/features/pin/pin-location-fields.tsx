import { useMemo } from 'react'
import type { LocationForm } from '#domain/pin/form-problems.ts'
import { StateCode } from '#domain/places/states.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { stateOptions } from '#client/platform/i18n/state-options.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { type LoadCounties, useCounties } from '#client/shared/location/use-counties.ts'
import { listCountyOptions } from '#client/shared/location/use-location-choices.ts'
import { TextField } from '#client/ui/field/text-field.tsx'
import { TypeAheadSelect } from '#client/ui/select/type-ahead-select.tsx'

interface LocationFieldsProps {
  location: LocationForm
  problems: { state?: 'required'; county?: 'required' }
  loadCounties?: LoadCounties | undefined
  onChange: (location: LocationForm) => void
}

/** State, then county. Changing the state clears the county. */
export function PinLocationFields({ location, problems, loadCounties, onChange }: LocationFieldsProps) {
  const t = useText('pin')
  const onboarding = useText('onboarding')
  const { language } = useLanguage()
  const options = useMemo(() => stateOptions(onboarding, language), [onboarding, language])
  const countLabel = (count: number) => (count === 0 ? t('fields.noMatch') : t('fields.matches', { count }))
  return (
    <>
      <TypeAheadSelect
        label={t('fields.state')}
        placeholder={t('fields.statePlaceholder')}
        countLabel={countLabel}
        options={options}
        value={location.state || null}
        onChange={(state) => onChange({ state, county: '' })}
        error={problems.state && t('problems.state')}
      />
      <CountyField {...{ location, problems, loadCounties, onChange, countLabel }} />
    </>
  )
}

function CountyField(props: LocationFieldsProps & { countLabel: (count: number) => string }) {
  const { location, problems, loadCounties, onChange, countLabel } = props
  const t = useText('pin')
  const { list } = useCounties(StateCode.safeParse(location.state).data ?? null, loadCounties)
  const error = problems.county && t('problems.county')
  const handleCounty = (county: string) => onChange({ ...location, county })
  const names = list.phase === 'ready' ? list.names : []
  // The name can still be typed: the server accepts any spelling of a county.
  if (list.phase === 'failed' || (list.phase === 'ready' && names.length === 0)) {
    return (
      <TextField
        label={t('fields.county')}
        hint={t('fields.countyByHand')}
        error={error}
        autoComplete="off"
        maxLength={80}
        value={location.county}
        onChange={(event) => handleCounty(event.target.value)}
      />
    )
  }
  const placeholders = {
    none: t('fields.stateFirst'),
    loading: t('fields.countiesLoading'),
    ready: t('fields.countyPlaceholder'),
  }
  return (
    <TypeAheadSelect
      label={t('fields.county')}
      placeholder={placeholders[list.phase]}
      countLabel={countLabel}
      options={listCountyOptions(names, location.county)}
      value={location.county || null}
      onChange={handleCounty}
      disabled={list.phase === 'none'}
      error={error}
    />
  )
}
