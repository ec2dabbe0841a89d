import { StateCode } from '#domain/places/states.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { LocationFields } from '#client/shared/location/location-fields.tsx'
import { FieldGroup } from '#client/ui/field/field-group.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import type { FormPart } from './form-part.ts'

const longestAddress = 300

export function OpeningLocationFields({ form }: FormPart) {
  const t = useText('partnerOpenings')
  const words = useText('opportunities')
  const { state, county, isRemote } = form.values
  return (
    <FieldGroup legend={t('groups.where')}>
      <div className="pl-pair">
        <LocationFields
          location={{ state: StateCode.safeParse(state).data ?? '', county }}
          ids={{ state: form.fieldId('state'), county: form.fieldId('county') }}
          errors={{ state: form.errors.state, county: form.errors.county }}
          words={{
            state: t('fields.state'),
            noState: t('fields.anyState'),
            county: t('fields.county'),
            noCounty: t('fields.anyCounty'),
            countiesFailed: words('place.countiesFailed'),
          }}
          onLocation={(location) => {
            form.set('state', location.state)
            form.set('county', location.county)
          }}
        />
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
