import './county-list.css'
import { useState } from 'react'
import type { StateCode } from '#domain/places/states.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { stateOptions } from '#client/platform/i18n/state-options.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { TypeAheadSelect } from '#client/ui/select/type-ahead-select.tsx'
import type { CountyNames } from './county-names.ts'

interface CountyPickerProps {
  label: string
  countyNames: CountyNames
  value: string | null
  /** State preselected until the user chooses another. */
  near: string | null
  onChange: (fips: string) => void
}

/** First the state, then one of its counties by typing: a single list of three thousand would be unusable. */
export function CountyPicker({ label, countyNames, value, near, onChange }: CountyPickerProps) {
  const t = useText('partnerListings')
  const common = useText('common')
  const states = stateOptions(useText('onboarding'), useLanguage().language)
  const { counties, hasFailed, retry } = countyNames
  const [chosen, setChosen] = useState<StateCode>()
  const currentCounty = counties.find(({ fips }) => fips === (value ?? near))
  const state = chosen ?? currentCounty?.state ?? states[0]?.value
  const options = counties
    .filter((county) => county.state === state)
    .map(({ fips, name }) => ({ value: fips, label: name }))
  if (hasFailed) {
    return (
      <Notice tone="warning">
        <p>{t('form.countyNotLoaded')}</p>
        <Button size="small" onClick={retry}>
          {common('tryAgain')}
        </Button>
      </Notice>
    )
  }
  return (
    <div className="county-pair">
      <SelectField
        label={t('form.countyState')}
        value={state}
        options={states}
        onChange={(event) => setChosen(event.target.value as StateCode)}
      />
      <TypeAheadSelect
        key={state}
        label={label}
        options={options}
        value={value}
        onChange={onChange}
        countLabel={(count) => (count === 0 ? t('form.countyNone') : t('form.counties', { count }))}
      />
    </div>
  )
}
