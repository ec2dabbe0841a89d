import { Plus } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { FieldGroup } from '#client/ui/field/field-group.tsx'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { useRowFocus } from '#client/ui/field/use-row-focus.ts'
import type { EditorPart } from './editor-part.ts'
import { EditorSection } from './editor-section.tsx'
import { emptyPhone, type PhoneRow } from './listing-draft.ts'

const mostPhones = 10

export function PhonesSection({ form }: EditorPart) {
  const t = useText('partnerListings')
  const { phones } = form.values
  const { rows, note } = useRowFocus(phones.length)
  const handleAdd = () => {
    note('added')
    form.set('phones', [...phones, emptyPhone])
  }
  const handleRemove = (at: number) => {
    note('removed')
    form.set('phones', phones.toSpliced(at, 1))
  }
  return (
    <EditorSection form={form} name="phones">
      <FieldGroup id={form.fieldId('phones')} legend={t('fields.phones')} error={form.errors.phones}>
        <div ref={rows} tabIndex={-1} className="pl-stack">
          {phones.map((phone, at) => (
            <PhoneFields
              key={at}
              number={at + 1}
              phone={phone}
              onChange={(next) => form.set('phones', phones.with(at, next))}
              onRemove={() => handleRemove(at)}
            />
          ))}
        </div>
        {phones.length < mostPhones && (
          <Button size="small" icon={<Plus size={18} aria-hidden="true" />} onClick={handleAdd}>
            {t('form.addPhone')}
          </Button>
        )}
      </FieldGroup>
    </EditorSection>
  )
}

interface PhoneFieldsProps {
  number: number
  phone: PhoneRow
  onChange: (phone: PhoneRow) => void
  onRemove: () => void
}

function PhoneFields({ number, phone, onChange, onRemove }: PhoneFieldsProps) {
  const t = useText('partnerListings')
  const common = useText('common')
  return (
    <div data-row role="group" aria-label={t('form.phone', { number })} className="pl-row">
      <TextField
        label={t('form.phoneNumber')}
        type="tel"
        autoComplete="off"
        maxLength={32}
        value={phone.number}
        onChange={(event) => onChange({ ...phone, number: event.target.value })}
      />
      <TextField
        label={t('form.extension')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        value={phone.extension}
        onChange={(event) => onChange({ ...phone, extension: event.target.value })}
      />
      <SelectField
        label={t('form.kind')}
        value={phone.kind}
        options={[
          { value: 'voice', label: t('form.kinds.voice') },
          { value: 'text', label: t('form.kinds.text') },
        ]}
        onChange={(event) => onChange({ ...phone, kind: event.target.value as PhoneRow['kind'] })}
      />
      <SelectField
        label={t('form.phoneLanguage')}
        value={phone.language}
        options={[
          { value: '', label: t('form.anyLanguage') },
          { value: 'en', label: common('language.en') },
          { value: 'es', label: common('language.es') },
        ]}
        onChange={(event) => onChange({ ...phone, language: event.target.value as PhoneRow['language'] })}
      />
      <Button size="small" variant="quiet" onClick={onRemove}>
        {t('form.removePhone', { number })}
      </Button>
    </div>
  )
}
