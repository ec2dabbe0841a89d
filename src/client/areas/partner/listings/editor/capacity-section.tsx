import { Capacity } from '#domain/partners/partner-details.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { FieldGroup } from '#client/ui/field/field-group.tsx'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import type { EditorPart } from './editor-part.ts'
import { EditorSection } from './editor-section.tsx'

const longestAlert = 200

export function CapacitySection({ form }: EditorPart) {
  const t = useText('partnerListings')
  return (
    <EditorSection form={form} name="capacity">
      <div className="pl-pair">
        <SelectField
          {...form.fieldProps('capacity')}
          label={t('form.capacity')}
          options={Capacity.options.map((value) => ({ value, label: t(`form.capacities.${value}`) }))}
        />
        {form.values.capacity === 'full' && (
          <TextField {...form.fieldProps('fullUntil')} type="date" label={t('form.fullUntil')} />
        )}
      </div>
      <FieldGroup legend={t('form.alert')} hint={t('form.alertHint')}>
        <div className="pl-pair">
          <TextAreaField
            {...form.fieldProps('alertEn')}
            label={t('form.alertEn')}
            lang="en"
            rows={2}
            maxLength={longestAlert}
          />
          <TextAreaField
            {...form.fieldProps('alertEs')}
            label={t('form.alertEs')}
            lang="es"
            rows={2}
            maxLength={longestAlert}
          />
          <TextField {...form.fieldProps('alertUntil')} type="date" label={t('form.alertUntil')} />
        </div>
      </FieldGroup>
    </EditorSection>
  )
}
