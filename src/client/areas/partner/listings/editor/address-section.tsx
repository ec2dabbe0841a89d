import { CountyList } from '#client/features/listing-changes/county-list.tsx'
import { CountyPicker } from '#client/features/listing-changes/county-picker.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { TextField } from '#client/ui/field/text-field.tsx'
import type { EditorPart } from './editor-part.ts'
import { EditorSection } from './editor-section.tsx'

const longest = { street: 300, city: 120, zip: 5 }

export function AddressSection(part: EditorPart) {
  const { form, isNew, countyNames, isAddressLocked } = part
  const t = useText('partnerListings')
  const { countyFips, isConfidential } = form.values
  return (
    <EditorSection form={form} name="place">
      {!isNew && (
        <label className="pl-check">
          <input
            type="checkbox"
            id={form.fieldId('isConfidential')}
            checked={isConfidential}
            disabled={isAddressLocked}
            onChange={(event) => form.set('isConfidential', event.target.checked)}
          />
          <span>{t('form.confidential')}</span>
        </label>
      )}
      {isAddressLocked && <p className="pl-quiet">{t('form.confidentialLocked')}</p>}
      <TextField
        {...form.fieldProps('street')}
        label={t('fields.street')}
        autoComplete="off"
        maxLength={longest.street}
      />
      <div className="pl-pair">
        <TextField {...form.fieldProps('city')} label={t('fields.city')} autoComplete="off" maxLength={longest.city} />
        <TextField
          {...form.fieldProps('zip')}
          label={t('fields.zip')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={longest.zip}
        />
      </div>
      <CountyPicker
        label={t('form.county')}
        countyNames={countyNames}
        value={countyFips || null}
        near={null}
        onChange={(fips) => form.set('countyFips', fips)}
      />
      {!isNew && <ServiceCounties {...part} />}
    </EditorSection>
  )
}

const mostCounties = 60

function ServiceCounties({ form, countyNames }: EditorPart) {
  const t = useText('partnerListings')
  const { serviceCounties, countyFips } = form.values
  return (
    <CountyList
      id={form.fieldId('serviceCounties')}
      legend={t('fields.serviceCounties')}
      hint={t('form.serviceCountiesHint')}
      error={form.errors.serviceCounties}
      countyNames={countyNames}
      counties={serviceCounties}
      most={mostCounties}
      near={countyFips || null}
      onChange={(counties) => form.set('serviceCounties', counties)}
    />
  )
}
