import { useMemo } from 'react'
import type { StateCode } from '#domain/places/states.ts'
import { useCountyList } from '#client/features/opportunities/use-county-list.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { stateOptions } from '#client/platform/i18n/state-options.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { FieldGroup } from '#client/ui/field/field-group.tsx'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import type { FormPart } from './form-part.ts'

const longestAddress = 300

export function OpeningLocationFields({ form }: FormPart) {
  const t = useText('partnerOpenings')
  const words = useText('opportunities')
  const onboarding = useText('onboarding')
  const { language } = useLanguage()
  const states = useMemo(() => stateOptions(onboarding, language), [onboarding, language])
  const { state, county, isRemote } = form.values
  const { names, hasFailed } = useCountyList((state || null) as StateCode | null)
  const counties = county === '' || names.includes(county) ? names : [county, ...names]
  return (
    <FieldGroup legend={t('groups.where')}>
      <div className="pl-pair">
        <SelectField
          {...form.fieldProps('state')}
          label={t('fields.state')}
          options={[{ value: '', label: t('fields.anyState') }, ...states]}
          onChange={(event) => {
            form.set('state', event.target.value)
            form.set('county', '')
          }}
        />
        {state !== '' && (
          <SelectField
            {...form.fieldProps('county')}
            label={t('fields.county')}
            hint={hasFailed ? words('place.countiesFailed') : undefined}
            options={[
              { value: '', label: t('fields.anyCounty') },
              ...counties.map((name) => ({ value: name, label: name })),
            ]}
          />
        )}
      </div>
      <TextField
        {...form.fieldProps('address')}
        label={`${t('fields.address')} ${t('optional')}`}
        autoComplete="off"
        maxLength={longestAddress}
      />
      <label className="pl-check">
        <input
          type="checkbox"
          id={form.fieldId('isRemote')}
          checked={isRemote}
          onChange={(event) => form.set('isRemote', event.target.checked)}
        />
        <span>{t('fields.isRemote')}</span>
      </label>
    </FieldGroup>
  )
}
