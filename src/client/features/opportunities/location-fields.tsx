import { useMemo, useState } from 'react'
import type { StateCode } from '#domain/places/states.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { stateOptions } from '#client/platform/i18n/state-options.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { SelectField } from '#client/ui/field/select-field.tsx'
import type { LocationChoiceProps } from './list-query.ts'
import { useCountyList } from './use-county-list.ts'

export function LocationFields({ location, onLocation }: LocationChoiceProps) {
  const t = useText('opportunities')
  const { language } = useLanguage()
  const onboarding = useText('onboarding')
  const states = useMemo(() => stateOptions(onboarding, language), [onboarding, language])
  const [chosen, setChosen] = useState(location)
  const { names, hasFailed } = useCountyList(chosen.state)
  const counties = chosen.county === null || names.includes(chosen.county) ? names : [chosen.county, ...names]
  return (
    <div className="grid gap-3">
      <SelectField
        label={t('place.state')}
        value={chosen.state ?? ''}
        options={[{ value: '', label: t('place.anyState') }, ...states]}
        onChange={(event) => setChosen({ state: (event.target.value || null) as StateCode | null, county: null })}
      />
      {chosen.state !== null && (
        <SelectField
          label={t('place.county')}
          hint={hasFailed ? t('place.countiesFailed') : undefined}
          value={chosen.county ?? ''}
          options={[
            { value: '', label: t('place.anyCounty') },
            ...counties.map((name) => ({ value: name, label: name })),
          ]}
          onChange={(event) => setChosen({ ...chosen, county: event.target.value || null })}
        />
      )}
      <p className="op-quiet">{t('place.note')}</p>
      <Button variant="primary" onClick={() => onLocation(chosen)}>
        {t('place.done')}
      </Button>
    </div>
  )
}
