import { useState } from 'react'
import type { Form } from '#client/platform/form/use-form.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { BringList } from './bring-list.tsx'
import type { ResponseValues } from './response-values.ts'

interface DetailFieldsProps {
  form: Form<ResponseValues>
  commonItems: readonly string[]
}

const folded = ['bring', 'date', 'time', 'place', 'instructions', 'contactName', 'contactPhone'] as const

/** Fields most answers leave empty. Open when one has a value, has an error, or is required. */
export function MoreFields({ form, commonItems }: DetailFieldsProps) {
  const t = useText('partnerAnswer')
  const { state } = form.values
  const [isOpen, setIsOpen] = useState(() => folded.some((key) => form.values[key].length > 0))
  const isNeeded = state === 'needs_you' || folded.some((key) => form.errors[key] !== undefined)
  if (state === 'declined') return <ContactFields form={form} />
  return (
    <details
      className="pa-more"
      open={isOpen || isNeeded}
      onToggle={(event) => !isNeeded && setIsOpen(event.currentTarget.open)}
    >
      <summary>{t('form.more')}</summary>
      <div className="pa-form">
        <DetailFields form={form} commonItems={commonItems} />
        <ContactFields form={form} />
      </div>
    </details>
  )
}

function ContactFields({ form }: Pick<DetailFieldsProps, 'form'>) {
  const t = useText('partnerAnswer')
  return (
    <fieldset className="pa-stack">
      <legend className="ui-field-label">
        {t('form.contact')} {t('form.optional')}
      </legend>
      <div className="pa-two">
        <TextField {...form.fieldProps('contactName')} label={t('form.contactName')} autoComplete="off" />
        <TextField {...form.fieldProps('contactPhone')} label={t('form.contactPhone')} type="tel" autoComplete="off" />
      </div>
    </fieldset>
  )
}

/** What the person needs for a visit: documents, a time, the next step. A no has none of it. */
function DetailFields({ form, commonItems }: DetailFieldsProps) {
  const t = useText('partnerAnswer')
  return (
    <>
      <BringList common={commonItems} value={form.values.bring} onChange={(bring) => form.set('bring', bring)} />
      <fieldset className="pa-stack">
        <legend className="ui-field-label">
          {t('form.appointment')} {t('form.optional')}
        </legend>
        <div className="pa-two">
          <TextField {...form.fieldProps('date')} label={t('form.date')} type="date" />
          <TextField {...form.fieldProps('time')} label={t('form.time')} type="time" />
        </div>
        <TextField {...form.fieldProps('place')} label={t('form.place')} autoComplete="off" />
      </fieldset>
      <TextAreaField
        {...form.fieldProps('instructions')}
        label={`${t('form.instructions')} ${t('form.optional')}`}
        rows={3}
      />
    </>
  )
}
