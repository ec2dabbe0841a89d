import { useMemo } from 'react'
import type { LocationForm } from '#domain/pin/form-problems.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { stateOptions } from '#client/platform/i18n/state-options.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { TextField } from '#client/ui/field/text-field.tsx'
import { TypeAheadSelect } from '#client/ui/select/type-ahead-select.tsx'
import type { LoadCounties } from './load-counties.ts'
import { useCounties } from './use-counties.ts'

interface LocationFieldsProps {
  location: LocationForm
  problems: { state?: 'required'; county?: 'required' }
  loadCounties: LoadCounties
  onChange: (location: LocationForm) => void
}

/** State, then county. Changing the state clears the county. */
export function LocationFields({ location, problems, loadCounties, onChange }: LocationFieldsProps) {
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
  const counties = useCounties(location.state, loadCounties)
  const error = problems.county && t('problems.county')
  const handleCounty = (county: string) => onChange({ ...location, county })
  if (counties.phase === 'failed') {
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
  const listed = counties.phase === 'ready' ? counties.names : []
  // A county from an earlier search stays an option, listed or not.
  const names = location.county === '' || listed.includes(location.county) ? listed : [location.county, ...listed]
  const placeholders = {
    none: t('fields.stateFirst'),
    loading: t('fields.countiesLoading'),
    ready: t('fields.countyPlaceholder'),
  }
  return (
    <TypeAheadSelect
      label={t('fields.county')}
      placeholder={placeholders[counties.phase]}
      countLabel={countLabel}
      options={names.map((name) => ({ value: name, label: name }))}
      value={location.county || null}
      onChange={handleCounty}
      disabled={counties.phase === 'none'}
      error={error}
    />
  )
}
